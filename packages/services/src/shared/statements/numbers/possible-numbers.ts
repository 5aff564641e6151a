import { remembering } from '../remembering.ts';
import { type NumberInTokens, numbersFrom } from './number-sums.ts';
import { partsOfFigure, tokensOf } from './number-tokens.ts';
import { NUMBER_WORDS, SCALE_WORDS, SHARE_WORDS } from './number-words.ts';

/**
 * Every number that a text may state, in figures or in words of English, German, French or Spanish. Where a number can be
 * read in two ways ("1.200"), both are in it: a number that is missing here certainly is not in the text.
 */
export const possibleNumbers = (text: string): ReadonlySet<number> => numbersOf(text);

const KNOWN_MAX = 100;
const numbersOf = remembering((text) => {
  const tokens = tokensOf(text);
  const shares = tokens.flatMap((token) => SHARE_WORDS.get(token) ?? []);
  const parts = tokens.flatMap(partsOfFigure);
  const uncounted = tokens.flatMap((token) => UNCOUNTED.get(token) ?? []);
  const sums = tokens.flatMap((_, at) => numbersFrom(tokens, at).flat());
  return new Set([...shares, ...parts, ...uncounted, ...sums.map(({ value }) => value)]);
}, KNOWN_MAX);

/** What each figure in digits may mean, with the words behind it that multiply it: "2,5 millones". */
export function figuresIn(text: string): { figure: string; readings: number[] }[] {
  const tokens = tokensOf(text);
  return tokens.flatMap((figure, at) =>
    /^\d/.test(figure) ? [{ figure, readings: numbersFrom(tokens, at).flatMap(readingsOf(tokens.slice(at + 1))) }] : [],
  );
}

/** "15 m" is 15 metres or 15 million, "2 cents" are two. */
const OF_TWO_SCALES = new Set(['m', 'cent', 'cents']);

const readingsOf =
  (after: readonly string[]) =>
  (numbers: readonly NumberInTokens[]): number[] => {
    const scales = after.findIndex((word) => !SCALE_WORDS.has(word));
    const isScaled = ({ parts }: NumberInTokens) => parts === 1 + (scales < 0 ? after.length : scales);
    const isAlone = ({ parts }: NumberInTokens) => parts === 1 && OF_TWO_SCALES.has(after[0] ?? '');
    return numbers.filter((one) => isScaled(one) || isAlone(one)).map(({ value }) => value);
  };

/** "Two", "forty-five", "a billion" surely count in a statement; "second", "a", "neuf" and "cents" may say something else. */
const OF_TWO_MEANINGS = new Set(
  (
    'a an one ein eins eine einen einem einer un une uno una half halbe halben halber demi demie medio media first erste ersten ' +
    'premier premiere primer primera second zweite zweiten deuxieme seconde segundo segunda third dritte dritten troisieme ' +
    'tercer tercera tercero fourth vierte vierten quatrieme cuarto cuarta fifth funfte funften cinquieme quinto quinta sixth ' +
    'sechste sechsten sixieme sexto sexta seventh siebte siebten septieme septimo septima eighth achte achten huitieme octavo ' +
    'octava ninth neunte neunten neuvieme noveno novena tenth zehnte zehnten dixieme decimo decima twentieth dos tres sept neuf ' +
    'once elf onze quince seize cent cents k m mn mm mio bn mrd mil mille und'
  ).split(' '),
);
/** Thousands of what is not counted: the figure is any from here up to a thousand times as many. */
const UNCOUNTED = new Map([
  ...ofAll(20, 'dozens dutzende dutzenden dizaines douzaines decenas docenas'),
  ...ofAll(100, 'hundreds hunderte hunderten centaines cientos centenares'),
  ...ofAll(1e3, 'thousands tausende tausenden milliers millares'),
  ...ofAll(1e6, 'millions millionen millones'),
  ...ofAll(1e9, 'billions milliarden milliards'),
]);
/** Of these a statement surely says that there are so many. */
const SURELY_COUNT = /^(?:dozens|hundreds|(?:thou|mill|bill)\p{L}+|milliarde?n?s?)$/u;

function ofAll(from: number, words: string): [string, number][] {
  return words.split(' ').map((word) => [word, from]);
}

/** A number that a statement writes in words. */
interface FigureInWords {
  figure: string;
  /** null of "thousands". */
  value: number | null;
  isStatedBy: (stated: ReadonlySet<number>) => boolean;
}

export function figuresInWords(text: string): FigureInWords[] {
  const tokens = tokensOf(text);
  const found: FigureInWords[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const first = tokens[at] ?? '';
    const isFigure = /^\d/.test(first);
    const whole = isFigure || isNumberWord(first) ? numbersFrom(tokens, at)[0]?.at(-1) : undefined;
    const words = tokens.slice(at, at + (whole?.length ?? 1));
    const from = SURELY_COUNT.test(first) ? UNCOUNTED.get(first) : undefined;
    if (from !== undefined)
      found.push({
        figure: first,
        value: null,
        isStatedBy: (stated) => [...stated].some((one) => one >= from && one < from * 1000),
      });
    else if (!isFigure && words.some((word) => isNumberWord(word) && !OF_TWO_MEANINGS.has(word)))
      found.push({
        figure: words.join(' '),
        value: whole?.value ?? null,
        isStatedBy: (stated) => stated.has(whole?.value ?? Number.NaN),
      });
    at += words.length - 1;
  }
  return found;
}

const isNumberWord = (word: string) => NUMBER_WORDS.has(word) || SCALE_WORDS.has(word);
