import type { ReadPerson } from './read-person.ts';

/** Raised when keys change: they are then computed again. */
export const PERSON_KEYS_VERSION = 1;

/**
 * Under which a contact meets those that may be the same person: two of which no key is shared are never compared.
 * Whoever works or worked for one employer meets under each word of the name. Pure.
 */
export function personKeys(person: ReadPerson): string[] {
  const { name, mailboxes, mobiles, lines, profiles, sourceIds, employers, formerEmployers } = person;
  const words = new Set([...name.words.map(({ even }) => even).filter((word) => word.length > 1), name.joined]);
  const named = [...words].flatMap((word) =>
    [...employers, ...formerEmployers].map((employer) => `name:${word} ${employer}`),
  );
  return [
    ...mailboxes.map((key) => `email:${key}`),
    ...[...mobiles, ...lines].map((key) => `phone:${key}`),
    ...profiles.map((key) => `profile:${key}`),
    ...sourceIds.map((key) => `source:${key}`),
    ...named,
  ];
}
