import { strToU8, zipSync } from 'fflate';
import { type CellValue, type WriteSheet, writeXlsx } from 'hucre';

export interface TableCase {
  name: string;
  bytes: Uint8Array | Promise<Uint8Array>;
  expect:
    | { fileError: string }
    /** `people` as "line: name <e-mail>"; of a problem a part of the sentence. */
    | { people: string[]; problems?: [line: number, problem: string][] };
}

type Expected = TableCase['expect'];

const HEADER = 'First Name,Last Name,Email,Company';
const MARTA = 'Marta,Oliveira,marta@acme.com,Acme';
const JO = 'Jo,Lee,jo@beta.com,Beta';
const BOTH = ['2: Marta Oliveira <marta@acme.com>', '3: Jo Lee <jo@beta.com>'];
/** A cell of a text file that holds `"Call me in May"`, a line break and `met at the fair`. */
const NOTE = '"""Call me in May""\nmet at the fair"';
const CELLS = [HEADER, MARTA, JO].map((line) => line.split(','));

const text = (name: string, content: string | Buffer, expected: Expected): TableCase => ({
  name,
  bytes: Buffer.from(content as string),
  expect: expected,
});

/** Files of text as people bring them. */
export const TEXT_CASES: TableCase[] = [
  text('plain', `${HEADER}\n${MARTA}\n${JO}\n`, { people: BOTH }),
  text('byte-order mark and CRLF', `\uFEFF${HEADER}\r\n${MARTA}\r\n${JO}`, { people: BOTH }),
  text('CR only', `${HEADER}\r${MARTA}\r${JO}\r`, { people: BOTH }),
  text('mixed line ends and blank rows', `\n${HEADER}\r\n,,,\n${MARTA}\r${JO}\n\n;;\n`, {
    people: ['4: Marta Oliveira <marta@acme.com>', '5: Jo Lee <jo@beta.com>'],
    problems: [[7, 'A row needs a name with a company']],
  }),
  ...[';', '\t', '|'].map((sign) =>
    text(`parted by ${JSON.stringify(sign)}`, CELLS.map((cells) => cells.join(sign)).join('\n'), { people: BOTH }),
  ),
  text('a line that names its delimiter', `sep=;\r\n${[HEADER, MARTA].join('\n').replaceAll(',', ';')}`, {
    people: ['3: Marta Oliveira <marta@acme.com>'],
  }),
  text('UTF-16 with its mark', Buffer.from(`\uFEFF${HEADER}\n${MARTA}\n${JO}`, 'utf16le'), { people: BOTH }),
  text('UTF-16, the other order', Buffer.from(`${HEADER}\n${MARTA}\n${JO}`, 'utf16le').swap16(), { people: BOTH }),
  text('Windows-1252', Buffer.from(`Vorname;Name;E-Mail\nJürgen;Müller;j@acme.com\n`, 'latin1'), {
    people: ['2: Jürgen Müller <j@acme.com>'],
  }),
  text('quotes and line breaks inside', `${HEADER}\n"Marta\nAnna","O""Hara",a@acme.com,"Acme, Inc."\n${JO}`, {
    people: ['2: Marta Anna O"Hara <a@acme.com>', '4: Jo Lee <jo@beta.com>'],
  }),
  text('a quote that is never closed', `${HEADER}\n${MARTA}\n"Jo,Lee,jo@beta.com,Beta\nAl,Ray,al@beta.com,Beta`, {
    people: ['2: Marta Oliveira <marta@acme.com>', '4: Al Ray <al@beta.com>'],
    problems: [[3, 'The quote opened on line 3 is never closed']],
  }),
  text('a quote that swallows a row', `${HEADER}\n"Jo,Lee,jo@beta.com,Beta\n"Al",Ray,al@beta.com,Beta\n${MARTA}`, {
    people: ['3: Al Ray <al@beta.com>', '4: Marta Oliveira <marta@acme.com>'],
    problems: [[2, 'The quote opened on line 2 is never closed']],
  }),
  text('a note that begins with quoted words', `${HEADER},Notes\n${MARTA},${NOTE}\n${JO},`, {
    people: ['2: Marta Oliveira <marta@acme.com>', '4: Jo Lee <jo@beta.com>'],
  }),
  text('short and long rows', `${HEADER}\nMarta,Oliveira,marta@acme.com\nJo,Lee\n${JO},x\n${MARTA},,`, {
    people: ['2: Marta Oliveira <marta@acme.com>', '5: Marta Oliveira <marta@acme.com>'],
    problems: [
      [3, 'A row needs a name with a company'],
      [4, 'The row has 5 cells, the header has 4'],
    ],
  }),
  text('guarded cells', `Name,Phone,Email\n'=Marta Oliveira,'+49 30 1,marta@acme.com`, {
    people: ['2: =Marta Oliveira <marta@acme.com>'],
  }),
  text('notes above the header', `Notes:\n"When exporting, some people hide their address."\n\n${HEADER}\n${MARTA}`, {
    people: ['5: Marta Oliveira <marta@acme.com>'],
  }),
  text('a header without people', `${HEADER}\n`, { people: [] }),
  text('one column', 'E-Mail\nmarta@acme.com\nmarta\n', {
    people: ['2:  <marta@acme.com>'],
    problems: [[3, '"marta" is not an e-mail address']],
  }),
  text('NUL bytes', `${HEADER}\nMar\u0000ta,Oliveira,marta@acme.com,Acme\n${JO}`, {
    people: ['3: Jo Lee <jo@beta.com>'],
    problems: [[2, 'The cell contains a NUL character']],
  }),
  text('no header', `${MARTA}\n${JO}`, {
    fileError: 'The header row is missing: the first row contains "marta@acme.com"',
  }),
  text('other columns', 'a,b\nc,d\n', { fileError: 'No column for a name, an e-mail address or a LinkedIn profile' }),
  text('nothing', '', { fileError: '"list.csv" is empty' }),
  text('blanks alone', '\n \n\t\n', { fileError: 'The table is empty; expected a header row' }),
  text('too many columns', `Email${',x'.repeat(1000)}\na@acme.com`, { fileError: '1001 columns; at most 1000' }),
  text('too many people', `Email\n${'a@acme.com\n'.repeat(50_001)}`, {
    fileError: 'more than 50,000 people; split it',
  }),
  text('a web page', '<!DOCTYPE html><table></table>', {
    fileError: '"list.csv" is a web page or an XML document; save',
  }),
  text('a PDF', '%PDF-1.7', {
    fileError: '"list.csv" is a PDF document; save it as an Excel workbook (.xlsx) or as CSV',
  }),
  text('a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47]), { fileError: 'This is a picture (PNG)' }),
];

const book = (name: string, sheets: WriteSheet[], expected: Expected): TableCase => ({
  name,
  bytes: writeXlsx({ sheets }),
  expect: expected,
});
const sheet = (name: string, rows: CellValue[][], expected: Expected): TableCase =>
  book(name, [{ name: 'People', rows }], expected);
const archive = (parts: string[]): Uint8Array => zipSync(Object.fromEntries(parts.map((part) => [part, strToU8('x')])));

/** Workbooks, and what is taken for one. */
export const WORKBOOK_CASES: TableCase[] = [
  sheet('plain workbook', CELLS, { people: BOTH }),
  book(
    'a hidden sheet first',
    [
      { name: 'Old', hidden: true, rows: [['x']] },
      { name: 'New', rows: CELLS },
    ],
    {
      people: BOTH,
    },
  ),
  book(
    'further sheets',
    [
      { name: 'New', rows: CELLS },
      { name: 'Old', rows: [['x']] },
    ],
    { people: BOTH },
  ),
  sheet('blank rows and a title', [['Our leads'], [], ...CELLS.slice(0, 2), [null, ' '], ...CELLS.slice(2)], {
    people: ['4: Marta Oliveira <marta@acme.com>', '6: Jo Lee <jo@beta.com>'],
  }),
  sheet('a note that begins with quoted words', [...CELLS.map((cells) => [...cells, '"Call me"\nat noon'])], {
    people: BOTH,
  }),
  sheet('columns without a name', [...CELLS.map((cells, i) => [...cells, null, i === 0 ? null : 'note'])], {
    people: BOTH,
  }),
  book(
    'cells merged over rows',
    [
      {
        name: 'People',
        rows: [
          ['Name', 'Company'],
          ['Marta Oliveira', 'Acme'],
          ['Jo Lee', null],
        ],
        merges: [{ startRow: 1, endRow: 2, startCol: 1, endCol: 1 }],
      },
    ],
    { people: ['2: Marta Oliveira <>', '3: Jo Lee <>'] },
  ),
  sheet(
    'numbers, dates, truth and errors',
    [
      ['Name', 'Company', 'Title'],
      [7, new Date('2026-03-31'), true],
    ],
    {
      people: ['2: 7 <>'],
    },
  ),
  sheet('an empty sheet', [], { fileError: 'The table is empty' }),
  book('hidden sheets alone', [{ name: 'Old', hidden: true, rows: CELLS }], { fileError: 'no visible sheet' }),
  sheet('too many people in a sheet', [['Email'], ...Array.from({ length: 50_001 }, () => ['a@acme.com'])], {
    fileError: 'more than 50,000 people',
  }),
  {
    name: 'a workbook with a password',
    bytes: writeXlsx({ sheets: [{ name: 'P', rows: CELLS }], encryption: { password: 'x', spinCount: 1 } }),
    expect: { fileError: '"list.csv" is protected by a password' },
  },
  text('an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), {
    fileError: 'an old Excel workbook (.xls); save it',
  }),
  ...[
    ['xl/workbook.bin', 'a binary Excel workbook (.xlsb)'],
    ['Index/Document.iwa', 'a document of Numbers or Pages'],
    ['word/document.xml', 'a Word document'],
    ['ppt/presentation.xml', 'a PowerPoint presentation'],
    ['content.xml', 'an OpenDocument file (.ods)'],
    ['people.csv', 'a ZIP archive; unpack it'],
  ].map(([part = '', kind = '']) => ({
    name: `archive with ${part}`,
    bytes: archive([part]),
    expect: { fileError: `"list.csv" is ${kind}` },
  })),
  {
    name: 'a workbook without its parts',
    bytes: archive(['xl/workbook.xml']),
    expect: { fileError: 'cannot be read as' },
  },
  {
    name: 'a workbook cut off',
    bytes: halfOf(writeXlsx({ sheets: [{ name: 'P', rows: CELLS }] })),
    expect: { fileError: 'is damaged' },
  },
  {
    name: 'a bomb',
    bytes: zipSync(
      { 'xl/workbook.xml': strToU8('x'), 'xl/worksheets/sheet1.xml': new Uint8Array(257 * 1024 * 1024) },
      { level: 1 },
    ),
    expect: { fileError: 'is too large once it is unpacked' },
  },
];

async function halfOf(bytes: Promise<Uint8Array>): Promise<Uint8Array> {
  const whole = await bytes;
  return whole.slice(0, whole.length / 2);
}
