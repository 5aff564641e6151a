import { findIndustry } from '../employers/find-industry.ts';
import { findLocation } from '../locations/find-location.ts';
import { keyAt, matchAny, type TokenisedSentence } from '../sentence/tokenised-sentence.ts';
import { FRAME_WORDS } from '../sentence/word-lists.ts';
import { findTitles } from '../titles/find-titles.ts';

const OPENINGS = [
  'not',
  'no',
  'without',
  'excluding',
  'exclude',
  'excludes',
  'excl',
  'except',
  'except for',
  'other than',
  'apart from',
  'aside from',
  'outside',
  'outside of',
  'rather than',
  'instead of',
  'never',
  'avoid',
  'avoiding',
  'ignore',
  'ignoring',
  'neither',
  'nor',
  'minus',
  "don't",
  "doesn't",
  "aren't",
  "isn't",
  "haven't",
  "won't",
  'dont',
  'non',
  'but not',
  'but no',
  'anything but',
  'skip',
  'leave out',
  'leaving out',
  'omit',
  'omitting',
  'save for',
  'bar',
  'all but',
  'nobody',
  'none',
  'nothing',
  'reporting to',
  'report to',
  'reports to',
  'who report to',
  'assisting',
  'supporting',
  'everyone but',
  'everybody but',
  'anyone but',
  'anybody but',
  'people but',
  'anywhere but',
  'everywhere but',
  'all companies but',
  'any but',
  'besides',
  'barring',
];
const ENDING = /^(?:but|with|who|whose|having|using|yet|only)$/;

/** The kind of part that a word starts: a comma continues a negated list of the same kind. */
function kindAt(sentence: TokenisedSentence, at: number): { kind: string; to: number } | null {
  const location = findLocation(sentence, at, { isBesideLocation: true });
  if (location) return { kind: 'place', to: location.to };
  const industry = findIndustry(sentence, at, { isTopic: true });
  const title = findTitles(sentence, at);
  if (title && title.to > (industry?.to ?? 0)) return { kind: 'title', to: title.to };
  return industry ? { kind: 'industry', to: industry.to } : null;
}

/** Whether a comma continues a negated list: "excluding Germany, Austria and Switzerland". */
function continuesList(sentence: TokenisedSentence, at: number, kind: string): boolean {
  const next = kindAt(sentence, at);
  if (!next || next.kind !== kind) return false;
  const joint = sentence.tokens[next.to];
  return joint !== undefined && (/^(?:and|or|nor)$/.test(joint.key) || joint.gap === 'comma');
}

/** "in Berlin" after "not at startups": a requested location, unless one was named before. */
const isLocationPhrase = (sentence: TokenisedSentence, at: number): boolean =>
  /^(?:in|near|around)$/.test(keyAt(sentence, at)) && kindAt(sentence, at + 1)?.kind === 'place';

/**
 * A negation that starts at a word: its end, or -1. Its content never becomes a filter. `hasPlace`: the sentence has
 * named a requested location already.
 */
export function findNegation(sentence: TokenisedSentence, from: number, hasLocation: boolean): number {
  const opening = matchAny(sentence, from, OPENINGS);
  if (opening < 0 || matchAny(sentence, from, ['not only']) > 0) return -1;
  const isPrefix = keyAt(sentence, opening - 1) === 'non' && sentence.tokens[opening]?.gap === 'hyphen';
  if (isPrefix) return kindAt(sentence, opening)?.to ?? opening + 1;
  let kind = '';
  let isNamed = false;
  let at = opening;
  while (at < sentence.tokens.length) {
    const token = sentence.tokens[at];
    if (!token || (at > opening && token.gap === 'stop') || (at > opening && ENDING.test(token.key))) break;
    if (
      at > opening &&
      token.gap === 'comma' &&
      !/^(?:and|or|nor)$/.test(token.key) &&
      !continuesList(sentence, at, kind)
    )
      break;
    if (/^(?:and|or)$/.test(token.key) && /^(?:with|at|who|have|having|also)$/.test(keyAt(sentence, at + 1))) break;
    if (isNamed && kind !== 'place' && !hasLocation && isLocationPhrase(sentence, at)) break;
    const next = kindAt(sentence, at);
    if (next) kind = next.kind;
    isNamed ||= next !== null || !FRAME_WORDS.has(token.key);
    at = next ? next.to : at + 1;
  }
  return Math.max(at, opening);
}
