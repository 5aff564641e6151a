import { editDistance } from '@workbench/text/edit-distance';
import { GERMAN_COMPOUND_ENDINGS } from '../languages/german-compounds.ts';
import { findPhrase, LEXICONS, type Lexicon } from '../languages/lexicon.ts';
import { splitCompound } from '../languages/split-compound.ts';
import { lexiconOf, splitElisions } from '../languages/translate-tokens.ts';
import { phraseKey, type Token } from '../sentence/tokens.ts';
import { type Correction, inCaseOf } from './correct-spelling.ts';
import { isRightWord } from './known-words.ts';

/** Shorter words of one language are near to words of another by chance. */
const SHORTEST = 8;
const SHORT = 6;
const LONG = 12;
const ENDING_MIN = 6;
const WORD = /^[a-z]+$/;
/** What follows is the name of an employer, which is not a typing error. */
const BEFORE_NAME = /^(?:at|bei|beim|von|chez|pour|para|firma|societe|empresa)$/;

const LEXICON_WORDS = new Set(LEXICONS.flatMap(({ english }) => [...english.keys()].flatMap((key) => key.split(' '))));
/** Another number or gender of a word is no typing error. */
const STEMS = LEXICONS.map(
  ({ stem, english }) => [stem, new Set([...english.keys()].flatMap((key) => key.split(' ')).map(stem))] as const,
);
/** Occupations are listed in one form, and mistyped in all of them: "fontaneros", "fiscalistes". */
const formsOf = (word: string): string[] =>
  /o$/.test(word)
    ? [word, `${word}s`, `${word.slice(0, -1)}as`]
    : /(?:[dst]or|ier|eur|iste|ista)$/.test(word)
      ? [word, `${word}s`, `${word}es`]
      : [word];
const WORDS = [...new Set([...LEXICON_WORDS].flatMap(formsOf))].filter(
  (word) => word.length >= SHORTEST - 1 && WORD.test(word),
);
const ENDINGS = [...new Set(GERMAN_COMPOUND_ENDINGS.map(([ending]) => phraseKey(ending)))].filter(
  (ending) => ending.length >= ENDING_MIN && WORD.test(ending),
);
const GERMAN = LEXICONS.find(({ language }) => language === 'German') as Lexicon;

/** The words of a sentence that are mistyped ones of German, French or Spanish, at their own positions. */
export function correctAbroad(tokens: readonly Token[]): { tokens: Token[]; corrections: Correction[] } {
  const corrections: Correction[] = [];
  const language = lexiconOf([...tokens]);
  const words = language ? splitElisions(tokens) : tokens;
  const corrected = words.map((token, at) => {
    const own = language && isShortMistyped(token, words[at - 1]?.key ?? '') ? nearestOf(language, token.key) : null;
    if (own !== null) {
      const read = inCaseOf(token.raw, own);
      corrections.push({ written: token.raw, read });
      return { ...token, key: own, raw: read };
    }
    if (!isMistyped(token, words[at - 1]?.key ?? '') && !isKindOfCompany(token)) return token;
    const meant = isKindOfCompany(token)
      ? nearestCompound(token.key)
      : (nearestWord(token.key) ?? nearestCompound(token.key));
    if (meant === null) return token;
    const read = inCaseOf(token.raw, meant);
    corrections.push({ written: token.raw, read });
    return { ...token, key: meant, raw: read };
  });
  return { tokens: corrected, corrections };
}

/** Six and seven letters: compared with the words of the sentence's own language alone, and never where a town may be. */
const isShortMistyped = (token: Token, before: string): boolean =>
  token.key.length >= SHORT &&
  token.key.length < SHORTEST &&
  !/^(?:in|aus|nach|a|en)$/.test(before) &&
  isUnknown(token, before);

/** The one word of a language that differs by a letter. */
function nearestOf({ english }: Lexicon, key: string): string | null {
  const words = [...new Set([...english.keys()].flatMap((phrase) => phrase.split(' ')))];
  const near = words.filter(
    (word) =>
      word.length >= SHORT && WORD.test(word) && word.charAt(0) === key.charAt(0) && editDistance(key, word, 1) === 1,
  );
  const meanings = new Set(near.map((word) => english.get(word) ?? word));
  return meanings.size === 1 ? (near[0] ?? null) : null;
}

/** "Lebensmitelherstellern": no name of an employer, also behind "bei". */
const isKindOfCompany = ({ key }: Token): boolean =>
  WORD.test(key) && KIND_OF_COMPANY.test(key) && !LEXICON_WORDS.has(key) && splitCompound(GERMAN, key) === null;
const KIND_OF_COMPANY =
  /.{6}(?:herstellern?|anbietern?|dienstleistern?|handlern?|betrieben?|firmen|unternehmen|fabriken|agenturen|branche|industrie)$/;

const isMistyped = (token: Token, before: string): boolean => token.key.length >= SHORTEST && isUnknown(token, before);

function isUnknown(token: Token, before: string): boolean {
  const { key } = token;
  if (!WORD.test(key) || isRightWord(key) || BEFORE_NAME.test(before)) return false;
  if (STEMS.some(([stem, stems]) => stems.has(stem(key)))) return false;
  return !LEXICON_WORDS.has(key) && !LEXICONS.some((lexicon) => findPhrase(lexicon, [token], 0) !== null);
}

/** Null when no word is near, or two are equally near. */
function nearestWord(key: string): string | null {
  const max = key.length < LONG ? 1 : 2;
  const near = WORDS.filter((word) => word.charAt(0) === key.charAt(0)).flatMap((word) => {
    const distance = editDistance(key, word, max);
    return distance > max ? [] : [{ word, distance }];
  });
  const least = Math.min(...near.map(({ distance }) => distance));
  const nearest = near.filter(({ distance }) => distance === least);
  const [first] = nearest;
  return nearest.length === 1 && first !== undefined ? first.word : null;
}

/** "lebensmitel" of "lebensmitelhersteller": the one German word that differs by a letter. */
function nearestStem(stem: string): string | null {
  const near = [...GERMAN.english.keys()].filter(
    (word) => WORD.test(word) && word.charAt(0) === stem.charAt(0) && editDistance(stem, word, 1) === 1,
  );
  const [first] = near;
  return near.length === 1 && first !== undefined ? first : null;
}

/** "vertriebsleter": the stem is right and the ending mistyped. */
function nearestCompound(key: string): string | null {
  if (splitCompound(GERMAN, key) !== null) return null;
  const found = ENDINGS.flatMap((ending) =>
    [-1, 0, 1].flatMap((more) => {
      const at = key.length - ending.length - more;
      const meant = `${key.slice(0, at)}${ending}`;
      const isNear = at >= 3 && editDistance(key.slice(at), ending, 1) === 1;
      return isNear && splitCompound(GERMAN, meant) !== null ? [meant] : [];
    }),
  );
  for (const ending of ENDINGS) {
    const stem = key.slice(0, -ending.length);
    if (!key.endsWith(ending) || stem.length < ENDING_MIN) continue;
    const meant = nearestStem(stem);
    if (meant !== null && splitCompound(GERMAN, meant + ending) !== null) return meant + ending;
  }
  const [only] = new Set(found);
  return new Set(found).size === 1 && only !== undefined ? only : null;
}
