import { describe, expect, it } from 'vitest';
import type { LeadRow } from '../values/fields.ts';
import { mapLeadHeaders } from './map-lead-headers.ts';
import { readLeadRow } from './read-lead-row.ts';

/** One cell under its header beside a name and a company, so that the row is someone's whatever the cell says. */
function readCell(header: string, cell: string): LeadRow {
  return readLeadRow(['Marta', 'Oliveira', 'Acme', cell], 7, mapLeadHeaders(['First', 'Last', 'Account', header]));
}

function readValue(header: string, field: string, cell: string): unknown {
  const row = readCell(header, cell);
  return 'problem' in row ? row : { ...row.values, organizationDomain: row.organizationDomain }[field as 'email'];
}

describe('a row is read', () => {
  it('as the values of a person, with what is empty not known', () => {
    const map = mapLeadHeaders(['First Name', 'Last Name', 'Email', 'Company', 'Notes']);
    expect(readLeadRow([' Marta ', 'Oliveira', 'Marta@Acme.COM', 'Acme, Inc.', 'x'], 3, map)).toEqual({
      line: 3,
      values: {
        firstName: 'Marta',
        lastName: 'Oliveira',
        email: 'Marta@acme.com',
        company: 'Acme, Inc.',
        title: null,
        linkedinUrl: null,
        phone: null,
        location: null,
        industry: null,
      },
      organizationDomain: null,
      keys: ['email:marta@acme.com', 'name:marta oliveira|acme inc'],
      notes: [],
    });
  });

  it.each([
    ['Email', 'email', 'Marta Oliveira <marta@acme.com>', 'marta@acme.com'],
    ['Email', 'email', 'mailto:marta@acme.com?subject=Hi', 'marta@acme.com'],
    ['Email', 'email', "o'hara+news@acme.co.uk", "o'hara+news@acme.co.uk"],
    ['Email', 'email', 'marta@bücher.example', 'marta@xn--bcher-kva.example'],
    ['Email', 'email', '\u200bmarta@acme.com\u00a0', 'marta@acme.com'],
    ['Email', 'email', 'n/a', null],
    ['Email', 'email', 'marta@acme.com <mailto:Marta@acme.com>', 'Marta@acme.com'],
    ['Phone', 'phone', '491701234567.0', '491701234567'],
    ['Phone', 'phone', '030 1234.0', '030 1234.0'],
    ['Country', 'location', '+49', null],
    ['Country Code', 'location', '49', null],
    ['Country Code', 'location', 'DE', 'DE'],
    ['LinkedIn', 'linkedinUrl', 'linkedin.com/in/marta', 'https://www.linkedin.com/in/marta'],
    ['LinkedIn', 'linkedinUrl', 'http://pt.linkedin.com/in/Marta/en?trk=x#top', 'https://www.linkedin.com/in/Marta'],
    ['LinkedIn', 'linkedinUrl', '//m.linkedin.com/mwlite/in/marta', 'https://www.linkedin.com/in/marta'],
    ['LinkedIn', 'linkedinUrl', '/in/marta/', 'https://www.linkedin.com/in/marta'],
    ['LinkedIn', 'linkedinUrl', 'www.linkedin.com/in/zoë', 'https://www.linkedin.com/in/zo%C3%AB'],
    ['LinkedIn', 'linkedinUrl', 'None', null],
    ['Phone', 'phone', "'+49 (0)30 123-45", '+49 (0)30 123-45'],
    ['Phone', 'phone', '+49\u00a030\u200e 1234', '+49 30 1234'],
    ['Phone', 'phone', '030/1234 ext. 5', '030/1234 ext. 5'],
    ['Title', 'title', "'=VP", '=VP'],
    ['Title', 'title', 'VP\n  Sales', 'VP Sales'],
    ['Title', 'title', '#N/A', null],
    ['Title', 'title', '-', null],
    ['Website', 'organizationDomain', 'https://www.acme.com/about', 'acme.com'],
    ['Website', 'organizationDomain', 'facebook.com/acme', null],
    ['Website', 'organizationDomain', 'gmail.com', null],
    ['Website', 'organizationDomain', 'https://gmail.com/', null],
    ['Website', 'organizationDomain', 'www.Yahoo.com.BR', null],
    ['Email Domain', 'organizationDomain', 'hotmail.nl', null],
    ['Email Domain', 'organizationDomain', 'live.nl', null],
    ['Email Domain', 'organizationDomain', 'mail.yahoo.co.jp', null],
    ['Email Domain', 'organizationDomain', 'live-music.nl', 'live-music.nl'],
  ])('%s as %s: %j', (header, field, cell, value) => {
    expect(readValue(header, field, cell)).toBe(value);
  });

  it.each([
    ['Dr. Ludwig van Beethoven', 'Ludwig', 'van Beethoven'],
    ['Oliveira, Marta', 'Marta', 'Oliveira'],
    ['Null', 'Null', null],
  ])('with the whole name %j split', (name, firstName, lastName) => {
    const row = readLeadRow([name, 'Acme'], 2, mapLeadHeaders(['Name', 'Company']));
    expect(row).toMatchObject({ values: { firstName, lastName } });
  });

  it('with the whole name only where its parts are empty', () => {
    const map = mapLeadHeaders(['First Name', 'Last Name', 'Full Name', 'Company']);
    const read = (...cells: string[]) => readLeadRow([...cells, 'Acme'], 2, map);
    expect(read('Marta', '', 'Someone Else')).toMatchObject({ values: { firstName: 'Marta', lastName: null } });
    expect(read('', '', 'Jo Lee')).toMatchObject({ values: { firstName: 'Jo', lastName: 'Lee' } });
  });

  it('with city, state and country as the location', () => {
    const map = mapLeadHeaders(['Email', 'Country', 'City', 'State']);
    const read = (...cells: string[]) => readLeadRow(['a@acme.com', ...cells], 2, map);
    expect(read('USA', 'Austin', 'Texas')).toMatchObject({ values: { location: 'Austin, Texas, USA' } });
    expect(read('USA', '', '')).toMatchObject({ values: { location: 'USA' } });
    expect(read('', '', '')).toMatchObject({ values: { location: null } });
  });

  it('when a domain stands for the company', () => {
    const row = readLeadRow(['Marta Oliveira', 'acme.com'], 2, mapLeadHeaders(['Name', 'Website']));
    expect(row).toMatchObject({ values: { company: null }, keys: ['name:marta oliveira|acme com'] });
  });

  it('at the borders of the lengths, and refused one character later, never cut', () => {
    for (const [header, length] of [
      ['Title', 200],
      ['Phone', 40],
      ['Industry', 120],
      ['Location', 200],
    ] as const) {
      expect(readCell(header, '1'.repeat(length))).toHaveProperty('values');
      expect(readCell(header, '1'.repeat(length + 1))).toMatchObject({
        values: { [header.toLowerCase()]: null },
        notes: [{ reason: `The cell has ${length + 1} characters; at most ${length} are allowed` }],
      });
    }
  });
});

