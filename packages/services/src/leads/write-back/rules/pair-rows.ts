import { contradict, type Identity, type Named } from './same-person.ts';

/** Somebody whose row is looked for. */
export interface Person {
  leadId: string;
  who: Named;
}

/** The rows that may be somebody's; `isCut`: there are too many to look at all of them. */
export interface Pair {
  leadId: string;
  at: number[];
  isCut: boolean;
}

/** What more people have in common with more rows tells nobody, and comparing all of them would take hours. */
const SHARERS_MAX = 20;

/**
 * The rows that share such a key with somebody and don't say the opposite. Pure. Where a crowd shares a key, it counts
 * together with the name beside it alone.
 */
export function pairRows(people: readonly Person[], rows: readonly Named[], isMeant: (key: string) => boolean): Pair[] {
  const meantIn = ({ keys }: Named) => keys.filter(isMeant);
  const isCrowd = crowds(people, rows, meantIn);
  const keysOf = (one: Named) =>
    meantIn(one).flatMap((key) => (isCrowd(key) ? namesIn(one).map((name) => `${key}\n${name}`) : [key]));
  const isTooMany = crowds(people, rows, keysOf);
  const standing = placesOf(rows, keysOf);
  return people.map(({ leadId, who }) => {
    const keys = keysOf(who);
    const found = new Set(
      keys.flatMap((key) => placesIn(standing, key).slice(0, isTooMany(key) ? SHARERS_MAX : undefined)),
    );
    const at = [...found].filter((place) => {
      const row = rows[place];
      return row !== undefined && !contradict(who, row);
    });
    return { leadId, at: at.sort((a, b) => a - b), isCut: keys.some(isTooMany) };
  });
}

/** Per key the places of those who have it. */
export function placesOf<T extends Identity>(
  all: readonly T[],
  keysOf: (one: T) => readonly string[],
): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [at, one] of all.entries()) {
    for (const key of keysOf(one)) {
      const known = places.get(key);
      if (known === undefined) places.set(key, [at]);
      else known.push(at);
    }
  }
  return places;
}

export const placesIn = (places: ReadonlyMap<string, readonly number[]>, key: string): readonly number[] =>
  places.get(key) ?? [];

function crowds(
  people: readonly Person[],
  rows: readonly Named[],
  keysOf: (one: Named) => readonly string[],
): (key: string) => boolean {
  const asked = placesOf(
    people.map(({ who }) => who),
    keysOf,
  );
  const standing = placesOf(rows, keysOf);
  return (key) => Math.min(placesIn(asked, key).length, placesIn(standing, key).length) > SHARERS_MAX;
}

const namesIn = ({ words }: Named): string[] =>
  words.length === 0 ? [''] : [...new Set(words.map((one) => one.join(' ')))];
