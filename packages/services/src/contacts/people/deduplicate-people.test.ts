import type { FoundPerson } from '@workbench/connectors/people';
import { describe, expect, it } from 'vitest';
import { deduplicatePeople } from './deduplicate-people.ts';
import { apollo, pdl } from './people.fixtures.ts';

const PROFILE = 'https://www.linkedin.com/in/marta-oliveira';
const HEAD = { title: 'Head of Operations', organizationName: 'Acme, Inc.', organizationDomain: 'acme.com' };
const HIDDEN = { ...HEAD, name: 'Marta Ol***a', isNameHidden: true };
const FITS = 'Same first name, company and title; the last name fits "Ol***a"';

type Case = [what: string, apollo: Partial<FoundPerson>, pdl: Partial<FoundPerson>, because: string | null];

describe('mergePeople', () => {
  it.each<Case>([
    ['the same profile', { name: 'M.', linkedinUrl: PROFILE }, { linkedinUrl: PROFILE }, 'Same LinkedIn profile'],
    ['the same address', { name: 'M. O.', email: 'M@acme.com' }, { email: 'm@acme.com' }, 'Same e-mail address'],
    ['a mailbox that an office shares', { name: 'Ann Lee', email: 'info@acme.com' }, { email: 'info@acme.com' }, null],
    [
      'the same name and domain',
      { name: 'MARTA OLIVEIRA', organizationDomain: 'acme.com' },
      { name: 'Márta  Oliveira', organizationDomain: 'acme.com' },
      'Same name and company',
    ],
    [
      'the same name and company without its legal form',
      { organizationName: 'Acme, Inc.' },
      { organizationName: 'ACME' },
      'Same name and company',
    ],
    ['the same name alone', {}, {}, null],
    ['the same name elsewhere', { organizationName: 'Acme' }, { organizationName: 'Other' }, null],
    ['one word as a name', { ...HEAD, name: 'Marta' }, { ...HEAD, name: 'Marta' }, null],
    ['two profiles', { ...HEAD, linkedinUrl: PROFILE }, { ...HEAD, linkedinUrl: `${PROFILE}-2` }, null],
    ['a hidden name that fits', HIDDEN, HEAD, FITS],
    ['a hidden name that fits with other case and accents', HIDDEN, { ...HEAD, name: 'MARTA OLIVÉIRA' }, FITS],
    ['a hidden name that fits the last of two', HIDDEN, { ...HEAD, name: 'Marta Silva Oliveira' }, FITS],
    [
      'a hidden name with an apostrophe',
      { ...HIDDEN, name: "Marta O'***a" },
      { ...HEAD, name: 'Marta O’Liveira' },
      'Same first name, company and title; the last name fits "O\'***a"',
    ],
    ['a hidden name with another title', HIDDEN, { ...HEAD, title: 'Head of Sales' }, null],
    ['a hidden name at another company', HIDDEN, { title: HEAD.title, organizationName: 'Other' }, null],
    ['a hidden name with another ending', HIDDEN, { ...HEAD, name: 'Marta Olsen' }, null],
    ['a hidden name with another first name', HIDDEN, { ...HEAD, name: 'Maria Oliveira' }, null],
    ['a hidden name of which nothing is given', { ...HIDDEN, name: 'Marta' }, HEAD, null],
    [
      'a hidden name shorter than its pattern',
      { ...HIDDEN, name: 'Marta Ola***la' },
      { ...HEAD, name: 'Marta Ola' },
      null,
    ],
  ])('judges %s', (_, one, other, because) => {
    const merged = deduplicatePeople([[apollo('a', one)], [pdl('p', other)]]);
    expect(merged.map(({ id, mergedBecause }) => [id, mergedBecause])).toEqual(
      because === null
        ? [
            ['apollo:a', null],
            ['pdl:p', null],
          ]
        : [['apollo:a', because]],
    );
    if (because !== null) expect(merged[0]?.people.map(({ source }) => source)).toEqual(['apollo', 'pdl']);
  });

  it('joins by name only where nobody else fits, on either side', () => {
    const two = deduplicatePeople([
      [apollo('a', HIDDEN)],
      [pdl('p', HEAD), pdl('q', { ...HEAD, name: 'Marta Olbia' })],
    ]);
    expect(two.map(({ id }) => id)).toEqual(['apollo:a', 'pdl:p', 'pdl:q']);
    const twins = deduplicatePeople([[apollo('a', HEAD), apollo('b', HEAD)], [pdl('p', HEAD)]]);
    expect(twins).toHaveLength(3);
    const sure = deduplicatePeople([
      [apollo('a', { ...HEAD, linkedinUrl: PROFILE }), apollo('b', HEAD)],
      [pdl('p', { ...HEAD, linkedinUrl: PROFILE })],
    ]);
    expect(sure.map(({ id, people }) => [id, people.length])).toEqual([
      ['apollo:a', 2],
      ['apollo:b', 1],
    ]);
  });

  it('takes turns between the sources, and keeps two people of one source apart', () => {
    const merged = deduplicatePeople([
      [apollo('1', { name: 'A A' }), apollo('2', { linkedinUrl: PROFILE }), apollo('3', { linkedinUrl: PROFILE })],
      [pdl('1', { name: 'B B' })],
    ]);
    expect(merged.map(({ id }) => id)).toEqual(['apollo:1', 'pdl:1', 'apollo:2', 'apollo:3']);
  });

  it('names a row by the better source, however far down that one has the person', () => {
    const first = [apollo('1', { name: 'A A' }), apollo('2', { linkedinUrl: PROFILE })];
    expect(deduplicatePeople([first, [pdl('1', { linkedinUrl: PROFILE })]]).map(({ id }) => id)).toEqual([
      'apollo:1',
      'apollo:2',
    ]);
  });

  it('gives a row of an earlier page back under its own id when another source knows the person too', () => {
    const [earlier] = deduplicatePeople([[pdl('p', HEAD)]]);
    const stranger = { id: 'apollo:z', people: [apollo('z')], mergedBecause: null };
    const merged = deduplicatePeople(
      [[apollo('b', { name: 'B B' }), apollo('a', HIDDEN)], []],
      [stranger, earlier as never],
    );
    expect(merged.map(({ id }) => id)).toEqual(['apollo:b', 'pdl:p']);
    expect(merged[1]).toMatchObject({ mergedBecause: FITS, people: [{ id: 'a' }, { id: 'p' }] });
  });

  it('keeps what an earlier row held when its source gives the person again', () => {
    const earlier = { id: 'apollo:a', people: [apollo('a', HIDDEN), pdl('p', HEAD)], mergedBecause: FITS };
    const merged = deduplicatePeople([[apollo('a', { ...HIDDEN, city: 'Porto' })]], [earlier]);
    expect(merged).toEqual([
      { id: 'apollo:a', people: [apollo('a', { ...HIDDEN, city: 'Porto' }), pdl('p', HEAD)], mergedBecause: FITS },
    ]);
  });
});
