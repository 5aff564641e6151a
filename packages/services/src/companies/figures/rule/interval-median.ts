/**
 * The value with the smallest sum of distances to all intervals. `ends` holds both ends of each interval (a point
 * twice); it is sorted in place. The minimiser is any value between the n-th and the n+1-th of the 2n ends; we take
 * their mean, or the n-th when the other is the open end of a band.
 */
export function intervalMedian(ends: number[]): number {
  ends.sort(ascending);
  return middle(ends);
}

/** True when nothing limits the median upwards: it is a minimum, as "10,001+" alone says no more than that. */
export function isOpenMedian(ends: number[]): boolean {
  ends.sort(ascending);
  return ends[ends.length / 2] === Number.POSITIVE_INFINITY;
}

/** The plain median, not rounded; sorts `values` in place. */
export function median(values: number[]): number {
  values.sort(ascending);
  return values.length % 2 === 1 ? (values[(values.length - 1) / 2] ?? Number.NaN) : middle(values);
}

function middle(sorted: number[]): number {
  const lower = sorted[sorted.length / 2 - 1] ?? Number.NaN;
  const upper = sorted[sorted.length / 2] ?? Number.NaN;
  return Number.isFinite(upper) ? (lower + upper) / 2 : lower;
}

function ascending(a: number, b: number): number {
  // Infinity − Infinity is NaN, which would leave the order to chance.
  return a < b ? -1 : a > b ? 1 : 0;
}
