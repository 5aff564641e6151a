import mongoose from 'mongoose';
import type { LeadFilters } from './lead-filter.ts';

const CACHED_MAX = 100;
const TOTAL_FRESH_MS = 10_000;

/** Counts of filters, kept for a short time. */
export class CachedCounts<T> {
  readonly #counts = new Map<string, { at: number; value: T }>();

  /** @param freshMs how old a known count may be; 0: it is counted now */
  async get(filters: LeadFilters, freshMs: number, count: () => Promise<T>): Promise<T> {
    const { status, q, listId, runId, list, review, finding } = filters;
    const key = JSON.stringify([mongoose.connection.name, status, q, listId, runId, list, review, finding]);
    const known = this.#counts.get(key);
    if (known !== undefined && performance.now() - known.at < freshMs) return known.value;
    const value = await count();
    // The oldest count is evicted first.
    this.#counts.delete(key);
    this.#counts.set(key, { at: performance.now(), value });
    for (const oldest of this.#counts.keys()) {
      if (this.#counts.size <= CACHED_MAX) break;
      this.#counts.delete(oldest);
    }
    return value;
  }

  clear(): void {
    this.#counts.clear();
  }
}

const totals = new CachedCounts<number>();

/**
 * The number of matches: counted for the first page and cached for the next ones, because counting reads more than a
 * page does.
 */
export const cachedTotal = (filters: LeadFilters, isFirst: boolean, count: () => Promise<number>): Promise<number> =>
  totals.get(filters, isFirst ? 0 : TOTAL_FRESH_MS, count);
