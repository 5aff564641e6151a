import { describe, expect, it } from 'vitest';
import type { CasePerson } from './cases/case.fixtures.ts';
import { DIFFERENT_CASES } from './cases/different.cases.ts';
import { IDENTIFIER_CASES } from './cases/identifiers.cases.ts';
import { NAME_CASES } from './cases/names.cases.ts';
import { matchPeople } from './match-people.ts';
import { personKeys } from './person-keys.ts';
import { readPerson } from './read-person.ts';

const CASES = [...IDENTIFIER_CASES, ...NAME_CASES, ...DIFFERENT_CASES];
const list = (value: string | string[] = []) => [value].flat();

const read = (person: CasePerson) =>
  readPerson({
    name: person.name,
    isNameHidden: person.isHidden ?? false,
    emails: list(person.mail),
    phones: list(person.tel),
    profiles: list(person.profile).map((name) => `https://www.linkedin.com/in/${name}`),
    sourceIds: person.ids ?? [],
    employer: { name: person.at ?? null, domain: person.web ?? null },
    formerEmployers: (person.was ?? []).map((name) => ({ name, domain: null })),
    companyId: null,
    city: person.city ?? null,
    country: person.land ?? null,
  });

describe('two contacts', () => {
  it.each(CASES)('%s', (_, [name, more = {}], [otherName, otherMore = {}], label) => {
    const [a, b] = [read({ name, ...more }), read({ name: otherName, ...otherMore })];
    expect(matchPeople(a, b)?.strength ?? 'different').toBe(label);
    expect(matchPeople(b, a)?.strength ?? 'different').toBe(label);
  });

  it('meet under a key whenever they may be one person', () => {
    const apart = CASES.filter(([, , , label]) => label !== 'different').filter(
      ([, [name, more = {}], [otherName, otherMore = {}]]) => {
        const others = personKeys(read({ name: otherName, ...otherMore }));
        return !personKeys(read({ name, ...more })).some((key) => others.includes(key));
      },
    );
    expect(apart.map(([what]) => what)).toEqual([]);
  });

  it('are compared in at least 150 labelled pairs', () => {
    expect(CASES.length).toBeGreaterThanOrEqual(150);
  });
});