describe('a cell that can’t be read is left out with a note, and the row is taken', () => {
  it.each([
    ['Email', 'marta', 'e-mail', '"marta" is not an e-mail address; expected one like marta@acme.com'],
    ['Email', 'marta@acme', 'e-mail', 'is not an e-mail address'],
    ['Email', 'marta@192.168.0.1', 'e-mail', 'is not an e-mail address'],
    ['Email', '.marta@acme.com', 'e-mail', 'is not an e-mail address'],
    ['Email', 'ma..rta@acme.com', 'e-mail', 'is not an e-mail address'],
    ['Email', 'marta oliveira@acme.com', 'e-mail', 'is not an e-mail address'],
    ['Email', 'marta@acme_inc.com', 'e-mail', 'is not an e-mail address'],
    ['Email', `${'m'.repeat(65)}@acme.com`, 'e-mail', 'is not an e-mail address'],
    ['Email', `m@${'abc.'.repeat(70)}com`, 'e-mail', 'characters; at most 254 are allowed'],
    ['Email', 'a@acme.com; b@acme.com', 'e-mail', 'contains more than one e-mail address; keep one'],
    ['Email', 'A <a@acme.com>; B <b@acme.com>', 'e-mail', 'contains more than one e-mail address; keep one'],
    ['LinkedIn', 'https://www.linkedin.com/company/acme', 'LinkedIn URL', 'is the page of a company, not of a person'],
    ['LinkedIn', 'https://www.linkedin.com/sales/lead/ACwAA1,NAME', 'LinkedIn URL', 'a page of Sales Navigator'],
    ['LinkedIn', 'javascript:alert(1)//linkedin.com/in/x', 'LinkedIn URL', 'is not the LinkedIn profile of a person'],
    ['LinkedIn', 'ftp://linkedin.com/in/x', 'LinkedIn URL', 'is not the LinkedIn profile of a person'],
    ['LinkedIn', 'https://notlinkedin.com/in/x', 'LinkedIn URL', 'is not the LinkedIn profile of a person'],
    ['LinkedIn', 'https://linkedin.com.evil.example/in/x', 'LinkedIn URL', 'is not the LinkedIn profile of a person'],
    ['LinkedIn', `linkedin.com/in/${'a'.repeat(300)}`, 'LinkedIn URL', 'characters; at most 300 are allowed'],
    ['Phone', '4.91701E+11', 'phone', 'is what a spreadsheet makes of a phone number; format the column as text'],
    ['Website', 'Acme GmbH', 'company domain', '"acme gmbh" contains a space; expected a domain like acme.com'],
    ['Title', 'VP\u0000', 'title', 'The cell contains a NUL character (U+0000); remove it'],
    ['Website', 'facebook.com/acme', 'company domain', 'is a page at facebook.com, not the company'],
  ])('%s: %j', (header, cell, column, problem) => {
    expect(readCell(header, cell)).toMatchObject({
      values: { firstName: 'Marta', company: 'Acme' },
      notes: [{ line: 7, column, value: cell.slice(0, 200), reason: expect.stringContaining(problem) }],
    });
  });

  it('unless nothing else says whose row it is', () => {
    const map = mapLeadHeaders(['Email', 'Title']);
    expect(readLeadRow(['marta', 'CEO'], 2, map)).toEqual({
      line: 2,
      column: 'e-mail',
      problem: expect.stringContaining('is not an e-mail address'),
    });
  });

  it.each(['keine', 'k.A.', 'unbekannt', '#REF!'])('%j is no address and worth no note', (cell) => {
    expect(readCell('Email', cell)).toMatchObject({ values: { email: null }, notes: [] });
  });
});

