import { findDates } from '../page/dates-in-text.ts';

/** Pages that a line must stand on to be the site's frame and no page's own, and their share of all. */
const PAGES_MIN = 3;
const SHARE_MIN = 0.4;

interface Page {
  text: string;
}

/** Lines that stand on many pages of a site: its frame, whatever its markup calls it. Dates are no frame. */
export function findCommonLines(pages: readonly Page[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { text } of pages)
    for (const line of new Set(text.split('\n'))) counts.set(line, (counts.get(line) ?? 0) + 1);
  const least = Math.max(PAGES_MIN, Math.ceil(pages.length * SHARE_MIN));
  const common = [...counts].filter(([line, count]) => count >= least && findDates(line).length === 0);
  return new Set(common.map(([line]) => line));
}

/** A page's text without those lines; as it is when nothing else is left. */
export function withoutLines(text: string, lines: ReadonlySet<string>): string {
  if (lines.size === 0) return text;
  const own = text.split('\n').filter((line) => !lines.has(line));
  return own.length === 0 ? text : own.join('\n');
}
