import { findIndustry } from '../employers/find-industry.ts';
import { isAttached, keyAt, rawAt, skipConjunction, type TokenisedSentence } from '../sentence/tokenised-sentence.ts';
import { phraseKey, singular, titleCase } from '../sentence/tokens.ts';
import { findLongest, parseTable, toVocabulary, type VocabularyMatch } from '../sentence/vocabulary.ts';
import { FUNCTION_TABLE, ROLE_NOUNS, TITLE_MODIFIERS } from './function-names.ts';
import { OFFICE_TITLE_TABLE } from './office-title-names.ts';
import { TITLE_TABLE } from './title-names.ts';
import { TRADE_TITLE_TABLE } from './trade-title-names.ts';

const ALL_TITLES = TITLE_TABLE + OFFICE_TITLE_TABLE + TRADE_TITLE_TABLE;
/** All single titles of the vocabulary. */
export const TITLES = toVocabulary(parseTable(ALL_TITLES));
/** All functions that titles are about. */
export const FUNCTIONS = toVocabulary(parseTable(FUNCTION_TABLE));

const isRole = (word: string) => ROLE_NOUNS.has(word) || word === 'manager' || word === 'director' || word === 'lead';

/** "iOS" of "iOS Developer": may be listed before a shared noun, "iOS and Android developers". */
const PREFIXES = toVocabulary(
  parseTable(ALL_TITLES).flatMap(({ value }) => {
    const words = value.split(' ');
    const isModifier = words.slice(0, -1).every((word) => Object.hasOwn(TITLE_MODIFIERS, word.toLowerCase()));
    return words.length > 1 && !isModifier && isRole((words.at(-1) ?? '').toLowerCase())
      ? [{ value: words.slice(0, -1).join(' '), words: [] }]
      : [];
  }),
);

/** "it" is the company's IT in capitals only, or where a level or a role follows. */
function isPronoun(sentence: TokenisedSentence, { from, to }: VocabularyMatch): boolean {
  if (to !== from + 1 || keyAt(sentence, from) !== 'it' || rawAt(sentence, from) === 'IT') return false;
  const next = singular(keyAt(sentence, to));
  const before = keyAt(sentence, from - 1);
  return !(
    isRole(next) ||
    /^(?:head|vp|leader|team|department|decision)$/.test(next) ||
    /^(?:of|for|in|and)$/.test(before)
  );
}

export function findFunction(sentence: TokenisedSentence, from: number): VocabularyMatch | null {
  const found = findLongest(sentence.tokens, from, FUNCTIONS);
  if (!found || isPronoun(sentence, found)) return null;
  const isManaged = keyAt(sentence, found.to) === 'management' && isAttached(sentence, found.to);
  return isManaged ? { ...found, value: `${found.value} Management`, to: found.to + 1 } : found;
}

function findPrefix(sentence: TokenisedSentence, from: number): VocabularyMatch | null {
  const one = findFunction(sentence, from);
  const other = findLongest(sentence.tokens, from, PREFIXES);
  return other && (!one || other.to > one.to) ? other : one;
}

/** "head of operations, e-commerce, Poland": after a comma, an industry continues a list only before "and" or "or". */
function belongsBehindComma(sentence: TokenisedSentence, { from, to }: VocabularyMatch): boolean {
  const isIndustry = (at: number) => findIndustry(sentence, at, { isTopic: true }) !== null;
  if (!isIndustry(from) || isRole(singular(keyAt(sentence, to)))) return true;
  const next = skipConjunction(sentence, to);
  return next > to && !isIndustry(next) && findFunction(sentence, next) !== null;
}

export interface FunctionList {
  items: VocabularyMatch[];
  to: number;
}

/** "sales", "sales and marketing", "sales, marketing & product"; `accepts` says whether a further part belongs to it. */
export function findFunctionList(
  sentence: TokenisedSentence,
  from: number,
  accepts: (found: VocabularyMatch) => boolean = () => true,
  find: (sentence: TokenisedSentence, from: number) => VocabularyMatch | null = findFunction,
): FunctionList | null {
  const first = find(sentence, from);
  if (!first) return null;
  const items = [first];
  let to = first.to;
  for (;;) {
    const joint = skipConjunction(sentence, to);
    // "Heads of purchasing and of logistics".
    const next = joint > to && keyAt(sentence, joint) === 'of' ? joint + 1 : joint;
    const found = next < 0 ? null : find(sentence, next);
    if (!found || !accepts(found) || (next === to && !belongsBehindComma(sentence, found))) return { items, to };
    items.push(found);
    to = found.to;
  }
}

export const findPrefixList = (sentence: TokenisedSentence, from: number) =>
  findFunctionList(sentence, from, undefined, findPrefix);

/** Words like "senior", "global", "interim" before a title, in the form they are shown in. */
export function findModifiers(sentence: TokenisedSentence, from: number): { words: string[]; to: number } {
  const words: string[] = [];
  let to = from;
  while (Object.hasOwn(TITLE_MODIFIERS, keyAt(sentence, to)) && (to === from || isAttached(sentence, to))) {
    words.push(TITLE_MODIFIERS[keyAt(sentence, to)] ?? '');
    to += 1;
  }
  return { words, to };
}

/** "ML" + "engineers" → "Machine Learning Engineer": the vocabulary's form where it has one. */
export function joinRole(about: string, role: string): string {
  const noun = role === 'rep' ? 'representative' : role;
  return TITLES.values.get(phraseKey(`${about} ${noun}`)) ?? `${about} ${titleCase(noun)}`;
}
