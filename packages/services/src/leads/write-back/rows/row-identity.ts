import { nameWords, wordsContradict } from '../../matching/names-contradict.ts';

/** The keys of a person or row, and the names beside them. */
export interface Identity {
  keys: readonly string[];
  /** Full names; an empty list contradicts nothing. */
  names: readonly string[];
}

/** Rows of one person that differ in identifying values; more of them are no oversight. */
const DIFFERENT_MAX = 20;

/** The same with the words of the names, which are taken apart once, however many others they are compared with. */
export class NamedIdentity implements Identity {
  readonly keys: readonly string[];
  readonly names: readonly string[];
  #words: string[][] | null = null;

  constructor({ keys, names }: Identity) {
    this.keys = keys;
    this.names = names;
  }

  /** By name. */
  get words(): readonly (readonly string[])[] {
    this.#words ??= this.names.map(nameWords);
    return this.#words;
  }
}

/**
 * A different address or profile means another person, unless the other one of both is the same. So does a different
 * name, as at the import: colleagues may share an address. Pure.
 */
export function areContradictory(a: NamedIdentity, b: NamedIdentity): boolean {
  const [email, profile] = [compare(a.keys, b.keys, 'email:'), compare(a.keys, b.keys, 'linkedin:')];
  if ((email === 'differ' && profile !== 'same') || (profile === 'differ' && email !== 'same')) return true;
  return haveContradictoryNames(a, b);
}

/** Whether address or profile, where both have one, is another. Pure. */
export function haveDifferentKeys(a: Identity, b: Identity): boolean {
  return ['email:', 'linkedin:'].some((kind) => compare(a.keys, b.keys, kind) === 'differ');
}

/** Whether no row of several says the opposite of another. Pure. */
export function areSamePerson(rows: readonly NamedIdentity[]): boolean {
  if (rows.length < 2) return true;
  const different = [...new Map(rows.map((row) => [identityFingerprint(row), row])).values()];
  if (different.length > DIFFERENT_MAX) return false;
  return different.every((one, at) => different.slice(at + 1).every((other) => !areContradictory(one, other)));
}

const identityFingerprint = ({ keys, names }: Identity): string => JSON.stringify([keys.filter(isPersonal), names]);

function haveContradictoryNames(a: NamedIdentity, b: NamedIdentity): boolean {
  if (a.names.length === 0 || b.names.length === 0 || a.names.some((name) => b.names.includes(name))) return false;
  return a.words.every((one) => b.words.every((other) => wordsContradict(one, other)));
}

const isPersonal = (key: string): boolean => key.startsWith('email:') || key.startsWith('linkedin:');

function compare(a: readonly string[], b: readonly string[], kind: string): 'same' | 'differ' | 'unknown' {
  const mine = a.filter((key) => key.startsWith(kind));
  const theirs = b.filter((key) => key.startsWith(kind));
  if (mine.length === 0 || theirs.length === 0) return 'unknown';
  return mine.some((key) => theirs.includes(key)) ? 'same' : 'differ';
}
