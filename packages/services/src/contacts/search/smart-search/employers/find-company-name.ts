import { LEGAL_FORMS_IN_SENTENCES } from '@workbench/identity/legal-forms';
import { findLocation } from '../locations/find-location.ts';
import {
  type FilterSpan,
  isAttached,
  isBoundary,
  keyAt,
  rawAt,
  skipConjunction,
  startsWithCapital,
  type TokenisedSentence,
  textOf,
} from '../sentence/tokenised-sentence.ts';
import { isPlural } from '../sentence/tokens.ts';
import { COMPANY_NOUNS, FRAME_WORDS } from '../sentence/word-lists.ts';
import { findSeniority } from '../titles/find-seniority.ts';
import { findTitles } from '../titles/find-titles.ts';
import { findIndustry } from './find-industry.ts';
import { isMergedName } from './merge-names.ts';

const WORKING = /^(?:work|works|working|worked|employed)$/;
const MEMBERS = /^(?:people|person|employees|staff|everyone|everybody|anyone|workers|team)$/;
/** Generic German nouns for companies are capitalised, too. */
const GENERIC =
  /(?:firmen|betrieben?|unternehmen|herstellern?|anbietern?|kanzleien|agenturen|dienstleistern?|händlern?|bauern|machern|verarbeitern|erzeugern|betreibern|ketten|häusern|gesellschaften|genossenschaften|schulen|praxen|kliniken|verbänden|vereinen|läden|büros|werken|zentren|(?<=\p{L})(?:handel|betrieb|hersteller|anbieter|händler|konzern|kette|klinik|praxis|verein|verband|büro))$/iu;
const KINDS =
  /^(?:companies|firms|startups|scaleups|businesses|agencies|vendors|providers|suppliers|manufacturers|enterprises)$/;
const WORDS_MAX = 6;

/** "at", "working for", "employees of", "CTO of": an employer follows. */
function isBehindLead(sentence: TokenisedSentence, at: number, before: FilterSpan | null): boolean {
  const [lead, previous] = [keyAt(sentence, at - 1), keyAt(sentence, at - 2)];
  if (lead === 'at') return true;
  if (/^(?:for|by|with)$/.test(lead)) return WORKING.test(previous);
  if (lead !== 'of' && lead !== 'from') return false;
  const isBehindTitle =
    before?.to === at - 1 && before.items.some(({ filter }) => filter === 'jobTitles' || filter === 'seniorities');
  return MEMBERS.test(previous) || (lead === 'of' && isBehindTitle);
}

/** "Northwind Freight", "Bank of America", "Marks & Spencer", "Acme Ltd": capitalised words that belong together. */
function endOfName(sentence: TokenisedSentence, from: number): number {
  let to = from;
  for (let at = from; at < from + WORDS_MAX && (at === from || isAttached(sentence, at)); at += 1) {
    const isWord =
      startsWithCapital(rawAt(sentence, at)) || (at > from && LEGAL_FORMS_IN_SENTENCES.has(keyAt(sentence, at)));
    const isJoint = at > from && /^(?:&|of)$/.test(rawAt(sentence, at)) && startsWithCapital(rawAt(sentence, at + 1));
    if (isWord) to = at + 1;
    else if (!isJoint) break;
  }
  return to;
}

/** All that the words say is something else: an industry, a location, a title. */
function isSomethingElse(sentence: TokenisedSentence, from: number, to: number): boolean {
  const last = rawAt(sentence, to - 1);
  if (COMPANY_NOUNS.has(keyAt(sentence, to)) && isAttached(sentence, to)) return true;
  if (KINDS.test(keyAt(sentence, to - 1)) || keyAt(sentence, from) === 'series') return true;
  const ends = [
    findIndustry(sentence, from, { isTopic: true })?.to,
    findLocation(sentence, from, { isBesideLocation: true })?.to,
    findTitles(sentence, from)?.to,
    findSeniority(sentence, from)?.to,
  ];
  if (ends.some((end) => end !== undefined && end >= to)) return true;
  // "German Banks": a kind of company.
  const lastIndustry = findIndustry(sentence, to - 1, { isTopic: true });
  if (ends[1] === to - 1 && rawAt(sentence, to - 1) === 'IT') return true;
  return lastIndustry !== null && to === from + 2 && isPlural(last) && ends[1] === to - 1;
}

/** Whether capitals mark names here: not in a sentence that has a capital in nearly each word. */
function marksNames({ tokens, hasMeaningfulCase }: TokenisedSentence): boolean {
  const words = tokens.filter(({ key }) => /^\p{L}{2,}$/u.test(key));
  return hasMeaningfulCase && words.some(({ raw }) => !startsWithCapital(raw));
}

function readName(sentence: TokenisedSentence, from: number): number {
  const to = endOfName(sentence, from);
  // "PE-backed", "B2B software": the name ends where the words that describe it would go on.
  const next = keyAt(sentence, to);
  if (!isBoundary(sentence, to) && !FRAME_WORDS.has(next) && next !== 'responsible') return -1;
  const isNamed = to > from && (marksNames(sentence) || LEGAL_FORMS_IN_SENTENCES.has(keyAt(sentence, to - 1)));
  if (!isNamed || GENERIC.test(rawAt(sentence, to - 1)) || isSomethingElse(sentence, from, to)) return -1;
  return to;
}

/** "At Orange in Poland": what stands between "at" and the location is the employer, whatever else it means. */
function isNamedLikeLocation(sentence: TokenisedSentence, at: number): boolean {
  const [lead, joint] = [sentence.tokens[at - 1], sentence.tokens[at + 1]];
  const isWrittenAt = lead?.key === 'at' && sentence.text.slice(lead.start, lead.end).toLowerCase() === 'at';
  if (!isWrittenAt || joint?.key !== 'in' || !isAttached(sentence, at + 1)) return false;
  const isCapital = marksNames(sentence) && startsWithCapital(rawAt(sentence, at));
  return (
    isCapital &&
    findLocation(sentence, at, { isBesideLocation: false })?.to === at + 1 &&
    findLocation(sentence, at + 2, { isBesideLocation: true }) !== null
  );
}

/** The employers that are named from a word on: "Siemens or Bosch" behind "at". */
export function findCompanyNames(
  sentence: TokenisedSentence,
  from: number,
  before: FilterSpan | null,
): FilterSpan | null {
  if (isMergedName(keyAt(sentence, from)))
    return { from, to: from + 1, items: [{ filter: 'companyNames', value: rawAt(sentence, from) }] };
  if (!isBehindLead(sentence, from, before)) return null;
  if (isNamedLikeLocation(sentence, from))
    return { from, to: from + 1, items: [{ filter: 'companyNames', value: rawAt(sentence, from) }] };
  const items: FilterSpan['items'] = [];
  let to = from;
  for (let at = from; at >= 0; at = skipConjunction(sentence, to)) {
    const end = readName(sentence, at);
    if (end < 0) break;
    items.push({ filter: 'companyNames', value: textOf(sentence, at, end) });
    to = end;
  }
  return items.length > 0 ? { from, to, items } : null;
}
