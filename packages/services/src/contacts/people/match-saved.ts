import type { FoundPerson } from '@workbench/connectors/people';
import { SAME_PERSON_RULES } from './same-person-rules.ts';

/** What is saved of a person, as far as it says who they are. */
type SavedPerson = Pick<
  FoundPerson,
  'name' | 'isNameHidden' | 'title' | 'organizationName' | 'organizationDomain' | 'linkedinUrl'
> & { sources: readonly { source: string }[] };

/** Matches that have no identifier in common count only if no one else fits. */
const RULES = SAME_PERSON_RULES.filter(({ requiresUniqueMatch }) => requiresUniqueMatch);

/**
 * For each found person, the one saved person with the same name and company; rows that share no identifier with a saved
 * person are passed. A source would know its own people: whom it gave twice are two people.
 */
export function matchSavedPeople<T extends SavedPerson>(
  rows: readonly (readonly FoundPerson[])[],
  saved: readonly T[],
): (T | null)[] {
  const matches = rows.map((people) => saved.filter((one) => people.some((person) => isSamePerson(person, one))));
  const uses = new Map<T, number>();
  for (const one of matches.flat()) uses.set(one, (uses.get(one) ?? 0) + 1);
  return matches.map(([one, ...others]) =>
    one !== undefined && others.length === 0 && uses.get(one) === 1 ? one : null,
  );
}

function isSamePerson(person: FoundPerson, saved: SavedPerson): boolean {
  if (saved.sources.some(({ source }) => source === person.source)) return false;
  const other: FoundPerson = { ...person, ...identityOf(saved), email: null };
  return RULES.some((rule) => {
    const keys = new Set(rule.keysOf(other));
    return rule.keysOf(person).some((key) => keys.has(key)) && rule.fits(person, other);
  });
}

const identityOf = ({ name, isNameHidden, title, organizationName, organizationDomain, linkedinUrl }: SavedPerson) => ({
  name,
  isNameHidden,
  title,
  organizationName,
  organizationDomain,
  linkedinUrl,
});
