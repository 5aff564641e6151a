import { MONTHS } from '@workbench/text/months';

const NUMBER = String.raw`(?<number>\d{1,3}(?:,\d{3})+|\d{1,7}(?:\.\d+)?)(?<scale>\s+(?:thousand|million))?`;
const PEOPLE = String.raw`(?:employees|team\s+members|associates|colleagues|people|persons|individuals|teammates|crew\s+members)\b`;
/** "1,250 full-time employees": the words between may say who, but not start another clause. */
const COUNT_BEFORE = new RegExp(
  String.raw`(?<![\d.,$€£#-])${NUMBER}\s+(?:full[- ](?:time\s+)?and\s+part[- ]time\s+)?(?:(?!of\b|and\b|to\b|our\b|in\b|the\b)[A-Za-z-]+,?\s+){0,4}?${PEOPLE}`,
  'gi',
);
/** "the total number of employees was 1,250". */
const COUNT_AFTER = new RegExp(
  String.raw`(?:number\s+of\s+(?:[a-z-]+\s+){0,3}employees|head\s?count|workforce)(?:\s+[a-z-]+){0,6}?\s+(?:was|were|is|of|totall?ed)\s+(?:(?:approximately|about|over|nearly|roughly)\s+)?${NUMBER}(?![\d%])`,
  'gi',
);
/** Before the number of a year: "December 31, ", "31 December ", "in ". */
const LEADS_TO_YEAR = new RegExp(String.raw`(?:,|\b(?:in|fiscal|since|of|${MONTHS.join('|')}))\s*$`, 'i');
/** No one counts people so often in one sentence: it is a table, or made to keep us busy. */
const CANDIDATES_MAX = 20;

/** A number of people in a sentence of a report. */
export interface Candidate {
  persons: number;
  index: number;
  words: string;
  /** Not the first number of people in its sentence. */
  isLater: boolean;
}

export function candidatesIn(sentence: string): Candidate[] {
  const matches = [COUNT_BEFORE, COUNT_AFTER].flatMap((pattern) =>
    [...sentence.matchAll(pattern)].slice(0, CANDIDATES_MAX),
  );
  return matches
    .flatMap((match) => {
      const persons = toPersons(match.groups?.number ?? '', match.groups?.scale ?? '');
      const before = sentence.slice(0, match.index);
      // "As of December 31, 2025 employees of …": a year is no number of people.
      const isYear = /^(?:19|20)\d\d$/.test(match.groups?.number ?? '') && LEADS_TO_YEAR.test(before);
      // "1 250": a blank groups the thousands.
      const isGrouped = /^\d{3}$/.test(match.groups?.number ?? '') && /(?:^|\D)\d{1,3}\s$/.test(before);
      if (persons === null || isYear || isGrouped) return [];
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
