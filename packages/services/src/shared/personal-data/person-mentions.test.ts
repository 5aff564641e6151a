import { cpuTimeMs, growthOver4, LINEAR_MAX } from '@workbench/text/test-helpers/cpu-time';
import { describe, expect, it } from 'vitest';
import { createMentionMatcher, matchPerson, personPattern, textMatches, valueMatches } from './person-mentions.ts';
import { redact, redactDeep } from './redact.ts';
import type { PersonQuery } from './types.ts';

const MARTA: PersonQuery = {
  identifiers: [
    { kind: 'email', value: 'marta.oliveira@acme.com' },
    { kind: 'profile', value: 'linkedin.com/in/marta-olivéira' },
    { kind: 'phone', value: '351210000000' },
    { kind: 'source-id', value: 'apollo:66aa00bb' },
    { kind: 'contact', value: '0123456789abcdef01234567' },
  ],
  name: 'Marta Oliveira',
  company: 'Acme',
};

const finds = (text: string, withName = false) => personPattern(MARTA, { withName })?.test(text) ?? false;

describe('personPattern', () => {
  it.each([
    'marta.oliveira@acme.com',
    'write to <Marta.Oliveira+news@ACME.com>, please',
    'mailto:marta.oliveira%40acme.com',
    'q=mailto%3Amarta.oliveira%2Bnews%40acme.com',
    'https://www.linkedin.com/in/Marta-Olivéira/',
    'linkedin.com/in/marta-oliv%C3%A9ira?trk=x',
    'tel +351 21 000-0000',
    '+351 (21) 000.0000',
    '{"id":"66aa00bb"}',
    'apollo:66aa00bb',
  ])('finds her in "%s"', (text) => {
    expect(finds(text)).toBe(true);
  });

  it.each([
    'xmarta.oliveira@acme.com',
    'marta.oliveira@acme.community',
    'martaXoliveira@acme.com',
    'https://www.linkedin.com/in/marta-olivéira-2',
    '13512100000009',
    '66aa00bbcc',
    '0123456789abcdef01234567',
    'Marta Oliveira',
  ])('leaves "%s" to others', (text) => {
    expect(finds(text)).toBe(false);
  });

  it.each([
    ['Marta Oliveira joined', true],
    ['OLIVEIRA, MARTA', true],
    ['Marta  Oliveira', true],
    ['Marta Oliveirasen', false],
    ['お客様のMarta Oliveiraさん', true],
    ['Ana Marta', false],
  ])('with the name: "%s" %s', (text, expected) => {
    expect(finds(text, true)).toBe(expected);
  });

  it('looks for nothing by one word alone, a short id or an empty query', () => {
    const nobody = { identifiers: [], name: 'Marta', company: null };
    expect(personPattern(nobody, { withName: true })).toBeNull();
    expect(
      personPattern({ ...nobody, identifiers: [{ kind: 'source-id', value: 'pdl:12' }] }, { withName: false }),
    ).toBeNull();
  });
});

describe('matchPerson', () => {
  it.each([
    ['an address', [{ kind: 'email', value: 'marta.oliveira@acme.com' }], '', 'identifier'],
    ['our own id', [{ kind: 'contact', value: '0123456789abcdef01234567' }], '', 'identifier'],
    ['a number alone, which an office may share', [{ kind: 'phone', value: '351210000000' }], 'Bob', 'name'],
    ['the name', [], 'Oliveira, Marta', 'name'],
    ['nothing', [{ kind: 'email', value: 'bob@acme.com' }], 'Bob Brown', null],
  ] as const)('by %s', (_, identifiers, name, expected) => {
    expect(matchPerson(MARTA, identifiers, name)).toBe(expected);
  });

  it('by a former address alone tells no more than by a name: it may be the next person’s', () => {
    const former = [{ kind: 'email', value: 'marta.oliveira@acme.com' }];
    expect(matchPerson(MARTA, [], 'Bob Brown', former)).toBe('name');
    expect(matchPerson(MARTA, former, 'Bob Brown', former)).toBe('identifier');
  });

  it('by a mailbox that colleagues share tells no more than by a name, also when it was asked for', () => {
    const office = [{ kind: 'email', value: 'info@acme.com' }];
    expect(matchPerson({ identifiers: office, name: null, company: null }, office, 'Bob Brown')).toBe('name');
  });
});

