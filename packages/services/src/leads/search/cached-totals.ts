import mongoose from 'mongoose';
import type { LeadFilters } from './filter.ts';

const FRESH_MS = 10_000;
const CACHED_TOTALS_MAX = 100;

const cachedTotals = new Map<string, { at: number; total: number }>();

/**
 * The number of matches: counted for the first page and cached for the next ones, because counting reads more than a
 * page does.
 */
export async function cachedTotal(
  filters: LeadFilters,
  isFirst: boolean,
  count: () => Promise<number>,
): Promise<number> {
  const { status, q, listId, review } = filters;
  const key = JSON.stringify([mongoose.connection.name, status, q, listId, review]);
  const known = cachedTotals.get(key);
  if (!isFirst && known !== undefined && performance.now() - known.at < FRESH_MS) return known.total;
  const total = await count();
  // The oldest count is evicted first.
  cachedTotals.delete(key);
  cachedTotals.set(key, { at: performance.now(), total });
  for (const oldest of cachedTotals.keys()) {
    if (cachedTotals.size <= CACHED_TOTALS_MAX) break;
    cachedTotals.delete(oldest);
  }
  return total;
}
