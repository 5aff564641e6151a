import { PAGES_MAX, type SourceTotals } from './search-cursor.ts';

/** The pages of a search that can be requested. */
export function countPages(totals: SourceTotals, perPage: number): number {
  const pages = Object.values(totals).map((total) => Math.ceil(total / perPage));
  return Math.min(PAGES_MAX, Math.max(0, ...pages));
}
