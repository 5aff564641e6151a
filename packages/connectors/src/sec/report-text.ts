import { htmlToText, toSentences } from '../html-text.ts';

export interface FoundHeadcount {
  persons: number;
  /** The sentence, at most 300 characters. */
  quote: string;
  /** Day that the sentence names. */
  asOf: Date | null;
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const DAY = new RegExp(`\\b(${MONTHS.join('|')})\\s+(\\d{1,2}),\\s*(\\d{4})`, 'g');

const NUMBER = String.raw`(?<number>\d{1,3}(?:,\d{3})+|\d{1,7}(?:\.\d+)?)(?<scale>\s+(?:thousand|million))?`;
const PEOPLE = String.raw`(?:employees|team\s+members|associates|colleagues|people|persons|individuals|teammates|crew\s+members)\b`;
/** "1,250 full-time employees": the words between may say who, but not start another clause. */
const COUNT_BEFORE = new RegExp(
  String.raw`(?<![\d.,$€£#-])${NUMBER}\s+(?:(?!of\b|and\b|to\b|our\b|in\b|the\b)[A-Za-z-]+,?\s+){0,4}?${PEOPLE}`,
  'gi',
);
/** "the total number of employees was 1,250". */
const COUNT_AFTER = new RegExp(
  String.raw`(?:number\s+of\s+(?:[a-z-]+\s+){0,3}employees|head\s?count|workforce)(?:\s+[a-z-]+){0,6}?\s+(?:was|were|is|of|totall?ed)\s+(?:(?:approximately|about|over|nearly|roughly)\s+)?${NUMBER}(?![\d%])`,
  'gi',
);
/** A company speaks of all its people with these words. */
const SPEAKS_OF_ALL = /\b(?:employed|employs?|had|have|has|total(?:s|ed|led)?|workforce|head\s?count|number of)\b/i;
const NAMES_A_DAY = new RegExp(`\\bas (?:of|at)\\b|\\bat (?:year|fiscal|${MONTHS.join('|')})`, 'i');
const SPEAKS_OF_ITSELF = /\b(?:we|our|company|group|registrant)\b/i;
const SPEAKS_OF_WHOLE_WORLD = /\b(?:worldwide|globally|global|total|aggregate|around the world|consolidated)\b/i;
/** Just before the number: then they are somebody else's people. */
const SPEAKS_OF_OTHERS = /\b(?:competitors?|customers?|suppliers?|vendors?|peers?|shareholders|stockholders)\b/i;
const SPEAKS_OF_A_PART =
  /\b(?:of (?:whom|which|these|those|them)|collective bargaining|unions?|works councils?|contractors|temporary|seasonal|per diem|laid off|layoffs?|reduction|reduced|terminat\w+|severance|hired|hiring|acquired|members of our board|engaged in|in research|in sales|in manufacturing|volunteers|participat\w+|trained|stock options?|securit\w+)\b/i;

/**
 * The head count that an annual report states, read from its part about the business; null when none is stated
 * clearly. Of several numbers the one is taken whose sentence speaks most plainly of all people.
 */
export function findHeadcount(html: string): FoundHeadcount | null {
  const text = htmlToText(html);
  return findIn(businessPart(text)) ?? findIn(text);
}

/** Item 1: the longest stretch from its heading to the next item's; the table of contents gives a short one. */
function businessPart(text: string): string {
  let part = '';
  for (const heading of text.matchAll(/\bitem\s*1\s*[.:–—-]?\s*business\b/gi)) {
    const rest = text.slice(heading.index + 10);
    const length = rest.search(/\bitem\s*(?:1a|1b|2)\s*[.:–—-]/i);
    if (length > part.length) part = rest.slice(0, length);
  }
  return part;
}

function findIn(text: string): FoundHeadcount | null {
  let best: (FoundHeadcount & { score: number }) | null = null;
  for (const sentence of toSentences(text)) {
    // Cheap first: a report has tens of thousands of sentences.
    if (!/\d/.test(sentence) || sentence.length > 2000) continue;
    for (const candidate of candidatesIn(sentence)) {
      const score = scoreOf(sentence, candidate);
      if (score > 0 && (best === null || score > best.score)) {
        best = { persons: candidate.persons, quote: toQuote(sentence, candidate.index), asOf: dayIn(sentence), score };
      }
    }
  }
  return best && { persons: best.persons, quote: best.quote, asOf: best.asOf };
}

interface Candidate {
  persons: number;
  index: number;
  words: string;
  /** Not the first number of people in its sentence. */
  isLater: boolean;
}

function candidatesIn(sentence: string): Candidate[] {
  const matches = [...sentence.matchAll(COUNT_BEFORE), ...sentence.matchAll(COUNT_AFTER)];
  return matches
    .flatMap((match) => {
      const persons = toPersons(match.groups?.number ?? '', match.groups?.scale ?? '');
      const before = sentence.slice(0, match.index);
      // "As of December 31, 2025 employees of …": a year is no number of people.
      const isYear =
        /^(?:19|20)\d\d$/.test(match.groups?.number ?? '') && /(?:,|\bin|\bfiscal|\bsince|\bof)\s*$/i.test(before);
      if (persons === null || isYear) return [];
      return [{ persons, index: match.index, words: match[0], isLater: false }];
    })
    .toSorted((a, b) => a.index - b.index)
    .map((candidate, order) => ({ ...candidate, isLater: order > 0 }));
}

function toPersons(number: string, scale: string): number | null {
  const factor = /million/i.test(scale) ? 1_000_000 : /thousand/i.test(scale) ? 1000 : 1;
  const persons = Math.round(Number(number.replaceAll(',', '')) * factor);
  const isWhole = factor > 1 || !number.includes('.');
  return isWhole && persons >= 1 && persons <= 5_000_000 ? persons : null;
}

/** How plainly the sentence gives the number of all people; 0 or less is not taken. */
function scoreOf(sentence: string, { words, index, isLater, persons }: Candidate): number {
  const before = sentence.slice(Math.max(0, index - 120), index);
  // Behind a comma another clause may count a part of them.
  const after = sentence.slice(index + words.length, index + words.length + 60).split(/[,;(]|\bof wh/, 1)[0];
  const around = `${before} ${words}${after}`;
  if (SPEAKS_OF_OTHERS.test(before.slice(-40))) return 0;
  let score = 0;
  if (SPEAKS_OF_ALL.test(`${before} ${words}`)) score += 4;
  if (NAMES_A_DAY.test(sentence)) score += 2;
  if (SPEAKS_OF_ITSELF.test(sentence)) score += 1;
  // Somebody's number without a day is as likely a competitor's.
  else if (!NAMES_A_DAY.test(sentence)) score -= 3;
  if (SPEAKS_OF_WHOLE_WORLD.test(around)) score += 2;
  if (/employees|team\s+members|associates|head\s?count|workforce/i.test(words)) score += 1;
  // "People" may be anybody, unless somebody employs them.
  else if (!/\bemploy/i.test(before)) score -= 2;
  if (SPEAKS_OF_A_PART.test(around)) score -= 4;
  if (isLater) score -= 2;
  // Small numbers beside such words are mostly something else: directors, officers, layoffs.
  if (persons < 10) score -= 2;
  return score - 4;
}

function dayIn(sentence: string): Date | null {
  const [match] = sentence.matchAll(DAY);
  if (match === undefined) return null;
  const [, month = '', day, year] = match;
  return new Date(Date.UTC(Number(year), MONTHS.indexOf(month), Number(day)));
}

/** The sentence; of a very long one the stretch around the number. */
function toQuote(sentence: string, index: number): string {
  if (sentence.length <= 300) return sentence;
  const start = Math.max(0, Math.min(index - 150, sentence.length - 300));
  return sentence.slice(start, start + 300).trim();
}
