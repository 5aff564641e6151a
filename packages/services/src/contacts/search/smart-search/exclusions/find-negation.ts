import { findCompanySize } from '../employers/company-size.ts';
import { findIndustry } from '../employers/find-industry.ts';
import { findLocation } from '../locations/find-location.ts';
import { isAttached, keyAt, matchAny, type TokenisedSentence } from '../sentence/tokenised-sentence.ts';
import { COMPANY_NOUNS, FRAME_WORDS } from '../sentence/word-lists.ts';
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
  'with the exception of',
  'exclusive of',
  'far from',
  'away from',
  'leaving aside',
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
  'anyone except',
  'anybody except',
  'everyone except',
  'everybody except',
  'all except',
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

const EXCLUDED = [
  'excluded',
  'excepted',
  'except',
  'not included',
  'is excluded',
  'are excluded',
  'aside',
  'not',
  'ausgenommen',
  'ausgeschlossen',
];

/** "Berlin and Hamburg excluded": what is named before the word that excludes it. Its end, or -1. */
export function findExcluded(sentence: TokenisedSentence, from: number): number {
  let part = kindAt(sentence, from);
  for (;;) {
    if (!part) return -1;
    const end = isAttached(sentence, part.to) ? matchAny(sentence, part.to, EXCLUDED) : -1;
    if (end > 0) return !isAttached(sentence, end) ? end : -1;
    if (!/^(?:and|or)$/.test(keyAt(sentence, part.to))) return -1;
    part = kindAt(sentence, part.to + 1);
  }
}

/** "not at companies with more than 200 people": what describes those companies is excluded with them. */
function endOfDescription(sentence: TokenisedSentence, at: number): number {
  if (!/^(?:with|having|of|over|under|above|below)$/.test(keyAt(sentence, at)) || !isAttached(sentence, at)) return -1;
  if (!COMPANY_NOUNS.has(keyAt(sentence, at - 1)) && findIndustry(sentence, at - 1, { isTopic: true }) === null)
    return -1;
  return (findCompanySize(sentence, at + 1) ?? findCompanySize(sentence, at))?.to ?? -1;
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
  // "Anyone but the CEO at wineries": whom the wineries employ is said of all the others.
  const isOfAll = /^(?:anyone|anybody|everyone|everybody|all)$/.test(keyAt(sentence, from));
  // "Outside Madrid and within Castile"; "not in Berlin and in Hamburg" goes on.
  const isElsewhere = /^(?:outside|far|away)$/.test(keyAt(sentence, from));
  let kind = '';
  let isNamed = false;
  let at = opening;
  while (at < sentence.tokens.length) {
    const token = sentence.tokens[at];
    const description = at > opening ? endOfDescription(sentence, at) : -1;
    if (description > 0) {
      at = description;
      continue;
    }
    if (!token || (at > opening && token.gap === 'stop') || (at > opening && ENDING.test(token.key))) break;
    if (
      at > opening &&
      token.gap === 'comma' &&
      !/^(?:and|or|nor)$/.test(token.key) &&
      !continuesList(sentence, at, kind)
    )
      break;
    if (/^(?:and|or)$/.test(token.key) && /^(?:with|at|who|have|having|also)$/.test(keyAt(sentence, at + 1))) break;
    if (isElsewhere && isNamed && token.key === 'and' && /^(?:in|within|inside)$/.test(keyAt(sentence, at + 1))) break;
    if (isNamed && kind !== 'place' && !hasLocation && isLocationPhrase(sentence, at)) break;
    if (isNamed && isOfAll && /^(?:at|in|from|of)$/.test(token.key)) break;
    const next = kindAt(sentence, at);
    if (next) kind = next.kind;
    isNamed ||= next !== null || !FRAME_WORDS.has(token.key);
    at = next ? next.to : at + 1;
  }
  return Math.max(at, opening);
}
