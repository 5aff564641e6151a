import type { SentenceReading } from '../../../packages/services/src/contacts/search/smart-search/types.ts';
import { plain, sumOf, type Tally } from '../tally.ts';
import { type LabelledSearch, SEARCH_LISTS, type SearchList } from './labelled-searches.ts';

export const SEARCH_FILTERS = [...SEARCH_LISTS, 'companySize'] as const;
type SearchFilter = (typeof SEARCH_FILTERS)[number];

/** How the reading of one sentence compares with its labels. */
export interface JudgedSearch {
  search: LabelledSearch;
  tallies: Record<SearchFilter, Tally>;
  isExact: boolean;
  /**
   * A value too many, and not in place of a missed one, where the sentence excludes something or its writer sells
   * something: at most so many are turned round.
   */
  isTurnedRound: boolean;
  /** Of one that must be refused: whether it was. */
  isRefused: boolean;
  mistakes: string[];
}

type Filters = Record<SearchList, string[]> & { companySize: LabelledSearch['companySize'] };

const NOTHING: Filters = {
  jobTitles: [],
  locations: [],
  industries: [],
  companyNames: [],
  seniorities: [],
  keywords: [],
  companySize: null,
};

function filtersOf(reading: SentenceReading): Filters {
  if (!reading.ok) return NOTHING;
  const { filters, readings } = reading.parsed;
  // In the filters all keywords are one text.
  const keywords = readings.filter(({ filter }) => filter === 'keywords').map(({ value }) => value);
  return { ...filters, keywords: [...new Set(keywords)] };
}

const folded = (text: string) => plain(text.normalize('NFD').replace(/\p{M}/gu, ''));
const isOneOf = (forms: readonly string[], value: string) => forms.some((form) => folded(form) === folded(value));

interface Compared {
  right: number;
  wrong: string[];
  missed: string[];
}

/** A form too many of a value that is wanted anyway is no mistake: values of a filter are alternatives. */
function compareList(search: LabelledSearch, list: SearchList, said: readonly string[]): Compared {
  const wanted = search[list];
  const found = wanted.filter((forms) => said.some((value) => isOneOf(forms, value)));
  const fair = [...wanted, ...search.optional[list]];
  const wrong = said.filter((value) => !fair.some((forms) => isOneOf(forms, value)));
  const missed = wanted.filter((forms) => !found.includes(forms)).map(([best = '']) => best);
  return { right: found.length, wrong, missed };
}

/** "More than 50" may begin at 50 or at 51. */
const isNear = (one: number | null, other: number | null) =>
  one === null || other === null ? one === other : Math.abs(one - other) <= 1;

function compareSize({ companySize: wanted, optional }: LabelledSearch, said: Filters['companySize']): Compared {
  const isSame = wanted !== null && said !== null && isNear(wanted.min, said.min) && isNear(wanted.max, said.max);
  const isFree = optional.companySize !== undefined && optional.companySize !== null;
  return {
    right: isSame ? 1 : 0,
    wrong: said !== null && !isSame && !isFree ? [JSON.stringify(said)] : [],
    missed: wanted !== null && !isSame && !(isFree && said !== null) ? [JSON.stringify(wanted)] : [],
  };
}

/** One that is refused though it should not be counts as read without filters. */
export function judgeSearch(search: LabelledSearch, reading: SentenceReading): JudgedSearch {
  const said = search.refuse ? NOTHING : filtersOf(reading);
  const compared = SEARCH_FILTERS.map((filter) => ({
    filter,
    ...(filter === 'companySize' ? compareSize(search, said.companySize) : compareList(search, filter, said[filter])),
  }));
  const mistakes = compared.flatMap(({ filter, wrong, missed }) => [
    ...missed.map((value) => `${filter} -"${value}"`),
    ...wrong.map((value) => `${filter} +"${value}"`),
  ]);
  if (search.refuse && reading.ok) mistakes.push('not refused');
  return {
    search,
    tallies: Object.fromEntries(
      compared.map(({ filter, right, wrong, missed }) => [
        filter,
        { right, wrong: wrong.length, missed: missed.length },
      ]),
    ) as Record<SearchFilter, Tally>,
    isExact: !search.refuse && mistakes.length === 0,
    isTurnedRound:
      /negation|seller/.test(search.note) && compared.some(({ wrong, missed }) => wrong.length > missed.length),
    isRefused: search.refuse && !reading.ok,
    mistakes: search.refuse || reading.ok ? mistakes : ['refused', ...mistakes],
  };
}

export interface SearchResult {
  byFilter: Record<SearchFilter, Tally>;
  all: Tally;
  exact: { right: number; count: number };
  turnedRound: number;
  refused: { right: number; count: number };
}

export function sumUp(judged: readonly JudgedSearch[]): SearchResult {
  const searches = judged.filter(({ search }) => !search.refuse);
  const toRefuse = judged.filter(({ search }) => search.refuse);
  const byFilter = Object.fromEntries(
    SEARCH_FILTERS.map((filter) => [filter, sumOf(searches.map(({ tallies }) => tallies[filter]))]),
  ) as Record<SearchFilter, Tally>;
  return {
    byFilter,
    all: sumOf(Object.values(byFilter)),
    exact: { right: searches.filter(({ isExact }) => isExact).length, count: searches.length },
    turnedRound: searches.filter(({ isTurnedRound }) => isTurnedRound).length,
    refused: { right: toRefuse.filter(({ isRefused }) => isRefused).length, count: toRefuse.length },
  };
}
