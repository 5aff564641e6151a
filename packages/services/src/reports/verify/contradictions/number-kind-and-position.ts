import { codesIn, withoutCodes } from '../../../shared/statements/numbers/number-codes.ts';
import { type LocatedNumber, locatedNumbersIn, toPlainNumbers } from '../../../shared/statements/stated-numbers.ts';
import { verbRoot } from '../../../shared/statements/verb-roots.ts';
import { isSmallWord, wordsOf } from './wording/sentence-words.ts';

type NumberKind = 'code' | 'year' | 'quantity';

/** Whether a number of the claim counts where its sentence has it in a name or as a year, or the other way round. */
export function isNumberOfOtherKind(claim: string, sentence: string): boolean {
  const stated = kindsOf(sentence);
  return kindsOf(claim).some(({ value, kind }) => {
    const same = stated.filter((one) => one.value === value);
    return same.length > 0 && same.every((one) => one.kind !== kind);
  });
}

/** Behind a figure that counts something. */
const IS_COUNT =
  /^\s(?!(?:in|at|on|for|with|and|has|had|was|is|the|a|an|to|by|of|from|und|mit|auf|in|hat|wurde|nach|et|a|à|le|la|les|avec|pour|y|en|con|ha|de|del|el|los|las)\s)\p{Ll}/u;
/** "Im dritten Quartal 2025 wuchs …": a year, whatever follows. */
const BEFORE_YEAR =
  /(?:^(?:In|En|Im)|(?<!\p{L})(?:Quartal|Halbjahr|Jahre?|Anfang|Mitte|Ende|Sommer|Herbst|Winter|Frühjahr|seit|trimestre|semestre|année|año|début|fin|depuis|desde|quarter|half|year|since|early|late|mid|[QT][1-4]|[HS][12]))[\s-](?:of |de |del |en )?$/u;

function kindsOf(text: string): { value: number; kind: NumberKind }[] {
  const plain = toPlainNumbers(text);
  const codes = codesIn(plain);
  const isYear = ({ start, end }: LocatedNumber) =>
    /^(?:19|20)\d\d$/.test(plain.slice(start, end)) &&
    (BEFORE_YEAR.test(plain.slice(0, start)) || !IS_COUNT.test(plain.slice(end)));
  return locatedNumbersIn(plain).map((one) => ({
    value: one.value,
    kind: codes.some(({ start, end }) => one.start >= start && one.start < end)
      ? 'code'
      : isYear(one)
        ? 'year'
        : 'quantity',
  }));
}

interface NumberPosition {
  value: number;
  /** The word right before it, by root. */
  left: string;
  /** The words of its part of the sentence. */
  words: Set<string>;
}

const PART_END =
  /[,;:(]\s?|\s(?:and|while|whereas|as part of|out of(?: a total of)?|of a total of|with|und|sowie|während|von insgesamt|bei insgesamt|et|dont|tandis que|sur un total de|y|mientras|de un total de|de l[oa]s (?:que|cuales))\s|(?<=metres[^,;\d]{0,15})\s(?:by|por|x|×|auf|sur)\s(?=\d[\d.,]*\s*metres)/gu;
const APPROXIMATE =
  /^(?:about|around|some|nearly|almost|over|more|than|roughly|rund|etwa|gut|knapp|über|mehr|als|fast|environ|près|plus|de|quelque|unos|unas|cerca|casi|más|the|its|die|den|les|las|los)$/iu;

function positionsOf(text: string): NumberPosition[] {
  const plain = withoutCodes(toPlainNumbers(text));
  const cuts = [...plain.matchAll(PART_END)].flatMap(({ 0: words, index }) =>
    isInNumber(plain, index) ? [] : [index + words.length],
  );
  return locatedNumbersIn(plain).map(({ value, start }) => {
    const from = cuts.findLast((cut) => cut <= start) ?? 0;
    const to = cuts.find((cut) => cut > start) ?? plain.length;
    const before = wordsOf(plain.slice(0, start)).filter(({ text: word }) => !APPROXIMATE.test(word));
    return {
      value,
      left: verbRoot(before.at(-1)?.text.toLowerCase() ?? ''),
      words: new Set(
        wordsOf(plain.slice(from, to))
          .filter((word) => !isSmallWord(word) && !/^\d/.test(word.text))
          .map(({ meaning }) => meaning),
      ),
    };
  });
}

const isInNumber = (plain: string, index: number) =>
  /\d[,.]$/.test(plain.slice(index - 1, index + 1)) && /\d/.test(plain.charAt(index + 1));

/**
 * "Employs 640 people, 210 of them in Matlock": whether the claim puts a number where its sentence has another one, without
 * a word of the part that it is said of.
 */
export function takesPositionOfOther(claim: string, sentence: string): boolean {
  const stated = positionsOf(sentence);
  const claimed = new Set(wordsOf(claim).map(({ meaning }) => meaning));
  return positionsOf(claim).some(({ value, left }) => {
    const same = stated.filter((one) => one.value === value);
    const others = stated.filter((one) => one.value !== value && one.left === left);
    if (left === '' || same.length === 0 || others.length === 0 || same.some((one) => one.left === left)) return false;
    const inOthers = new Set(others.flatMap(({ words }) => [...words]));
    return !same.some(({ words }) => [...words].some((word) => !inOthers.has(word) && claimed.has(word)));
  });
}
