import { locationKey, spellingRank } from './merge-spellings.ts';

/** Whether they contain the location, in this spelling or one that is at least as good. */
export function includesLocation(locations: readonly string[], location: string): boolean {
  const key = locationKey(location);
  return locations.some((known) => locationKey(known) === key && spellingRank(known) >= spellingRank(location));
}
