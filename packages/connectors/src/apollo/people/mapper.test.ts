import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { matchesInOrder, toFoundPerson, toPeoplePage, toRevealedPerson } from './mapper.ts';
import { type ApolloPerson, bulkMatchAnswer, matchAnswer, peopleSearchAnswer } from './schema.ts';

const fixture = (name: string) => JSON.parse(readFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), 'utf8'));
const page = peopleSearchAnswer.parse(fixture('people-search'));
const matched = matchAnswer.parse(fixture('people-match')).person as ApolloPerson;

describe('toPeoplePage', () => {
  it('gives what a search shows and null for what it hides', () => {
    expect(toPeoplePage(page, 1, 25)).toEqual({
      people: [
        {
          source: 'apollo',
          id: '66aa00000000000000000101',
          name: 'Marta Ol***a',
          isNameHidden: true,
          title: 'Head of Operations',
          organizationName: 'Northwind Freight',
          organizationDomain: null,
          organizationIndustry: null,
          organizationSize: null,
          email: null,
          emailStatus: null,
          phone: null,
          city: null,
          state: null,
          country: null,
          linkedinUrl: null,
          seniority: null,
          hasEmail: true,
          hasPhone: true,
        },
      ],
      total: 1843,
      next: '2',
    });
  });

  it.each([
    [1843, 74, null],
    [1843, 73, '74'],
    [25, 1, null],
    [26, 1, '2'],
    [90_000, 500, null],
  ])('of %i people has after page %i of 25 the page %s', (total_entries, at, next) => {
    expect(toPeoplePage({ ...page, total_entries }, at, 25).next).toBe(next);
  });

  it('shows no more than 50,000 people', () => {
    expect(toPeoplePage({ ...page, total_entries: 90_000 }, 499, 100).next).toBe('500');
    expect(toPeoplePage({ ...page, total_entries: 90_000 }, 500, 100).next).toBeNull();
  });

  it('reads the total of the former endpoint, and ends at an empty page', () => {
    const former = { people: page.people, pagination: { total_entries: 60 } };
    expect(toPeoplePage(former, 1, 25)).toMatchObject({ total: 60, next: '2' });
    expect(toPeoplePage({ ...page, people: [] }, 3, 25)).toEqual({ people: [], total: 1843, next: null });
  });
});

describe('toFoundPerson', () => {
  it('takes more than a search promises where an account gets it', () => {
    const rich = { ...matched, has_email: null };
    expect(toFoundPerson(rich)).toMatchObject({ city: 'Porto', organizationSize: 240, isNameHidden: false });
  });

  it.each([
    ['Yes', true],
    ['No', false],
    [true, true],
    ['Maybe: please request direct dial', null],
    [null, null],
    [undefined, null],
  ])('reads the telephone %j as %j', (has_direct_phone, hasPhone) => {
    expect(toFoundPerson({ id: 'a', has_direct_phone }).hasPhone).toBe(hasPhone);
  });

  it('does without a title, an organization and a name', () => {
    expect(toFoundPerson({ id: 'a' })).toMatchObject({
      name: '',
      isNameHidden: true,
      title: null,
      organizationName: null,
    });
    expect(toFoundPerson({ id: 'a', first_name: 'Marta', title: null, organization: null })).toMatchObject({
      name: 'Marta',
      isNameHidden: true,
    });
  });
});

describe('toRevealedPerson', () => {
  it('gives everything in one spelling', () => {
    expect(toRevealedPerson(matched)).toEqual({
      source: 'apollo',
      id: '66aa00000000000000000101',
      name: 'Marta Oliveira',
      isNameHidden: false,
      title: 'Head of Operations',
      organizationName: 'Northwind Freight',
      organizationDomain: 'northwind-freight.example',
      organizationIndustry: 'Logistics & Supply Chain',
      organizationSize: 240,
      email: 'marta@northwind-freight.example',
      emailStatus: 'verified',
      phone: null,
      city: 'Porto',
      state: null,
      country: 'Portugal',
      linkedinUrl: 'https://www.linkedin.com/in/marta-oliveira-example',
      seniority: 'head',
      hasEmail: true,
      hasPhone: null,
    });
  });

  it.each(['email_not_unlocked@domain.com', 'Email_Not_Unlocked@domain.com', '', null])(
    'takes %j for no address',
    (email) => {
      const person = { ...matched, email, email_status: 'verified' };
      expect(toRevealedPerson(person)).toMatchObject({ email: null, emailStatus: null, hasEmail: false });
    },
  );

  it('knows no rank that is not ours', () => {
    expect(toRevealedPerson({ ...matched, seniority: 'emperor' }).seniority).toBeNull();
  });

  it('takes nothing from the team’s own copy of the person', () => {
    const contact = {
      email: 'other@elsewhere.example',
      phone_numbers: [{ sanitized_number: '+351210000000', raw_number: '(351) 21 000 0000', status: 'invalid_number' }],
    };
    const { person } = matchAnswer.parse({ person: { ...matched, contact } });
    if (!person) throw new Error('the answer has a person');
    expect(toRevealedPerson(person)).toEqual(toRevealedPerson(matched));
    expect(toRevealedPerson(person).phone).toBeNull();
  });
});

describe('matchesInOrder', () => {
  const { matches = [] } = bulkMatchAnswer.parse(fixture('people-bulk-match'));
  const [marta] = matches ?? [];
  const bare = (id: string, name: string): ApolloPerson => ({ id, name });

  it('keeps the place of a hole', () => {
    const details = [{ id: marta?.id ?? '' }, { id: 'nobody' }];
    expect(matchesInOrder(details, matches ?? [])).toEqual([marta, null]);
  });

  it('finds by page, by e-mail and by name where the places do not fit', () => {
    const details = [
      { name: 'Jonas Weber' },
      { linkedin_url: 'https://www.linkedin.com/in/marta-oliveira-example' },
      { email: 'x@y.example' },
    ];
    const jonas = bare('j', 'Jonas Weber');
    expect(matchesInOrder(details, [marta, jonas])).toEqual([jonas, marta, null]);
  });

  it('gives nobody the person that another one was asked for', () => {
    expect(matchesInOrder([{ id: 'a' }, { id: 'b' }], [bare('b', 'B'), null])).toEqual([null, bare('b', 'B')]);
  });

  it('takes one under a new id at its place: ids of the same person are joined now and then', () => {
    expect(matchesInOrder([{ id: 'a' }, { id: 'b' }], [bare('new', 'A'), null])).toEqual([bare('new', 'A'), null]);
  });
});
