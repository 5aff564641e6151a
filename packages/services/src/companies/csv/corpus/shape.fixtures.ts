import { ACME, ACME_ROW, accepted, BETA, BETA_ROW, type CorpusCase, HEADER, refused, row } from './case.fixtures.ts';

const WIDE = Array.from({ length: 497 }, (_, i) => `Extra ${i}`).join(',');
const WIDE_CELLS = ',x'.repeat(497);

/** Quotes, ragged rows and headers. */
export const SHAPE_CASES: CorpusCase[] = [
  accepted('quoted commas', `${HEADER}\n"Acme, Inc.",acme.com,"Machinery, heavy"\n`, {
    rows: [row(2, 'Acme, Inc.', 'acme.com', 'Machinery, heavy')],
  }),
  accepted('doubled quotes', `${HEADER}\n"The ""Best"" Co",acme.com,Tools\n`, {
    rows: [row(2, 'The "Best" Co', 'acme.com')],
  }),
  accepted('line breaks inside quotes', `${HEADER}\n"Acme\nInc.",acme.com,"Tools\r\nand more"\nBeta,beta.com,Tools\n`, {
    rows: [row(2, 'Acme Inc.', 'acme.com', 'Tools and more'), row(5, 'Beta', 'beta.com')],
  }),
  accepted('stray quotes in unquoted cells', `${HEADER}\n5" Disks,acme.com,To"ols\n`, {
    rows: [row(2, '5" Disks', 'acme.com', 'To"ols')],
  }),
  accepted('text after a closing quote', `${HEADER}\n"Acme" Inc.,acme.com,Tools\nBeta,beta.com,Tools\n`, {
    rows: [row(2, '"Acme" Inc.', 'acme.com'), BETA_ROW],
  }),
  accepted('blanks around quoted cells', `${HEADER}\n "Acme, Inc." , "acme.com" ,"Tools" \n`, {
    rows: [row(2, 'Acme, Inc.', 'acme.com')],
  }),
  accepted(
    'quote never closed',
    `${HEADER}\n${ACME}\n"Beta,beta.com,Tools\nGamma,gamma.com,Tools\nDelta,delta.com,Tools\n`,
    {
      rows: [ACME_ROW, row(4, 'Gamma', 'gamma.com'), row(5, 'Delta', 'delta.com')],
      failures: [[3, 'quote opened on line 3 is never closed']],
    },
  ),
  accepted('quote never closed behind a broken cell', `${HEADER}\n"Acme\nInc",acme.com,"Tools\nBeta,beta.com,Tools\n`, {
    rows: [row(4, 'Beta', 'beta.com')],
    failures: [[2, 'quote opened on line 3 is never closed']],
  }),
  accepted(
    'an open quote that swallows rows up to the next quote',
    `${HEADER}\n"Acme, Inc,acme.com,Tools\n${BETA}\n"Gamma, Inc",gamma.com,Tools\nDelta,delta.com,Tools\n`,
    {
      rows: [BETA_ROW, row(4, 'Gamma, Inc', 'gamma.com'), row(5, 'Delta', 'delta.com')],
      failures: [[2, 'is never closed']],
    },
  ),
  accepted('values under a nameless last column', `${HEADER},\n${ACME},call back in May\n${BETA},\n`, {
    rows: [ACME_ROW, BETA_ROW],
  }),
  accepted(
    'quote never closed in a later quoted row',
    `${HEADER}\n"Acme,acme.com,Tools\n"Beta",beta.com,Tools\nGamma,gamma.com,Tools\n`,
    {
      rows: [BETA_ROW, row(4, 'Gamma', 'gamma.com')],
      failures: [[2, 'is never closed']],
    },
  ),
  accepted('empty quoted cells', `${HEADER}\n"Acme","acme.com",""\n`, { rows: [row(2, 'Acme', 'acme.com', null)] }),
  accepted('fewer cells than the header', `${HEADER}\nAcme,acme.com\nBeta\n`, {
    rows: [row(2, 'Acme', 'acme.com', null)],
    failures: [[3, 'The domain is empty']],
  }),
  accepted('more cells than the header', `${HEADER}\n${ACME}\nBeta,beta.com,Tools,Berlin\n`, {
    rows: [ACME_ROW],
    failures: [[3, 'has 4 cells, the header has 3']],
  }),
  accepted('trailing delimiters', `${HEADER},,\n${ACME},,\nBeta,beta.com,Tools,,,,\n`, { rows: [ACME_ROW, BETA_ROW] }),
  accepted('blank headers between', `name,,domain,,industry\nAcme,x,acme.com,y,Tools\n`, { rows: [ACME_ROW] }),
  accepted('five hundred columns', `${HEADER},${WIDE}\n${ACME}${WIDE_CELLS}\n`, { rows: [ACME_ROW] }),
  refused('over a thousand columns', `${HEADER}${',x'.repeat(998)}\n${ACME}\n`, '1001 columns'),
  refused('one column', 'name\nAcme\n', 'domain, industry are missing'),
  refused('no header row', `${ACME}\n`, 'Found: "Acme", "acme.com", "Tools"'),
  refused(
    'domain column missing',
    'name,industry\nAcme,Tools\n',
    'The column domain is missing. Found: "name", "industry"',
  ),
  refused(
    'name column twice',
    'name,Name,domain,industry\nA,B,acme.com,Tools\n',
    '"name" (column 1) and "Name" (column 2)',
  ),
  refused(
    'two synonyms that fit alike',
    'Name,Website,URL,Industry\nAcme,acme.com,acme.de,Tools\n',
    'both look like the domain',
  ),
  accepted('exact header beside a synonym', 'Name,Website,Domain,Industry\nAcme,http://other.com,acme.com,Tools\n', {
    rows: [ACME_ROW],
  }),
  accepted('other columns twice', `${HEADER},Notes,Notes\n${ACME},a,b\n`, { rows: [ACME_ROW] }),
  accepted('headers in odd case and blanks', '  COMPANY_NAME ,\u00a0Web-Site, SECTOR \nAcme,acme.com,Tools\n', {
    rows: [ACME_ROW],
  }),
  accepted(
    'header after blank lines, quoted',
    '\r\n;;\r\n"Name";"Domain";"Industry"\r\n"Acme";"acme.com";"Tools"\r\n',
    {
      rows: [row(4, 'Acme', 'acme.com')],
    },
  ),
  accepted(
    'columns of an error file',
    'Line,Import error,name,domain,industry\n7,The name is empty,Acme,acme.com,Tools\n',
    {
      rows: [ACME_ROW],
    },
  ),
  accepted(
    'our own export',
    '\uFEFFName,Domain,Industry,Aggregated Employee Count,Locations,Data Quality,Employees (LinkedIn),Employees (Acme (US))\r\n' +
      'Acme,acme.com,Tools,120,Berlin; Paris,high,120,11-50\r\n"\'=Beta",beta.com,,,,low,,1001+\r\n',
    {
      rows: [
        row(2, 'Acme', 'acme.com', 'Tools', {
          figures: ['LinkedIn=120', 'Acme (US)=11-50'],
          locations: ['Berlin', 'Paris'],
        }),
        row(3, '=Beta', 'beta.com', null, { figures: ['Acme (US)=1001+'] }),
      ],
    },
  ),
];
