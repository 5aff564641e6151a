import type { LeadRowValues } from '../values/fields.ts';
import { fullNameOf } from './lead-names.ts';
import { nameWords, wordsContradict } from './names-contradict.ts';

export interface DuplicateRow {
  line: number;
  /** Of the row that stays. */
  firstLine: number;
}

interface Person {
  row: LeadRowValues;
  /** Of the name. */
  words: string[];
  /** Also those of the rows that repeat them. */
  keys: Set<string>;
}

/**
 * Of one name at one company, or of one address; those beyond them are compared by their other keys alone, or a hostile
 * list would take hours.
 */
const NAMESAKES_MAX = 50;
const SHARERS_MAX = 20;

/**
 * Where two rows of one table are the same person, the first stays. Pure. Two of one name at one company are the same
 * unless their addresses or their profiles differ, and two of one address or profile unless their names contradict.
 */
export function removeDuplicateRows(rows: readonly LeadRowValues[]): {
  kept: LeadRowValues[];
  repeats: DuplicateRow[];
} {
  const people = new DuplicateFinder();
  const kept: LeadRowValues[] = [];
  const repeats: DuplicateRow[] = [];
  for (const row of rows) {
    const firstLine = people.add(row);
    if (firstLine === null) kept.push(row);
    else repeats.push({ line: row.line, firstLine });
  }
  return { kept, repeats };
}

/** The same row by row. */
export class DuplicateFinder {
  readonly #byKey = new Map<string, Person[]>();

  /** @returns the line of the earlier row with the same person; null: there is none */
  add(row: LeadRowValues): number | null {
    const person = { row, words: nameWords(fullNameOf(row.values)), keys: new Set<string>() };
    const known = findDuplicate(person, this.#byKey);
    indexPerson(row, known ?? person, this.#byKey);
    return known?.row.line ?? null;
  }
}

function findDuplicate({ row, words }: Person, byKey: Map<string, Person[]>): Person | null {
  for (const key of row.keys) {
    const isSame = (other: Person) => (isName(key) ? haveSameKeys(row, other) : !wordsContradict(words, other.words));
    const known = byKey.get(key)?.find(isSame);
    if (known !== undefined) return known;
  }
  return null;
}

function indexPerson(row: LeadRowValues, person: Person, byKey: Map<string, Person[]>): void {
  for (const key of row.keys) {
    if (person.keys.has(key)) continue;
    person.keys.add(key);
    const people = byKey.get(key);
    if (people === undefined) byKey.set(key, [person]);
    else if (people.length < (isName(key) ? NAMESAKES_MAX : SHARERS_MAX)) people.push(person);
  }
}

function haveSameKeys({ keys }: LeadRowValues, person: Person): boolean {
  return ['email:', 'linkedin:'].every((kind) => {
    const isKnown = [...person.keys].some((key) => key.startsWith(kind));
    const mine = keys.find((key) => key.startsWith(kind));
    return !isKnown || mine === undefined || person.keys.has(mine);
  });
}

const isName = (key: string) => key.startsWith('name:');
