/**
 * Locations that differ in case or blanks alone are one, spelled as a person would: "Oslo", not "OSLO" or "oslo". Pure.
 * In the order of the first spelling of each.
 */
export function mergeSpellings(locations: readonly string[]): string[] {
  const best = new Map<string, string>();
  for (const location of locations) {
    const key = locationKey(location);
    const known = best.get(key);
    if (known === undefined || caseRank(location) > caseRank(known)) best.set(key, location);
  }
  return [...best.values()];
}

export function locationKey(location: string): string {
  return location.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Capitals and small letters before capitals alone, as "USA", before small letters alone. */
function caseRank(location: string): number {
  if (!/\p{Lu}/u.test(location)) return 0;
  return /\p{Ll}/u.test(location) ? 2 : 1;
}
