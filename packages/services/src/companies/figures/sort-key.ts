/** Start of the keys of aggregates, and of companies with one source's figure alone. No company employs so many. */
export const AGGREGATE_KEYS_FROM = 2_000_000_000;
export const SINGLE_KEYS_FROM = 1_000_000_000;

/** One number to sort by: aggregates come before single figures in both directions; null for neither. */
export function employeeSortKey(aggregate: number | null, single: number | null): number | null {
  if (aggregate !== null) return AGGREGATE_KEYS_FROM + aggregate;
  return single === null ? null : SINGLE_KEYS_FROM + single;
}

/** Which of the three a key belongs to. */
export function sortKeyTier(key: number | null): 'aggregate' | 'single' | 'unknown' {
  if (key === null) return 'unknown';
  return key >= AGGREGATE_KEYS_FROM ? 'aggregate' : 'single';
}
