import type { FoundPerson } from '@workbench/connectors/people';
import { peopleSourceSchema } from '../schemas.ts';
import { SAME_PERSON_RULES, type SamePersonRule } from './same-person-rules.ts';
import type { FoundContact } from './types.ts';

/** A person or several that are taken for one. */
export type MergedPerson = Omit<FoundContact, 'foundAt'>;

interface Row extends MergedPerson {
  /** Found now, not on an earlier page. */
  isNew: boolean;
  /** The position in the returned list; earlier rows that nothing was merged into have none. */
  rank: number | null;
}

/**
 * One row per person from several sources' lists, best source first. People are also merged into rows of earlier pages;
 * such a row keeps its id and its data, and is returned among the new ones.
 */
export function deduplicatePeople(
  lists: readonly (readonly FoundPerson[])[],
  earlier: readonly MergedPerson[] = [],
): MergedPerson[] {
  const rows: Row[] = earlier.map(({ id, people, mergedBecause }) => ({
    id,
    people,
    mergedBecause,
    isNew: false,
    rank: null,
  }));
  for (const { person, rank } of interleave(lists)) upsertRow(rows, person, rank);
  for (const rule of SAME_PERSON_RULES) mergeRowsByRule(rule, rows);
  return rows
    .filter((row) => row.rank !== null)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .map(({ id, people, mergedBecause }) => ({ id, people: sortBySource(people), mergedBecause }));
}

/** The first of each list, then the second of each: neither source is hidden below the other. */
function interleave(lists: readonly (readonly FoundPerson[])[]): { person: FoundPerson; rank: number }[] {
  return lists
    .flatMap((list, listIndex) => list.map((person, index) => ({ person, rank: index * lists.length + listIndex })))
    .sort((a, b) => a.rank - b.rank);
}

/** A source that returns a person again updates its data in the same row. */
function upsertRow(rows: Row[], person: FoundPerson, rank: number): void {
  const isSame = ({ source, id }: FoundPerson) => source === person.source && id === person.id;
  const known = rows.find(({ people }) => people.some(isSame));
  if (known === undefined) {
    const id = `${person.source}:${person.id}`;
    rows.push({ id, people: [person], mergedBecause: null, isNew: true, rank });
    return;
  }
  known.people = known.people.map((other) => (isSame(other) ? person : other));
  known.rank ??= rank;
}

interface Pair {
  a: Row;
  b: Row;
  because: string;
}

function mergeRowsByRule(rule: SamePersonRule, rows: Row[]): void {
  const pairs = pairsOf(rule, rows);
  const uses = new Map<Row, number>();
  for (const row of pairs.flatMap(({ a, b }) => [a, b])) uses.set(row, (uses.get(row) ?? 0) + 1);
  for (const { a, b, because } of pairs) {
    if (rule.requiresUniqueMatch && (uses.get(a) !== 1 || uses.get(b) !== 1)) continue;
    // One of them may have found its other half in the meantime.
    if (canMerge(a, b) && rows.includes(a) && rows.includes(b)) mergeIntoRow(rows, a, b, because);
  }
}

/** Each pair of rows that the rule takes for one person, once. */
function pairsOf(rule: SamePersonRule, rows: readonly Row[]): Pair[] {
  const byKey = new Map<string, Row[]>();
  const pairs = new Map<Row, Map<Row, Pair>>();
  // A row that every source contributes to cannot be merged with another one.
  for (const b of rows.filter(({ people }) => people.length < peopleSourceSchema.options.length)) {
    for (const key of new Set(b.people.flatMap((person) => rule.keysOf(person)))) {
      const alike = byKey.get(key) ?? [];
      for (const a of alike) {
        const because = pairs.get(a)?.has(b) || !canMerge(a, b) ? null : reasonOf(rule, a, b);
        if (because === null) continue;
        const ofRow = pairs.get(a) ?? new Map<Row, Pair>();
        pairs.set(a, ofRow.set(b, { a, b, because }));
      }
      alike.push(b);
      byKey.set(key, alike);
    }
  }
  return [...pairs.values()].flatMap((ofRow) => [...ofRow.values()]);
}

/** Two of one source are two people: the source would know. */
function canMerge(a: Row, b: Row): boolean {
  return (a.isNew || b.isNew) && !a.people.some(({ source }) => b.people.some((other) => other.source === source));
}

function reasonOf(rule: SamePersonRule, a: Row, b: Row): string | null {
  for (const one of a.people) {
    const other = b.people.find((person) => rule.fits(one, person));
    if (other) return rule.because(one, other);
  }
  return null;
}

/** A row of an earlier page keeps its id; of two new ones that of the better source stays. */
function mergeIntoRow(rows: Row[], a: Row, b: Row, because: string): void {
  const [kept, absorbed] = a.isNew && (!b.isNew || sourceRank(b) < sourceRank(a)) ? [b, a] : [a, b];
  kept.people = [...kept.people, ...absorbed.people];
  kept.mergedBecause ??= because;
  kept.rank = Math.min(kept.rank ?? Number.POSITIVE_INFINITY, absorbed.rank ?? Number.POSITIVE_INFINITY);
  rows.splice(rows.indexOf(absorbed), 1);
}

const sourceRank = ({ people: [first] }: Pick<Row, 'people'>): number =>
  first === undefined ? Number.POSITIVE_INFINITY : peopleSourceSchema.options.indexOf(first.source);

const sortBySource = (people: FoundPerson[]): FoundPerson[] =>
  people.length < 2 ? people : [...people].sort((a, b) => sourceRank({ people: [a] }) - sourceRank({ people: [b] }));
