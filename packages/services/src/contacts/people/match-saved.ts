import type { FoundPerson } from '@workbench/connectors/people';
import { SAME_PERSON_RULES } from './same-person-rules.ts';
import { titleKey } from './title-key.ts';

/** What is saved of a person, as far as it says who they are. */
type SavedPerson = Pick<
  FoundPerson,
  'name' | 'isNameHidden' | 'title' | 'organizationName' | 'organizationDomain' | 'linkedinUrl'
> & { sources: readonly { source: string }[] };

/** Matches that have no identifier in common count only if no one else fits. */
const RULES = SAME_PERSON_RULES.filter(({ requiresUniqueMatch }) => requiresUniqueMatch);

type Row = readonly FoundPerson[];

/**
 * For each found person, the one saved person with the same name and company, and no other title; rows that share no
 * identifier with a saved person are passed. `namesakes` are all rows of the search, chosen or not: a source that gives a
 * name twice knows two people. It would also know its own people.
 */
export function matchSavedPeople<T extends SavedPerson>(
  rows: readonly Row[],
  saved: readonly T[],
  namesakes: readonly Row[] = [],
): (T | null)[] {
  const all = [...rows, ...namesakes];
  return rows.map((row) => {
    const [one, ...others] = saved.filter((each) => fits(row, each));
    if (one === undefined || others.length > 0 || !titlesAgree(row, one)) return null;
    return all.some((other) => !isSameRow(row, other) && fits(other, one)) ? null : one;
  });
}

const fits = (row: Row, saved: SavedPerson) => row.some((person) => isSamePerson(person, saved));

/** A row is on several pages, and another source may have joined it there. */
function isSameRow(one: Row, other: Row): boolean {
  return one === other || one.some((a) => other.some((b) => a.source === b.source && a.id === b.id));
}

function titlesAgree(row: Row, saved: SavedPerson): boolean {
  const titles = row.flatMap(({ title }) => (title === null ? [] : [titleKey(title)]));
  return saved.title === null || titles.length === 0 || titles.includes(titleKey(saved.title));
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
