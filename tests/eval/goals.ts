import type { HeadlineResult } from './evaluate-headlines.ts';
import type { SiteResult } from './evaluate-sites.ts';
import { SENTENCE_FILTERS, type SentenceResult } from './score-sentences.ts';
import { precisionOf, recallOf, sumOf, type Tally } from './tally.ts';

export interface Goal {
  name: string;
  value: number;
  wanted: number;
  isMet: boolean;
}

const CATEGORIES = ['equity_raise', 'partnership', 'office_move', 'other'] as const;

/** What the built-in analyst has to reach: precision 0.90 and recall 0.85 by category, nothing invented. */
export function goalsOf(headlines: HeadlineResult, sites: readonly SiteResult[]): Goal[] {
  const precision = (name: string, tally: Tally) => atLeast(`${name}: precision`, precisionOf(tally), 0.9);
  const recall = (name: string, tally: Tally) => atLeast(`${name}: recall`, recallOf(tally), 0.85);
  const news = CATEGORIES.flatMap((category) => {
    const onSites = sumOf(sites.map((site) => site.news[category]));
    return [
      precision(`headlines, ${category}`, headlines.tallies[category]),
      recall(`headlines, ${category}`, headlines.tallies[category]),
      precision(`sites, ${category}`, onSites),
      recall(`sites, ${category}`, onSites),
    ];
  });
  return [
    ...news,
    precision('headlines, launch', headlines.tallies.launch),
    precision('sites, launches', sumOf(sites.map(({ launches }) => launches))),
    precision('sites, R&D keywords', sumOf(sites.map(({ keywords }) => keywords))),
    precision('sites, has R&D', sumOf(sites.map(({ hasRD }) => hasRD))),
    none('unsupported sentences', sites, ({ unsupported }) => unsupported.length),
    none('forbidden facts', sites, ({ forbidden }) => forbidden.length),
    none('undated items with a date', sites, ({ dates }) => dates.invented),
    none('wrong dates', sites, ({ dates }) => dates.wrong),
    none('wrong background flags', sites, ({ dates }) => dates.background),
    none('sources that failed', sites, ({ failures }) => failures.length),
    none('sites with wrong openings', sites, ({ areOpeningsExact }) => (areOpeningsExact ? 0 : 1)),
  ];
}

/** What the reader of search sentences has to reach: exact match 0.85, precision 0.95 by filter, every bad one refused. */
export function sentenceGoalsOf({ exact, tallies, refused }: SentenceResult): Goal[] {
  return [
    atLeast('sentences: exact match', exact.right / exact.count, 0.85),
    ...SENTENCE_FILTERS.map((filter) => atLeast(`sentences, ${filter}: precision`, precisionOf(tallies[filter]), 0.95)),
    atLeast('sentences: refused', refused.right / refused.count, 1),
  ];
}

export const atLeast = (name: string, value: number, wanted: number): Goal => ({
  name,
  value,
  wanted,
  isMet: value >= wanted,
});

function none(name: string, sites: readonly SiteResult[], count: (site: SiteResult) => number): Goal {
  const value = sites.reduce((sum, site) => sum + count(site), 0);
  return { name, value, wanted: 0, isMet: value === 0 };
}
