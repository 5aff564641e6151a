import { findIndustry } from './employers/find-industry.ts';
import { findLocation } from './locations/find-location.ts';
import {
  type FilterSpan,
  isAttached,
  isBoundary,
  keyAt,
  matchAny,
  skipConjunction,
  type TokenisedSentence,
  textOf,
} from './sentence/tokenised-sentence.ts';
import { BREAKING_WORDS } from './sentence/word-lists.ts';

/** Openings of a skill that is named behind them. */
const OPENINGS = [
  'who know',
  'who knows',
  'that know',
  'knowing',
  'know',
  'knows',
  'experienced in',
  'experienced with',
  'skilled in',
  'skilled with',
  'proficient in',
  'proficient with',
  'familiar with',
  'using',
  'who use',
  'that use',
  'uses',
  'certified in',
  'background in',
  'with a background in',
  'expertise in',
  'with expertise in',
  'experience in',
  'experience with',
  'experience of',
  'experience using',
  'with experience in',
  'with experience with',
  'with experience of',
  'with experience using',
  'with knowledge of',
  'knowledge of',
  'specialising in',
  'specializing in',
  'specialised in',
  'specialized in',
  'mentioning',
  'who mention',
  'that mention',
  'versed in',
  'fluent in',
  'with skills in',
  'skills in',
  'trained in',
  'with strong',
  'who are experienced in',
  'working with',
  'work with',
  'who work with',
  'who worked with',
  'worked with',
  'with a focus on',
  'focused on',
  'focusing on',
];
const CLOSINGS =
  /^(?:experience|skills?|knowledge|expertise|background|certifications?|certificates?|certified|know-how)$/;
const ITEM_WORDS_MAX = 4;
const OWN_WORDS =
  /^(?:and|or|work|working|live|based|have|who|some|the|a|an|years?|companies|company|firms|startups|teams|people|clients)$/;

function readItem(sentence: TokenisedSentence, from: number): number {
  let to = from;
  while (to - from < ITEM_WORDS_MAX && sentence.tokens[to] && (to === from || isAttached(sentence, to))) {
    if (
      BREAKING_WORDS.has(keyAt(sentence, to)) ||
      CLOSINGS.test(keyAt(sentence, to)) ||
      /^(?:and|or)$/.test(keyAt(sentence, to))
    )
      break;
    to += 1;
  }
  return to;
}

/** The named skills from a word on: "Python", "Kubernetes and Terraform", "Java, Go or Rust". */
function readItems(sentence: TokenisedSentence, from: number): { to: number; texts: string[] } | null {
  const start = /^(?:the|a|an|strong|good|some)$/.test(keyAt(sentence, from)) ? from + 1 : from;
  const first = readItem(sentence, start);
  if (first === start || OWN_WORDS.test(keyAt(sentence, start))) return null;
  const texts = [textOf(sentence, start, first)];
  let to = first;
  for (;;) {
    const next = skipConjunction(sentence, to);
    if (next < 0 || OWN_WORDS.test(keyAt(sentence, next)) || BREAKING_WORDS.has(keyAt(sentence, next)))
      return { to, texts };
    const isComma = next === to && sentence.tokens[to]?.gap === 'comma';
    const end = readItem(sentence, next);
    if (end === next || (isComma && !isSkillListContinued(sentence, end))) return { to, texts };
    // "who know Selenium, Bangalore or Hyderabad"
    if (isComma && findLocation(sentence, next, { isBesideLocation: false })?.to === end) return { to, texts };
    texts.push(textOf(sentence, next, end));
    to = end;
  }
}

/** A comma continues the list only if the list ends with "and" or "or": "Java, Go and Rust". */
const isSkillListContinued = (sentence: TokenisedSentence, at: number) =>
  /^(?:and|or)$/.test(keyAt(sentence, at)) || sentence.tokens[at]?.gap === 'comma';

const asPiece = (from: number, to: number, texts: string[]): FilterSpan => ({
  from,
  to,
  items: texts.map((value) => ({ filter: 'keywords', value })),
});

/** "with Kubernetes and Terraform experience": the skills precede the word that introduces them. */
function findBefore(sentence: TokenisedSentence, from: number): FilterSpan | null {
  if (!/^(?:with|have|having|has)$/.test(keyAt(sentence, from))) return null;
  const items = readItems(sentence, from + 1);
  if (!items || !CLOSINGS.test(keyAt(sentence, items.to)) || /^\d/.test(keyAt(sentence, from + 1))) return null;
  return asPiece(from, items.to + 1, items.texts);
}

/** Skills that start at a word, by the words around them. */
export function findKeywords(sentence: TokenisedSentence, from: number): FilterSpan | null {
  const before = findBefore(sentence, from);
  if (before) return before;
  const opening = matchAny(sentence, from, OPENINGS);
  if (opening < 0 || isBoundary(sentence, opening)) return null;
  const isEmployer = keyAt(sentence, opening - 1) === 'with' && findIndustry(sentence, opening) !== null;
  const isLocation =
    keyAt(sentence, opening - 1) === 'in' && findLocation(sentence, opening, { isBesideLocation: true });
  if (isEmployer || isLocation) return null;
  const items = readItems(sentence, opening);
  if (!items) return null;
  const end = CLOSINGS.test(keyAt(sentence, items.to)) ? items.to + 1 : items.to;
  return asPiece(from, end, items.texts);
}

const QUOTED = /"([^"]{1,120})"|“([^“”]{1,120})”|„([^„“”]{1,120})[“”]|«([^«»]{1,120})»/g;

/** Quoted phrases with their positions in the sentence (quotes included). */
export function findQuoted(sentence: string): { start: number; end: number; text: string }[] {
  return [...sentence.matchAll(QUOTED)]
    .map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      text: (match[1] ?? match[2] ?? match[3] ?? match[4] ?? '').trim(),
    }))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}