describe('a row is refused', () => {
  const NEEDED = 'A row needs a name with a company, an e-mail address or a profile';
  it.each([[['Marta', 'Oliveira', '', '']], [['', '', '', 'Acme']], [['', '', '', '']], [['-', 'n/a', '', 'Acme']]])(
    'when it tells nobody: %j',
    (cells) => {
      const map = mapLeadHeaders(['First Name', 'Last Name', 'Email', 'Company']);
      expect(readLeadRow(cells, 5, map)).toEqual({ line: 5, problem: NEEDED, column: null });
    },
  );

  it('for a cell that no spreadsheet could hold', () => {
    expect(readCell('Notes', 'x'.repeat(32_768))).toEqual({
      line: 7,
      column: null,
      problem: 'The cell has 32768 characters; at most 32767 fit in a cell',
    });
  });

  it('when its quote is never closed', () => {
    const map = mapLeadHeaders(['Email', 'Title']);
    const problem = 'The quote opened on line 7 is never closed; close it or double it';
    const fault = { kind: 'open_quote', line: 7, column: 1 } as const;
    expect(readLeadRow(['a@acme.com', '"VP'], 7, map, fault)).toEqual({ line: 7, column: 'title', problem });
  });

  it('when it has more cells than the header', () => {
    expect(readLeadRow(['a@acme.com', '', 'x'], 4, mapLeadHeaders(['Email']))).toEqual({
      line: 4,
      column: null,
      problem: 'The row has 3 cells, the header has 1; put quotes around a cell that contains the delimiter',
    });
    expect(readLeadRow(['a@acme.com', '', ' '], 4, mapLeadHeaders(['Email']))).toHaveProperty('values');
  });
});

describe('the name of a row', () => {
  it.each([
    [['First Name', 'Full Name'], ['Ana', 'Ana Silva'], 'Ana', 'Silva'],
    [['First Name', 'Full Name'], ['Ana María', 'Ana María García López'], 'Ana María', 'García López'],
    [['First Name', 'Full Name'], ['Ana', 'García López, Ana'], 'Ana', 'García López'],
    [['First Name', 'Full Name'], ['Bill', 'William Gates'], 'Bill', null],
    [['First Name', 'Full Name'], ['Ana', 'Ana'], 'Ana', null],
    [['Last Name', 'Contact Name'], ['Silva', 'Ana Silva'], 'Ana', 'Silva'],
    [['Last Name', 'Contact Name'], ['Silva', 'Silva'], null, 'Silva'],
    [['Vorname', 'Name'], ['Ana', 'Ana Silva'], 'Ana', 'Silva'],
    [['Nombre', 'Apellidos'], ['Ana Silva', 'Silva'], 'Ana', 'Silva'],
    [['First Name', 'Last Name', 'Name'], ['Ana', '', 'Ana Silva'], 'Ana', 'Silva'],
    [['First Name', 'Last Name', 'Name'], ['', '', 'Silva, Ana'], 'Ana', 'Silva'],
    [['First Name', 'Last Name'], ['Ana', 'Ana'], 'Ana', 'Ana'],
  ])('of %j with %j is %s, %s', (headers, cells, firstName, lastName) => {
    const map = mapLeadHeaders([...headers, 'Email']);
    expect(readLeadRow([...cells, 'ana@acme.com'], 2, map)).toMatchObject({ values: { firstName, lastName } });
  });

  it('is none where the row repeats the header, and may be a word of it', () => {
    const map = mapLeadHeaders(['First Name', 'Last Name', 'Email', 'Company']);
    const repeated = { problem: 'The row repeats the names of the columns' };
    expect(readLeadRow(['first_name', 'last_name', 'email', 'company'], 2, map)).toMatchObject(repeated);
    expect(readLeadRow(['First Name', 'Last Name', '', ''], 9, map)).toMatchObject(repeated);
    expect(readLeadRow(['Ana', 'Name', '', 'Company'], 3, map)).toMatchObject({ values: { lastName: 'Name' } });
  });
});
