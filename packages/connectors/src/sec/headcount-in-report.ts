import { MONTHS } from '@workbench/text/months';
import { namesCompany } from '../company-identity/company-name.ts';
import { DAY_MS } from '../durations.ts';
import { htmlToText } from '../markup/html-text.ts';
import { toSentences } from '../markup/sentences.ts';
import { type Candidate, candidatesIn } from './count-candidates.ts';
import { dayOfCount, daysIn, isLongBefore, isOfAnotherTime } from './days-in-sentence.ts';
import { countsOthers, declaresNoEmployees } from './others-people.ts';
import { countsPart } from './part-of-staff.ts';

/** Right before a count: it holds when the report is written. */
const COUNTS_TODAY = /\b(?:has|have|employs?|today|currently|now)\b[^.;]{0,60}$/i;

export interface FoundHeadcount {
  persons: number;
  /** The sentence, at most 300 characters. */
  quote: string;
  /** Day that the sentence names. */
  asOf: Date | null;
}

/** A company speaks of all its people with these words. */
const MENTIONS_TOTAL =
  /\bour\s+(?:approximately|nearly|over|about|more\s+than)?\s*\d|\b(?:employed|employs?|had|have|has|total(?:s|ed|led)?|workforce|head\s?count|number of)\b/i;
const MENTIONS_DAY = new RegExp(
  String.raw`\bas (?:of|at)\b|\b(?:at|on) (?:year|fiscal|the end of|(?:\d{1,2}(?:st|nd|rd|th)?\s+)?(?:${MONTHS.join('|')}))`,
  'i',
);
const MENTIONS_FILER = /\b(?:we|our|company|group|registrant)\b/i;
const MENTIONS_WORLDWIDE = /\b(?:worldwide|globally|global|total|aggregate|around the world|consolidated)\b/i;
/** Ends in half a range or list ("between 1,000 and"): the number behind it is no total. */
const ENDS_IN_A_NUMBER = /(?:\d|thousand|million)\s*(?:-|–|—|to|and|or)\s*$/i;
/** Right behind the number: they are those of one place. */
const MENTIONS_LOCATION = new RegExp(
  String.raw`^\s+(?:(?:located|based|working|employed)\s+)?(?:in|at|outside)\s+(?:our\b|its\b|the\s+(?:U\.|US|United)|(?!${MONTHS.join('|')})[A-Z])`,
);
const MENTIONS_YEAR_ONLY = /\b(?:in|during|since)\s+(?:fiscal\s+)?(?:19|20)\d\d\b/i;
const MENTIONS_SUBSET =
  /\b(?:of (?:whom|which|these|those|them)|collective bargaining|unions?|works councils?|contractors|temporary|seasonal|per diem|laid off|layoffs?|reduction|reduced|terminat\w+|severance|hired|hiring|acquired|members of our board|engaged in|in research|in sales|in manufacturing|volunteers|joint ventures?|participat\w+|trained|covering|covered|eligible|stock options?|securit\w+|(?:(?:in|de)creas\w+|grew|grown|rose|fell)\s+by)\b/i;

/** Of two counts so far apart, the earlier is last year's, given to compare. */
const ANOTHER_YEAR_DAYS = 180;

/**
 * The headcount that an annual report states, read from its part about the business; null when none is stated
 * clearly. Of several numbers of the newest year the one is taken whose sentence speaks most plainly of all people, and
 * of equally plain ones the newest. A company that has no employees, as one that another manages, tells of theirs.
 * @param names of the company
 * @param reportDate last day of the year reported on
 */
export function findHeadcount(
  html: string,
  names: readonly string[] = [],
  reportDate: Date | null = null,
): FoundHeadcount | null {
  const text = htmlToText(html);
  const business = businessPart(text);
  if (declaresNoEmployees(business === '' ? text : business)) return null;
  return findIn(business, names, reportDate) ?? findIn(text, names, reportDate);
}

/** Item 1: the longest stretch from its heading to the next item's; the table of contents gives a short one. */
function businessPart(text: string): string {
  let part = '';
  // From end to end of a part, never back: a hostile page may repeat a heading a hundred thousand times.
  const end = /\bitem\s*(?:1a|1b|2)\s*[.:–—-]/gi;
  for (const heading of text.matchAll(/\bitem\s*1\s*[.:–—-]?\s*business\b/gi)) {
    const start = heading.index + 10;
    // The part that a heading stands in has begun with an earlier one, so it is longer.
    if (start < end.lastIndex) continue;
    end.lastIndex = start;
    const next = end.exec(text);
    if (next === null) break;
    if (next.index - start > part.length) part = text.slice(start, next.index);
  }
  return part;
}

