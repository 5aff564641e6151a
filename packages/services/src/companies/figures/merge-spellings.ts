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
  const lower = location.normalize('NFKC').toLowerCase();
  // An import asks for the keys of all its rows, few of which have blanks to replace.
  return (ODD_BLANKS.test(lower) ? lower.replace(/\s+/g, ' ') : lower).trim();
}

const ODD_BLANKS = /\s\s|[^\S ]/;

export const SPELLING_RANK_MAX = 2;

/** Countries that are written in capitals; city names of three letters are not. */
const ABBREVIATION = /^(?:\p{L}{2}|usa|uae|gbr)$/iu;

/** "Oslo" before "OSLO" before "oslo", but "US" before "Us". */
export function spellingRank(location: string): number {
  if (!/\p{Lu}/u.test(location)) return 0;
  return /\p{Ll}/u.test(location) === ABBREVIATION.test(location) ? 1 : SPELLING_RANK_MAX;
}
