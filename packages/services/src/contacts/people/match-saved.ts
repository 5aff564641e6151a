import type { FoundPerson } from '@workbench/connectors/people';
import type { ContactSourceValueDoc } from '@workbench/db';
import type { ContactField } from '../edit/contact-fields.ts';
import { latestSourceValues } from '../edit/source-values.ts';
import { SAME_PERSON_RULES } from './same-person-rules.ts';
import { titleKey } from './title-key.ts';

/** What is saved of a person, as far as it says who they are. */
type SavedPerson = Pick<
  FoundPerson,
  'name' | 'isNameHidden' | 'title' | 'organizationName' | 'organizationDomain' | 'linkedinUrl'
> & { sources: readonly { source: string }[]; sourceValues?: readonly ContactSourceValueDoc[] };

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
  if (saved.title === null || titles.length === 0) return true;
  return [saved.title, ...saidOf(saved, 'title')].some((title) => titles.includes(titleKey(title)));
}

function isSamePerson(person: FoundPerson, saved: SavedPerson): boolean {
  if (saved.sources.some(({ source }) => source === person.source)) return false;
  const spellings = spellingsOf(saved).map((one): FoundPerson => ({ ...person, ...one, email: null }));
  return spellings.some((other) =>
    RULES.some((rule) => {
      const keys = new Set(rule.keysOf(other));
      return rule.keysOf(person).some((key) => keys.has(key)) && rule.fits(person, other);
    }),
  );
}

/** A saved person as typed, and as the sources know them: with each name, title and employer of both. */
function spellingsOf(saved: SavedPerson) {
  const { name, isNameHidden, title, organizationName, organizationDomain, linkedinUrl } = saved;
  const names = [{ name, isNameHidden }, ...saidOf(saved, 'name').map((one) => ({ name: one, isNameHidden: false }))];
  const titles = [title, ...saidOf(saved, 'title')];
  const employers = [
    { organizationName, organizationDomain },
    ...saidOf(saved, 'organizationName').map((one) => ({ organizationName: one, organizationDomain: null })),
    ...saidOf(saved, 'organizationDomain').map((one) => ({ organizationName: null, organizationDomain: one })),
  ];
  return names.flatMap((named) =>
    titles.flatMap((one) => employers.map((employer) => ({ ...named, title: one, ...employer, linkedinUrl }))),
  );
}

const saidOf = ({ sourceValues = [] }: SavedPerson, field: ContactField): string[] =>
  latestSourceValues(sourceValues).flatMap((one) => (one.field === field ? [one.value] : []));
