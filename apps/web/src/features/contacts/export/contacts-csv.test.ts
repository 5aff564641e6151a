import type { Contact } from '@workbench/services/contacts/schemas';
import { describe, expect, test } from 'vitest';
import { contactsFileName, formatContactsCsv } from './contacts-csv.ts';

const MARTA: Contact = {
  id: 'apollo:66aa',
  name: 'Marta Olsen',
  isNameHidden: false,
  title: 'VP Engineering',
  organizationName: 'Nordwind',
  organizationDomain: 'nordwind.example',
  organizationIndustry: 'Software',
  organizationSize: 200,
  email: 'marta@nordwind.example',
  emailStatus: 'verified',
  emailStatusOriginal: 'verified',
  phone: '030 123',
  city: 'Berlin',
  state: 'Berlin',
  country: 'Germany',
  linkedinUrl: 'https://www.linkedin.com/in/marta',
  seniority: 'vp',
  sources: [{ source: 'apollo', id: '66aa' }],
  mergedBecause: null,
  differences: [],
  foundAt: new Date(2026, 10, 21, 23, 30).toISOString(),
  reveal: null,
  contactId: null,
  knownIn: [],
  isNew: false,
};
const HEAD = ['Name', 'Title', 'Company', 'Email', 'Phone', 'City', 'State', 'LinkedIn'];

/** As RFC 4180 reads a file. */
function parse(file: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  for (let at = 1; at < file.length; at = cell.lastIndex) {
    cell.lastIndex = at;
    const match = cell.exec(file);
    if (match === null) throw new Error(`No cell at ${at}`);
    row.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

describe('the file of contacts', () => {
  test('has the eight columns in their order, begins with a byte order mark and ends its lines as RFC 4180 says', () => {
    expect(formatContactsCsv([MARTA], { withSources: false })).toBe(
      '\ufeffName,Title,Company,Email,Phone,City,State,LinkedIn\r\n' +
        'Marta Olsen,VP Engineering,Nordwind,marta@nordwind.example,030 123,Berlin,Berlin,https://www.linkedin.com/in/marta\r\n',
    );
  });

  test.each([
    'Olsen, Marta',
    'the "big" one',
    'two\r\nlines',
    'two\nlines',
    '"',
    '""',
    ',',
    ' spaces around ',
    'Zoë 王',
    'a\tb',
  ])('gives %j back as it was', (name) => {
    const [head, row] = parse(formatContactsCsv([{ ...MARTA, name }], { withSources: false }));
    expect(head).toEqual(HEAD);
    expect(row).toHaveLength(HEAD.length);
    expect(row?.[0]).toBe(name);
  });

  test('leaves a cell empty for what is not known', () => {
    const blank = { ...MARTA, title: null, organizationName: null, email: null, phone: null, city: null, state: null };
    const file = formatContactsCsv([{ ...blank, linkedinUrl: null }], { withSources: false });
    expect(parse(file)[1]).toEqual(['Marta Olsen', '', '', '', '', '', '', '']);
  });

  test('lets no cell run as a formula, in no column', () => {
    const hostile = '=HYPERLINK("http://evil.example","x")';
    const file = formatContactsCsv(
      [
        {
          ...MARTA,
          name: hostile,
          title: ` ${hostile}`,
          organizationName: '@sum',
          email: '-1',
          phone: '+49 30',
          city: '\tx',
          state: '\uff1d1',
          linkedinUrl: '\rx',
        },
      ],
      { withSources: true },
    );
    expect(parse(file)[1]?.slice(0, 8)).toEqual([
      `'${hostile}`,
      `' ${hostile}`,
      "'@sum",
      "'-1",
      '+49 30',
      "'\tx",
      "'\uff1d1",
      "'\rx",
    ]);
  });

  test('says on request where each person is from, since when, and on what ground', () => {
    const both: Contact = { ...MARTA, sources: [...MARTA.sources, { source: 'pdl', id: 'p1' }] };
    const [head, row] = parse(formatContactsCsv([both], { withSources: true }));
    expect(head?.slice(8)).toEqual(['Source', 'Found On', 'Legal Basis']);
    expect(row?.slice(8)).toEqual([
      'Apollo and People Data Labs',
      '2026-11-21',
      'Legitimate interest, Art. 6(1)(f) GDPR; inform the person within one month, Art. 14',
    ]);
  });
});

test.each([
  [new Date(2026, 0, 2, 0, 5), 'contacts-2026-01-02.csv'],
  [new Date(2026, 10, 21, 23, 55), 'contacts-2026-11-21.csv'],
])('the file is named after the reader’s day', (now, name) => {
  expect(contactsFileName(now)).toBe(name);
});
