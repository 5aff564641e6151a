import { areContradictory, type Identity, type NamedIdentity } from './row-identity.ts';

/** A person whose row is searched. */
export interface Person {
  leadId: string;
  who: NamedIdentity;
}

/** The candidate rows of a person; `isTruncated`: there are too many to compare. */
export interface Pair {
  leadId: string;
  at: number[];
  isTruncated: boolean;
}

/** Values that more people and rows share identify no one, and comparing all of them would take hours. */
const SHARERS_MAX = 20;

/**
 * The rows that share such a key with a person and do not contradict it. Pure. A key that a crowd shares counts only
 * together with the name beside it.
 */
export function pairRows(
  people: readonly Person[],
  rows: readonly NamedIdentity[],
  isComparedBy: (key: string) => boolean,
): Pair[] {
  const comparedKeys = ({ keys }: NamedIdentity) => keys.filter(isComparedBy);
  const isCrowd = sharedByCrowd(people, rows, comparedKeys);
  const keysOf = (one: NamedIdentity) =>
    comparedKeys(one).flatMap((key) => (isCrowd(key) ? namesIn(one).map((name) => `${key}\n${name}`) : [key]));
  const isTooMany = sharedByCrowd(people, rows, keysOf);
  const rowIndex = indexByKey(rows, keysOf);
  return people.map(({ leadId, who }) => {
    const keys = keysOf(who);
    const found = new Set(
      keys.flatMap((key) => positionsFor(rowIndex, key).slice(0, isTooMany(key) ? SHARERS_MAX : undefined)),
    );
    const at = [...found].filter((position) => {
      const row = rows[position];
      return row !== undefined && !areContradictory(who, row);
    });
    return { leadId, at: at.sort((a, b) => a - b), isTruncated: keys.some(isTooMany) };
  });
}

/** The positions of the people or rows that have each key. */
export function indexByKey<T extends Identity>(
  all: readonly T[],
  keysOf: (one: T) => readonly string[],
): Map<string, number[]> {
  const positions = new Map<string, number[]>();
  for (const [at, one] of all.entries()) {
    for (const key of keysOf(one)) {
      const known = positions.get(key);
      if (known === undefined) positions.set(key, [at]);
      else known.push(at);
    }
  }
  return positions;
}

export const positionsFor = (positions: ReadonlyMap<string, readonly number[]>, key: string): readonly number[] =>
  positions.get(key) ?? [];

function sharedByCrowd(
  people: readonly Person[],
  rows: readonly NamedIdentity[],
  keysOf: (one: NamedIdentity) => readonly string[],
): (key: string) => boolean {
  const leadIndex = indexByKey(
    people.map(({ who }) => who),
    keysOf,
  );
  const rowIndex = indexByKey(rows, keysOf);
  return (key) => Math.min(positionsFor(leadIndex, key).length, positionsFor(rowIndex, key).length) > SHARERS_MAX;
}

const namesIn = ({ words }: NamedIdentity): string[] =>
  words.length === 0 ? [''] : [...new Set(words.map((one) => one.join(' ')))];
