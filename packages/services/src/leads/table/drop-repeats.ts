import type { LeadRowValues } from './types.ts';

export interface LeadRepeat {
  line: number;
  /** Of the row that stays. */
  firstLine: number;
}

interface Person {
  row: LeadRowValues;
  /** Also those of the rows that repeat them. */
  keys: Set<string>;
}

/** Of one name at one company; beyond them only addresses and profiles are compared, or a hostile list would take hours. */
const NAMESAKES_MAX = 50;

/**
 * Where two rows of one table are the same person, the first stays. Pure. Two of one name at one company are the same
 * unless their addresses or their profiles differ.
 */
export function dropRepeats(rows: readonly LeadRowValues[]): { kept: LeadRowValues[]; repeats: LeadRepeat[] } {
  const kept: LeadRowValues[] = [];
  const repeats: LeadRepeat[] = [];
  const byKey = new Map<string, Person[]>();
  for (const row of rows) {
    const known = findKnown(row, byKey);
    if (known === null) kept.push(row);
    else repeats.push({ line: row.line, firstLine: known.row.line });
    remember(row, known ?? { row, keys: new Set() }, byKey);
  }
  return { kept, repeats };
}

function findKnown(row: LeadRowValues, byKey: Map<string, Person[]>): Person | null {
  for (const key of row.keys) {
    const known = byKey.get(key)?.find((person) => !isName(key) || !contradict(row, person));
    if (known !== undefined) return known;
  }
  return null;
}

function remember(row: LeadRowValues, person: Person, byKey: Map<string, Person[]>): void {
  for (const key of row.keys) {
    if (person.keys.has(key)) continue;
    person.keys.add(key);
    const people = byKey.get(key);
    if (people === undefined) byKey.set(key, [person]);
    else if (people.length < NAMESAKES_MAX) people.push(person);
  }
}

function contradict({ keys }: LeadRowValues, person: Person): boolean {
  return ['email:', 'linkedin:'].some((kind) => {
    const isKnown = [...person.keys].some((key) => key.startsWith(kind));
    const mine = keys.find((key) => key.startsWith(kind));
    return isKnown && mine !== undefined && !person.keys.has(mine);
  });
}

const isName = (key: string) => key.startsWith('name:');
