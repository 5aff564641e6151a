import { type ContactFilters, type Seniority, senioritySchema } from '../../schemas.ts';
import type { FilterSpan } from './sentence/tokenised-sentence.ts';
import type { ParsedSentence } from './types.ts';

const KEYWORDS_MAX = 300;
const LIST_MAX = 50;
const VALUE_MAX = 120;

/** A piece with the words of the sentence that it was read out of. */
export type SourcedSpan = FilterSpan & { text: string };

function valuesOf(pieces: readonly SourcedSpan[], filter: keyof ContactFilters): string[] {
  const values = pieces.flatMap(({ items }) => items.filter((item) => item.filter === filter));
  return [...new Set(values.map(({ value }) => value.slice(0, VALUE_MAX)))].slice(0, LIST_MAX);
}

/** Keywords in the order said, whole ones only within the limit of the filter. */
function joinKeywords(values: readonly string[]): string {
  return values.reduce((joined, value) => {
    const next = joined === '' ? value : `${joined} ${value}`;
    return next.length <= KEYWORDS_MAX ? next : joined;
  }, '');
}

/** Collects the parsed parts into the filters of a search, each value once, with its origin. */
export function collectFilters(
  pieces: readonly SourcedSpan[],
  companySize: ContactFilters['companySize'],
  leftOver: readonly string[],
): ParsedSentence {
  const isSeniority = (value: string): value is Seniority => senioritySchema.safeParse(value).success;
  const filters: ContactFilters = {
    jobTitles: valuesOf(pieces, 'jobTitles'),
    locations: valuesOf(pieces, 'locations'),
    industries: valuesOf(pieces, 'industries'),
    companyNames: valuesOf(pieces, 'companyNames'),
    seniorities: valuesOf(pieces, 'seniorities').filter(isSeniority),
    companySize,
    keywords: joinKeywords(valuesOf(pieces, 'keywords')),
  };
  const readings = pieces.flatMap(({ text, items }) => items.map(({ filter, value }) => ({ text, filter, value })));
  return { filters, readings, leftOver: [...new Set(leftOver)], corrections: [] };
}

export const hasFilter = ({ filters }: ParsedSentence): boolean =>
  filters.companySize !== null ||
  filters.keywords !== '' ||
  [filters.jobTitles, filters.locations, filters.industries, filters.companyNames, filters.seniorities].some(
    (list) => list.length > 0,
  );