describe('mentionsOf', () => {
  it.each([
    ['an address', { texts: ['write:\nmarta.oliveira@acme.com'] }, 'identifier'],
    ['a number, which an office may share', { texts: ['+351 21 000 0000'] }, 'name'],
    ['the name', ['Marta Oliveira'], 'name'],
    ['nothing', { texts: ['Bob Brown'] }, null],
  ])('by %s', (_, value, expected) => {
    expect(createMentionMatcher(MARTA)(value)).toBe(expected);
  });
});

it.each([
  ['signs of regular expressions', { kind: 'email', value: '(a+)+$|[x@acme.com' }, '(a+)+$|[x@acme.com', true],
  ['signs in a profile', { kind: 'profile', value: 'linkedin.com/in/.*' }, 'linkedin.com/in/anybody', false],
  ['half of a percent-encoding', { kind: 'profile', value: 'linkedin.com/in/100%' }, 'linkedin.com/in/100%', true],
])('takes %s for letters', (_, identifier, text, expected) => {
  const query = { identifiers: [identifier], name: '(.*)+ [a-', company: null };
  expect(personPattern(query, { withName: true })?.test(text)).toBe(expected);
});

it.each([
  ['addresses that never end', 'a+'.repeat(500_000)],
  ['digits', '3 5 1-'.repeat(200_000)],
  ['spaces', `Marta${' '.repeat(1_000_000)}`],
  ['names', 'Oliveira, '.repeat(100_000)],
  ['percent signs', '%2F'.repeat(300_000)],
])('a text made of %s is read in no time', async (_, text) => {
  const own = [
    ...MARTA.identifiers,
    { kind: 'email', value: 'a@b.example' },
    { kind: 'phone', value: '351351351351359' },
  ];
  const pattern = personPattern({ ...MARTA, identifiers: own }, { withName: true });
  const quarter = text.length / 4;
  const growth = await growthOver4(quarter, (length) => expect(text.slice(0, length).search(pattern ?? /x/)).toBe(-1));
  expect(growth).toBeLessThan(LINEAR_MAX);
});

it('redacts every text of a document, names of fields too, and leaves dates and numbers as they are', () => {
  const pattern = personPattern(MARTA, { withName: true });
  const at = new Date();
  expect(
    pattern && redactDeep({ a: ['Marta Oliveira, CEO'], 'marta.oliveira@acme.com': 1, at, n: 5 }, pattern),
  ).toEqual({
    a: ['[erased], CEO'],
    '[erased]': 1,
    at,
    n: 5,
  });
});

it.each([3000, 100_000])('takes her out of JSON that is nested %d times, and leaves it JSON', (levels) => {
  const pattern = personPattern(MARTA, { withName: true }) ?? /x/;
  const [open, close] = ['['.repeat(levels), ']'.repeat(levels)];
  expect(redact(`${open}"marta.oliveira@acme.com"${close}`, pattern)).toBe(`${open}"[erased]"${close}`);
});

it('takes her out of a document that is deeper than any the database holds', () => {
  const pattern = personPattern(MARTA, { withName: true }) ?? /x/;
  let deep: unknown = { of: 'marta.oliveira@acme.com' };
  for (let level = 0; level < 20_000; level++) deep = level % 2 === 0 ? [deep] : { deep };
  expect(valueMatches(deep, pattern)).toBe(true);
  expect(valueMatches(redactDeep({ deep, kept: [['Bob Brown']] }, pattern), pattern)).toBe(false);
});

/** Of the same text without any; without care for them it would be hundreds of times. */
const ESCAPES_MAX = 10;

it('reads a text full of escapes nearly as quickly as one without', async () => {
  const pattern = personPattern(MARTA, { withName: true }) ?? /x/;
  const row = { name: 'Bob Brown', text: 'a line\nand "another"', url: 'https://example.com/bob' };
  const rows = (count: number) => JSON.stringify(Array.from({ length: count }, () => row));
  const [escaped, plain] = [JSON.stringify({ body: rows(20_000) }), rows(20_000).replaceAll('\\"', "'")];
  const timeOf = (text: string) => cpuTimeMs(() => expect(textMatches(text, pattern)).toBe(false));
  expect(await timeOf(escaped)).toBeLessThan(ESCAPES_MAX * (await timeOf(plain)));
});
