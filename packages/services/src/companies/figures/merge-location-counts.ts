import { locationKey, spellingRank } from './merge-spellings.ts';

interface LocationCount {
  location: string;
  count: number;
}

/**
 * Locations of different companies that differ in case or blanks alone are one, under the best spelling and of two as
 * good the more frequent one. Most companies first. Pure.
 */
export function mergeLocationCounts(counts: readonly LocationCount[]): LocationCount[] {
  const merged = new Map<string, LocationCount>();
  for (const { location, count } of counts.toSorted(byFrequency)) {
    const key = locationKey(location);
    const known = merged.get(key);
    const isBetter = known === undefined || spellingRank(location) > spellingRank(known.location);
    // A company names a location in one spelling, so no company counts twice.
    merged.set(key, { location: isBetter ? location : known.location, count: count + (known?.count ?? 0) });
  }
  return [...merged.values()].sort(byFrequency);
}

function byFrequency(a: LocationCount, b: LocationCount): number {
  return b.count - a.count || (a.location < b.location ? -1 : 1);
}
