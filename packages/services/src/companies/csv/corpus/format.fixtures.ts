import {
  ACME,
  ACME_ROW,
  accepted,
  BETA,
  BETA_ROW,
  type CorpusCase,
  HEADER,
  refused,
  row,
  utf16be,
  utf16le,
} from './case.fixtures.ts';

const both = { rows: [ACME_ROW, BETA_ROW] };
const UMLAUT = 'name,domain,industry\nMüller GmbH,mueller.de,Maschinenbau\nÉclair,eclair.fr,Pâtisserie\n';
const umlautRows = {
  rows: [row(2, 'Müller GmbH', 'mueller.de', 'Maschinenbau'), row(3, 'Éclair', 'eclair.fr', 'Pâtisserie')],
};
const lines = (delimiter: string) => `${HEADER}\n${ACME}\n${BETA}\n`.replaceAll(',', delimiter);

const XLSX = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4, 0x14, 0]), Buffer.from('[Content_Types].xml')]);
const XLS = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]);
const WITHIN_LIMIT = `${HEADER}\n${ACME}\n`;

/** Encodings, delimiters, line ends and files that are no CSV. */
export const FORMAT_CASES: CorpusCase[] = [
  accepted('plain comma file', `${HEADER}\n${ACME}\n${BETA}\n`, both),
  accepted('no line break at the end', `${HEADER}\n${ACME}\n${BETA}`, both),
  accepted('UTF-8 with a byte-order mark', `\uFEFF${UMLAUT}`, umlautRows),
  accepted('byte-order mark before a quoted header', `\uFEFF"name","domain","industry"\n${ACME}\n${BETA}\n`, both),
  accepted('UTF-8 without a mark', UMLAUT, umlautRows),
  accepted('UTF-16LE with a mark', utf16le(`\uFEFF${UMLAUT}`), umlautRows),
  accepted('UTF-16LE without a mark', utf16le(UMLAUT), umlautRows),
  accepted('UTF-16BE with a mark', utf16be(`\uFEFF${UMLAUT}`), umlautRows),
  accepted('UTF-16BE without a mark', utf16be(UMLAUT), umlautRows),
  accepted('Windows-1252 umlauts', Buffer.from(UMLAUT, 'latin1'), umlautRows),
  accepted(
    'Windows-1252 euro sign and curly quotes',
    Buffer.concat([
      Buffer.from(`${HEADER}\n`),
      Buffer.from([0x80, 0x93, 0x94]),
      Buffer.from(' Bank,euro.com,Finance\n'),
    ]),
    { rows: [row(2, '€“” Bank', 'euro.com', 'Finance')] },
  ),
  accepted(
    'first Windows-1252 letter far behind the sample',
    Buffer.concat([
      Buffer.from(`${HEADER},notes\n${ACME},${'x'.repeat(30_000)}\n${BETA},${'x'.repeat(30_000)}\n`),
      Buffer.from(`Gamma,gamma.com,Tools,${'x'.repeat(30_000)}\nMüller,mueller.de,Tools,\n`, 'latin1'),
    ]),
    { rows: [ACME_ROW, BETA_ROW, row(4, 'Gamma', 'gamma.com'), row(5, 'Müller', 'mueller.de')] },
  ),
  refused('not UTF-8 although chosen', Buffer.from(UMLAUT, 'latin1'), 'not valid UTF-8', { encoding: 'utf-8' }),
  accepted('encoding chosen by the person', Buffer.from(UMLAUT, 'latin1'), {
    ...umlautRows,
    options: { encoding: 'windows-1252' },
  }),
  ...[undefined, { encoding: 'utf-8' as const }].map((options) =>
    accepted(
      `UTF-8 with one byte of another encoding${options ? ', UTF-8 chosen' : ''}`,
      Buffer.concat([Buffer.from(`${UMLAUT}Caf`), Buffer.from([0xe9]), Buffer.from(' Noir,noir.fr,Tools\n')]),
      { ...umlautRows, failures: [[4, 'not UTF-8']], ...(options && { options }) },
    ),
  ),
  accepted('UTF-8 cut off inside a character', Buffer.from(`${UMLAUT}Zoé,zoe.fr,Zoé`).subarray(0, -1), {
    rows: [...umlautRows.rows, row(4, 'Zoé', 'zoe.fr', null)],
    notes: [[4, 'not UTF-8']],
  }),
  accepted('semicolons', lines(';'), both),
  accepted('tabs', lines('\t'), both),
  accepted('pipes', lines('|'), both),
  accepted('semicolons with commas in the cells', 'name;domain;industry\nAcme, Inc.;acme.com;Tools, heavy\n', {
    rows: [row(2, 'Acme, Inc.', 'acme.com', 'Tools, heavy')],
  }),
  accepted(
    'semicolons and decimal commas',
    'name;domain;industry;employees\nAcme;acme.com;Tools;12,5\nBeta;beta.com;Tools;1.200\n',
    {
      rows: [ACME_ROW, row(3, 'Beta', 'beta.com', 'Tools', { figures: ['CSV=1200'] })],
      notes: [[2, 'not a whole number']],
    },
  ),
  accepted("Excel's sep line", 'sep=;\r\nname;domain;industry\r\nAcme;acme.com;Tools\r\n', {
    rows: [row(3, 'Acme', 'acme.com')],
  }),
  refused('delimiter chosen wrongly', lines(','), 'domain, industry are missing', { delimiter: ';' }),
  accepted('header of commas inside quotes', '"name";"domain";"industry";"a,b,c,d,e,f"\nAcme;acme.com;Tools;x\n', {
    rows: [ACME_ROW],
  }),
  accepted('CRLF', `${HEADER}\r\n${ACME}\r\n${BETA}\r\n`, both),
  accepted('CR only', `${HEADER}\r${ACME}\r${BETA}\r`, both),
  accepted('mixed line ends', `${HEADER}\r\n${ACME}\r${BETA}\nGamma,gamma.com,Tools\r\n`, {
    rows: [ACME_ROW, BETA_ROW, row(4, 'Gamma', 'gamma.com')],
  }),
  accepted('blank lines everywhere', `\n\n${HEADER}\n\n${ACME}\n   \n${BETA}\n\n\n`, {
    rows: [row(5, 'Acme', 'acme.com'), row(7, 'Beta', 'beta.com')],
  }),
  accepted('rows of delimiters only', `${HEADER}\n,,\n${ACME}\n,,,,,\n" ", ,\n`, {
    rows: [row(3, 'Acme', 'acme.com')],
  }),
  accepted('header only', `${HEADER}\n`, {}),
  accepted('header only without a line break', HEADER, {}),
  refused('no bytes at all', '', 'The file is empty'),
  refused('only a byte-order mark', '\uFEFF', 'The file is empty'),
  refused('only blank lines', '\n \r\n\n', 'The file is empty'),
  refused('workbook that is cut off', XLSX, 'is damaged'),
  refused('old workbook renamed to .csv', XLS, 'old Excel workbook (.xls)'),
  refused('PDF renamed to .csv', '%PDF-1.7\n%', 'PDF document'),
  refused('gzip renamed to .csv', Buffer.from([0x1f, 0x8b, 8, 0, 0]), 'gzip archive'),
  refused('web page saved as .csv', '<!DOCTYPE html><html><table></table></html>', 'web page'),
  accepted('exactly at the size limit', WITHIN_LIMIT, { rows: [ACME_ROW], options: { bytesMax: WITHIN_LIMIT.length } }),
  refused('one byte over the size limit', WITHIN_LIMIT, 'larger than', { bytesMax: WITHIN_LIMIT.length - 1 }),
];
