import { type HeadlineResult, LABELS } from './evaluate-headlines.ts';
import type { SiteResult } from './evaluate-sites.ts';
import { SENTENCE_FILTERS, type SentenceResult } from './score-sentences.ts';
import { precisionOf, recallOf, sumOf, type Tally } from './tally.ts';

const CATEGORIES = ['equity_raise', 'partnership', 'office_move', 'other'] as const;

export const HEAD = ['', 'precision', 'recall', 'right', 'wrong', 'missed'];
export const rowOf = (name: string, tally: Tally) => [
  name,
  precisionOf(tally).toFixed(3),
  recallOf(tally).toFixed(3),
  ...[tally.right, tally.wrong, tally.missed].map(String),
];

export function headlineTables({ tallies, confusion }: HeadlineResult): string {
  const rows = LABELS.map((label) => rowOf(label, tallies[label]));
  const all = rowOf('all', sumOf(LABELS.map((label) => tallies[label])));
  const matrix = LABELS.map((label) => [label, ...LABELS.map((said) => String(confusion[label][said]))]);
  return [
    'Headlines',
    table([HEAD, ...rows, all]),
    '',
    'Label (row) and what it was taken for (column)',
    table([['', ...LABELS], ...matrix]),
  ].join('\n');
}

export function siteTables(sites: readonly SiteResult[]): string {
  const news = CATEGORIES.map((category) => rowOf(category, sumOf(sites.map((site) => site.news[category]))));
  const all = sumOf(sites.flatMap((site) => CATEGORIES.map((category) => site.news[category])));
  const sum = (count: (site: SiteResult) => number) => String(sites.reduce((total, site) => total + count(site), 0));
  return [
    `Sites (${sites.length})`,
    table([
      HEAD,
      ...news,
      rowOf('all news', all),
      rowOf('launches', sumOf(sites.map(({ launches }) => launches))),
      rowOf('R&D keywords', sumOf(sites.map(({ keywords }) => keywords))),
      rowOf('has R&D', sumOf(sites.map(({ hasRD }) => hasRD))),
    ]),
    '',
    table([
      ['openings exact', `${sites.filter(({ areOpeningsExact }) => areOpeningsExact).length} of ${sites.length}`],
      ['sources that failed', sum(({ failures }) => failures.length)],
      ['unsupported sentences', sum(({ unsupported }) => unsupported.length)],
      ['forbidden facts', sum(({ forbidden }) => forbidden.length)],
      ['undated items with a date', sum(({ dates }) => dates.invented)],
      ['wrong dates', sum(({ dates }) => dates.wrong)],
      ['lost dates', sum(({ dates }) => dates.lost)],
      ['wrong background flags', sum(({ dates }) => dates.background)],
    ]),
  ].join('\n');
}

export function sentenceTables({ exact, tallies, refused }: SentenceResult): string {
  return [
    `Sentences (${exact.count})`,
    table([HEAD, ...SENTENCE_FILTERS.map((filter) => rowOf(filter, tallies[filter]))]),
    '',
    table([
      ['exact match', `${exact.right} of ${exact.count}`, (exact.right / exact.count).toFixed(3)],
      ['refused', `${refused.right} of ${refused.count}`, (refused.right / refused.count).toFixed(3)],
    ]),
  ].join('\n');
}

/** Columns side by side, the first aligned to the left, numbers to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    )
    .join('\n');
}
