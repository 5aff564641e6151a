import type { Analysis } from '@workbench/services/reports/schemas';
import { formatReportDay, openingsText } from '../report-labels';

/** One part of two reports: what only one of them has, and what both have in another way. */
export interface ComparedPart {
  title: string;
  onlyRight: string[];
  onlyLeft: string[];
  changed: { title: string; left: string; right: string }[];
}

interface Item {
  title: string;
  /** What may differ where both have it. */
  detail: string;
}

/** The parts in which two reports differ, in the order of a report. */
export function compareReports(left: Analysis, right: Analysis): ComparedPart[] {
  return [
    comparePart('News', newsOf(left), newsOf(right)),
    comparePart('Product launches', launchesOf(left), launchesOf(right)),
    comparePart('Job openings', openingsOf(left), openingsOf(right)),
    comparePart('R&D keywords', plain(left.rdActivity.keywords), plain(right.rdActivity.keywords)),
  ].filter(({ onlyLeft, onlyRight, changed }) => onlyLeft.length + onlyRight.length + changed.length > 0);
}

const newsOf = ({ recentNews }: Analysis): Item[] =>
  recentNews.map(({ title, date }) => ({ title, detail: formatReportDay(date) }));

const launchesOf = ({ productLaunches }: Analysis): Item[] =>
  productLaunches.map(({ name, launchDate }) => ({ title: name, detail: formatReportDay(launchDate) }));

/** Without a board on one side nothing has opened or closed. */
const openingsOf = ({ jobOpenings: { count, positions } }: Analysis): Item[] => [
  { title: 'Open positions', detail: openingsText(count) },
  ...plain(positions),
];

const plain = (titles: readonly string[]): Item[] => titles.map((title) => ({ title, detail: '' }));

/** The same words in another order, case or punctuation are the same. */
const keyOf = (title: string): string => (title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [title]).toSorted().join(' ');

function comparePart(title: string, left: readonly Item[], right: readonly Item[]): ComparedPart {
  const [before, after] = [byKey(left), byKey(right)];
  const describe = ({ title: text, detail }: Item) => (detail === '' ? text : `${text} (${detail})`);
  return {
    title,
    onlyRight: [...after].flatMap(([key, item]) => (before.has(key) ? [] : describe(item))),
    onlyLeft: [...before].flatMap(([key, item]) => (after.has(key) ? [] : describe(item))),
    changed: [...after].flatMap(([key, item]) => {
      const other = before.get(key);
      if (other === undefined || other.detail === item.detail) return [];
      return { title: item.title, left: other.detail, right: item.detail };
    }),
  };
}

/** Each once; two openings of one title are two. */
function byKey(items: readonly Item[]): Map<string, Item> {
  const found = new Map<string, Item>();
  for (const item of items) {
    let key = keyOf(item.title);
    if (item.detail === '') while (found.has(key)) key += ' again';
    if (!found.has(key)) found.set(key, item);
  }
  return found;
}
