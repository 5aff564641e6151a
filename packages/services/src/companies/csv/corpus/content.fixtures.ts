import { ACME, ACME_ROW, accepted, BETA, BETA_ROW, type CorpusCase, HEADER, refused, row } from './case.fixtures.ts';

const EMPLOYEES = `${HEADER},employees`;
const figure = (line: number, name: string, domain: string, ...figures: string[]) =>
  row(line, name, domain, 'Tools', { figures });

/** What stands in the cells: domains, names, figures, places. */
export const CONTENT_CASES: CorpusCase[] = [
  accepted(
    'domains in every spelling',
    `${HEADER}\nA,https://www.Acme.com/about?x=1#y,Tools\nB,BETA.COM.,Tools\nC,münchen.de,Tools\nD,acme.co.uk:8080,Tools\nE,http://user:pw@shop.gamma.com,Tools\nF,www.com,Tools\n`,
    {
      rows: [
        row(2, 'A', 'acme.com'),
        row(3, 'B', 'beta.com'),
        row(4, 'C', 'xn--mnchen-3ya.de'),
        row(5, 'D', 'acme.co.uk'),
        row(6, 'E', 'shop.gamma.com'),
        row(7, 'F', 'www.com'),
      ],
    },
  ),
  accepted(
    'hosts that are no company',
    `${HEADER}\nA,co.uk,x\nB,gmail.com,x\nC,localhost,x\nD,acme.local,x\nE,anna@acme.com,x\nF,github.io,x\n`,
    {
      failures: [
        [2, 'is a suffix'],
        [3, 'personal mailboxes'],
        [4, 'has no dot'],
        [5, 'no public top-level domain'],
        [6, 'looks like an e-mail address'],
        [7, 'is a suffix'],
      ],
    },
  ),
  accepted(
    'IP addresses in every spelling',
    `${HEADER}\nA,127.0.0.1,x\nB,2130706433,x\nC,0x7f.1,x\nD,127.1,x\nE,http://[::1]/,x\n`,
    {
      failures: [2, 3, 4, 5, 6].map((line) => [line, 'is an IP address']),
    },
  ),
  accepted(
    'malformed domains',
    `${HEADER}\nA,acme com,x\nB,ac_me.com,x\nC,acme..com,x\nD,-acme.com,x\nE,"acme.com, acme.de",x\nF,${'a'.repeat(64)}.com,x\n`,
    {
      failures: [
        [2, 'contains a space'],
        [3, 'contains an underscore'],
        [4, 'empty part'],
        [5, 'hyphen'],
        [6, 'contains a space'],
        [7, 'longer than a domain'],
      ],
    },
  ),
  accepted('one domain twice', `${HEADER}\n${ACME}\nAcme again,WWW.ACME.COM,Other\n${BETA}\n`, {
    rows: [ACME_ROW, row(3, 'Acme again', 'acme.com', 'Other'), row(4, 'Beta', 'beta.com')],
    duplicates: 1,
  }),
  accepted(
    'one company over several rows, a source each',
    `${HEADER},source,employees\n${ACME},LinkedIn,120\n${ACME},Apollo,11-50\n${ACME},LinkedIn,130\n`,
    {
      rows: [
        figure(2, 'Acme', 'acme.com', 'LinkedIn=120'),
        figure(3, 'Acme', 'acme.com', 'Apollo=11-50'),
        figure(4, 'Acme', 'acme.com', 'LinkedIn=130'),
      ],
      additions: 1,
      duplicates: 1,
    },
  ),
  accepted(
    'names that are formulas',
    `${HEADER}\n=1+1,a.com,@x\n'=1+1,b.com,+x\n''=1+1,c.com,'\uFF1Dx\n'Acme,d.com,-x\n`,
    {
      rows: [
        row(2, '=1+1', 'a.com', '@x'),
        row(3, '=1+1', 'b.com', '+x'),
        row(4, "'=1+1", 'c.com', '\uFF1Dx'),
        row(5, "'Acme", 'd.com', '-x'),
      ],
    },
  ),
  accepted('NUL bytes', `${HEADER}\nAc\u0000me,acme.com,Tools\n${BETA}\nGamma,gamma.com,To\u0000ols\n`, {
    rows: [BETA_ROW, row(4, 'Gamma', 'gamma.com', null)],
    failures: [[2, 'NUL character']],
    notes: [[4, 'NUL character']],
  }),
  accepted(
    'control characters',
    `${HEADER}\nAc\u0007me,acme.com,Tools\nBeta,beta\u001b.com,Tools\nGam\u0085ma,gamma.com,Tools\n`,
    {
      failures: [
        [2, 'U+0007'],
        [3, 'U+001B'],
        [4, 'U+0085'],
      ],
    },
  ),
  accepted('NUL byte in an ignored column', `${HEADER},notes\n${ACME},a\u0000b\n`, { rows: [ACME_ROW] }),
  accepted('name missing', `${HEADER}\n,acme.com,Tools\n"  ",beta.com,Tools\n`, {
    failures: [
      [2, 'The name is empty'],
      [3, 'The name is empty'],
    ],
  }),
  accepted('industry missing', `${HEADER}\nAcme,acme.com,\n`, { rows: [row(2, 'Acme', 'acme.com', null)] }),
  accepted(
    'very long cells',
    `${HEADER}\n${'x'.repeat(300)},a.com,Tools\n${'x'.repeat(301)},b.com,Tools\n${'x'.repeat(32_768)},c.com,Tools\n`,
    {
      rows: [row(2, 'x'.repeat(300), 'a.com')],
      failures: [
        [3, 'has 301 characters'],
        [4, 'has 32768 characters'],
      ],
    },
  ),
  accepted('emoji and joined emoji', `${HEADER}\n🚀 Rockets 👩‍🚀,rockets.com,Space 🛰️\n`, {
    rows: [row(2, '🚀 Rockets 👩‍🚀', 'rockets.com', 'Space 🛰️')],
  }),
  accepted('right-to-left and Chinese names', `${HEADER}\nشركة النور,alnour.com,تجارة\n株式会社,kaisha.jp,製造\n`, {
    rows: [row(2, 'شركة النور', 'alnour.com', 'تجارة'), row(3, '株式会社', 'kaisha.jp', '製造')],
  }),
  accepted('decomposed accents', `${HEADER}\nE\u0301clair,eclair.fr,Tools\n`, {
    rows: [row(2, '\u00c9clair', 'eclair.fr')],
  }),
  accepted('no-break spaces around cells', `${HEADER}\n\u00a0Acme\u00a0,\u00a0acme.com ,\tTools\n`, {
    rows: [ACME_ROW],
  }),
  accepted(
    'grouped thousands',
    `${EMPLOYEES}\nA,a.com,Tools,"1,200"\nB,b.com,Tools,1.200\nC,c.com,Tools,1 200\nD,d.com,Tools,1'200\nE,e.com,Tools,1\u202f200\n`,
    {
      rows: ['A', 'B', 'C', 'D', 'E'].map((name, i) => figure(2 + i, name, `${name.toLowerCase()}.com`, 'CSV=1200')),
    },
  ),
  accepted(
    'bands',
    `${EMPLOYEES}\nA,a.com,Tools,11-50\nB,b.com,Tools,11 – 50 employees\nC,c.com,Tools,"10,001+"\nD,d.com,Tools,<10\nE,e.com,Tools,>10000\n`,
    {
      rows: [
        figure(2, 'A', 'a.com', 'CSV=11-50'),
        figure(3, 'B', 'b.com', 'CSV=11-50'),
        figure(4, 'C', 'c.com', 'CSV=10001+'),
        figure(5, 'D', 'd.com', 'CSV=1-9'),
        figure(6, 'E', 'e.com', 'CSV=10001+'),
      ],
    },
  ),
  accepted(
    'unknown is not zero',
    `${EMPLOYEES}\nA,a.com,Tools,\nB,b.com,Tools,n/a\nC,c.com,Tools,-\nD,d.com,Tools,0\n`,
    {
      rows: [
        figure(2, 'A', 'a.com'),
        figure(3, 'B', 'b.com'),
        figure(4, 'C', 'c.com'),
        figure(5, 'D', 'd.com', 'CSV=0'),
      ],
    },
  ),
  accepted(
    'figures that are none',
    `${EMPLOYEES}\nA,a.com,Tools,12.5\nB,b.com,Tools,-5\nC,c.com,Tools,lots\nD,d.com,Tools,02-Oct\nE,e.com,Tools,99999999\nF,f.com,Tools,50-11\n`,
    {
      rows: ['A', 'B', 'C', 'D', 'E', 'F'].map((name, i) => figure(2 + i, name, `${name.toLowerCase()}.com`)),
      notes: [
        [2, 'not a whole number'],
        [3, 'is negative'],
        [4, 'not an employee count'],
        [5, 'looks like a date'],
        [6, 'more than 10,000,000'],
        [7, 'ends below its start'],
      ],
    },
  ),
  accepted('source chosen by the person', `${EMPLOYEES}\n${ACME},120\n`, {
    rows: [figure(2, 'Acme', 'acme.com', 'LinkedIn=120')],
    options: { source: 'LinkedIn' },
  }),
  accepted(
    'three employee columns',
    `${HEADER},Employees (LinkedIn),employees (Apollo),Headcount (Registry)\n${ACME},120,11-50,\n`,
    {
      rows: [figure(2, 'Acme', 'acme.com', 'LinkedIn=120', 'Apollo=11-50')],
    },
  ),
  refused('source name too long', `${HEADER},Employees (${'x'.repeat(101)})\n${ACME},1\n`, 'at most 100'),
  accepted('locations', `${HEADER},locations\n${ACME},Berlin; Paris |Berlin;\n`, {
    rows: [row(2, 'Acme', 'acme.com', 'Tools', { locations: ['Berlin', 'Paris'] })],
  }),
  accepted('city and country', `${HEADER},City,Country\n${ACME},Berlin,Germany\n${BETA},,France\n`, {
    rows: [
      row(2, 'Acme', 'acme.com', 'Tools', { locations: ['Berlin, Germany'] }),
      row(3, 'Beta', 'beta.com', 'Tools', { locations: ['France'] }),
    ],
  }),
  accepted(
    'dates that leave a doubt',
    `${EMPLOYEES},as of\nA,a.com,Tools,5,2026-03-31\nB,b.com,Tools,5,03/04/2026\nC,c.com,Tools,5,2026-02-30\nD,d.com,Tools,,03/04/2026\n`,
    {
      rows: [
        figure(2, 'A', 'a.com', 'CSV=5'),
        figure(3, 'B', 'b.com'),
        figure(4, 'C', 'c.com'),
        figure(5, 'D', 'd.com'),
      ],
      notes: [
        [3, 'is not a date'],
        [4, 'is not a date'],
      ],
    },
  ),
  accepted('a day that has not come', `${EMPLOYEES},as of\nA,a.com,Tools,5,2026-06-16\nB,b.com,Tools,5,2062-03-31\n`, {
    rows: [figure(2, 'A', 'a.com', 'CSV=5'), figure(3, 'B', 'b.com')],
    notes: [[3, 'lies in the future']],
    options: { now: new Date('2026-06-15T10:00:00Z') },
  }),
  accepted(
    'words for not known',
    `${EMPLOYEES},source,as of,city,country\nA,a.com,n/a,5,-,#N/A,Unknown,-\nB,b.com,NULL,k.A.,n/a,-,-,NA\n#N/A,c.com,Tools,1,x,,Berlin,\n-,d.com,Tools,1,x,,Berlin,\nE,n/a,Tools,,,,,\n`,
    {
      rows: [row(2, 'A', 'a.com', null, { figures: ['CSV=5'] }), row(3, 'B', 'b.com', null, { locations: ['NA'] })],
      failures: [
        [4, '"#N/A" stands for an unknown name'],
        [5, '"-" stands for an unknown name'],
        [6, 'The domain is empty'],
      ],
    },
  ),
  accepted(
    'pages at hosts that many companies share',
    `${HEADER}\nA,facebook.com/acmebakery,x\nB,https://www.linkedin.com/company/b,x\nC,linkedin.com,x\nD,yahoo.com.br,x\n`,
    {
      rows: [row(4, 'C', 'linkedin.com', 'x')],
      failures: [
        [2, 'is a page at facebook.com'],
        [3, 'is a page at linkedin.com'],
        [5, 'personal mailboxes'],
      ],
    },
  ),
  accepted('as programs name the column', 'Name,Website,Industry,NumberOfEmployees\nAcme,acme.com,Tools,120 MA\n', {
    rows: [figure(2, 'Acme', 'acme.com', 'CSV=120')],
  }),
  accepted(
    'thirty locations',
    `${HEADER},locations\n${ACME},${Array.from({ length: 30 }, (_, i) => `L${i}`).join(';')}\n`,
    {
      rows: [row(2, 'Acme', 'acme.com', 'Tools', { locations: Array.from({ length: 30 }, (_, i) => `L${i}`) })],
    },
  ),
];