interface ScoredHeadcount extends FoundHeadcount {
  score: number;
}

function findIn(text: string, names: readonly string[], reportDate: Date | null): FoundHeadcount | null {
  // Cheap first: a report has tens of thousands of sentences.
  const sentences = toSentences(text).filter((sentence) => /\d/.test(sentence) && sentence.length <= 2000);
  const found = sentences.flatMap((sentence) => countsIn(sentence, names, reportDate));
  const newest = found.reduce((latest, each) => Math.max(latest, timeOf(each)), Number.NEGATIVE_INFINITY);
  const ofNewestYear = found.filter((each) => each.asOf === null || newest - timeOf(each) < ANOTHER_YEAR_DAYS * DAY_MS);
  const best = ofNewestYear.reduce<ScoredHeadcount | null>(
    (first, each) => (first === null || isBetter(each, first) ? each : first),
    null,
  );
  return best && { persons: best.persons, quote: best.quote, asOf: best.asOf };
}

const timeOf = ({ asOf }: FoundHeadcount) => asOf?.getTime() ?? Number.NEGATIVE_INFINITY;

/** One without a day is the report's own, and so no older. */
function isBetter(each: ScoredHeadcount, first: ScoredHeadcount): boolean {
  const isNewer = first.asOf !== null && timeOf(each) > timeOf(first);
  return each.score > first.score || (each.score === first.score && isNewer);
}

function countsIn(sentence: string, names: readonly string[], reportDate: Date | null): ScoredHeadcount[] {
  const candidates = candidatesIn(sentence);
  const indexes = candidates.map(({ index }) => index);
  const days = candidates.length === 0 ? [] : daysIn(sentence, reportDate);
  return candidates.flatMap((candidate) => {
    const { index, persons, words } = candidate;
    const before = sentence.slice(0, index);
    const near = COUNTS_TODAY.test(before) ? days.filter(({ day }) => !isLongBefore(day, reportDate)) : days;
    const asOf = dayOfCount(near, index, indexes);
    if (isOfAnotherTime(asOf, near, reportDate) || countsOthers(before, names)) return [];
    if (countsPart(before, words, sentence.slice(index + words.length), names)) return [];
    const score = scoreOf(sentence, candidate, names);
    return score > 0 ? [{ persons, quote: toQuote(sentence, index), asOf, score }] : [];
  });
}

/** How plainly the sentence gives the number of all people; 0 or less is not taken. */
function scoreOf(sentence: string, { words, index, isLater, persons }: Candidate, names: readonly string[]): number {
  const before = sentence.slice(Math.max(0, index - 120), index);
  // Behind a comma another clause may count a part of them.
  const after = sentence.slice(index + words.length, index + words.length + 60).split(/[,;(]|\bof wh/, 1)[0] ?? '';
  const around = `${before} ${words}${after}`;
  if (ENDS_IN_A_NUMBER.test(before.slice(-20))) return 0;
  // The order of numbers and days does not reveal which belong together.
  if (/^[^.]*\brespectively\b/i.test(sentence.slice(index))) return 0;
  let score = 0;
  if (MENTIONS_TOTAL.test(`${before}${words}`)) score += 4;
  if (MENTIONS_DAY.test(sentence)) score += 2;
  if (MENTIONS_FILER.test(`${before} ${words}`) || names.some((name) => namesCompany(before, name))) score += 1;
  // Someone's number without a day, or before the company speaks of itself, is as likely another's.
  else if (!MENTIONS_DAY.test(sentence) || MENTIONS_FILER.test(sentence)) score -= 3;
  if (MENTIONS_YEAR_ONLY.test(sentence) && !MENTIONS_DAY.test(sentence)) score -= 2;
  if (MENTIONS_LOCATION.test(after)) score -= 4;
  if (MENTIONS_WORLDWIDE.test(around)) score += 2;
  if (/employees|team\s+members|associates|head\s?count|workforce/i.test(words)) score += 1;
  // "People" may be anybody, unless someone employs them.
  else if (!/\bemploy/i.test(before)) score -= 2;
  if (MENTIONS_SUBSET.test(around)) score -= 4;
  if (isLater) score -= 2;
  // Small numbers beside such words are mostly something else: directors, officers, layoffs.
  if (persons < 10) score -= 2;
  return score - 4;
}

/** The sentence; of a very long one the stretch around the number. */
function toQuote(sentence: string, index: number): string {
  if (sentence.length <= 300) return sentence;
  const start = Math.max(0, Math.min(index - 150, sentence.length - 300));
  return sentence.slice(start, start + 300).trim();
}
