import mongoose from 'mongoose';
import type { LeadFilters } from './lead-filter.ts';

const FRESH_MS = 10_000;
const KEPT_MAX = 100;

const kept = new Map<string, { at: number; total: number }>();

/**
 * How many match: counted for the first page, and told again for the pages that are soon scrolled to, as counting reads
 * more than a page does.
 */
export async function totalOf(filters: LeadFilters, isFirst: boolean, count: () => Promise<number>): Promise<number> {
  const { status, q, listId, review } = filters;
  const key = JSON.stringify([mongoose.connection.name, status, q, listId, review]);
  const known = kept.get(key);
  if (!isFirst && known !== undefined && performance.now() - known.at < FRESH_MS) return known.total;
  const total = await count();
  // The one that was counted longest ago comes first.
  kept.delete(key);
  kept.set(key, { at: performance.now(), total });
  for (const oldest of kept.keys()) {
    if (kept.size <= KEPT_MAX) break;
    kept.delete(oldest);
  }
  return total;
}
