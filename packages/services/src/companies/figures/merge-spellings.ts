/**
 * Locations that differ in case or blanks alone are one, spelled as a person would: "Oslo", not "OSLO" or "oslo". Pure.
 * In the order of the first spelling of each.
 */
export function mergeSpellings(locations: readonly string[]): string[] {
  const best = new Map<string, string>();
  for (const location of locations) {
    const key = locationKey(location);
    const known = best.get(key);
    if (known === undefined || spellingRank(location) > spellingRank(known)) best.set(key, location);
  }
  return [...best.values()];
}

export function locationKey(location: string): string {
  return location.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

export const SPELLING_RANK_MAX = 2;

/** Countries that are written in capitals; city names of three letters are not. */
const ABBREVIATION = /^(?:\p{L}{2}|usa|uae|gbr)$/iu;

/** "Oslo" before "OSLO" before "oslo", but "US" before "Us". */
export function spellingRank(location: string): number {
  if (!/\p{Lu}/u.test(location)) return 0;
  return /\p{Ll}/u.test(location) === ABBREVIATION.test(location) ? 1 : SPELLING_RANK_MAX;
}
