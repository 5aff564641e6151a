import { describe, expect, it } from 'vitest';
import { submissionsSchema } from '../sec/schema.ts';
import { target } from '../test-helpers/gather-job.ts';
import { fixture } from '../test-helpers/scripted-http.ts';
import { isSameCompany, mapFilings, titleOf } from './mapper.ts';

const SUBMISSIONS = submissionsSchema.parse(JSON.parse(fixture(import.meta.url, 'submissions.json')));
const CIK = '0009990001';

/** Columns from rows: form, day, items, document, accession. */
function columns(...rows: [form: string, filed: string, items: string, document: string, accession?: string][]) {
  return {
    form: rows.map(([form]) => form),
    filingDate: rows.map(([, filed]) => filed),
    items: rows.map(([, , items]) => items),
    primaryDocument: rows.map(([, , , document]) => document),
    accessionNumber: rows.map(([, , , , accession], index) => accession ?? `0009990001-26-00000${index}`),
  };
}

describe('mapFilings', () => {
  it('lists the current report of the fixture and leaves the annual one out', () => {
    expect(mapFilings(SUBMISSIONS.filings.recent, CIK, '2025-11-20')).toEqual([
      {
        form: '8-K',
        filedOn: '2026-05-20',
        items: ['1.01', '9.01'],
        path: '/Archives/edgar/data/9990001/000999000126000012/nwrb-20260520.htm',
      },
    ]);
  });

  it('reads the data of a Form D beside the page that the list names', () => {
    const [filing] = mapFilings(columns(['D/A', '2026-06-01', '', 'xslFormDX01/primary_doc.xml']), CIK, '2025-11-20');
    expect(filing?.path).toBe('/Archives/edgar/data/9990001/000999000126000000/primary_doc.xml');
  });

  it('lists the newest first, and nothing from before the day, or without one', () => {
    const rows = columns(
      ['8-K', '2026-01-02', '8.01', 'a.htm'],
      ['8-K', '2025-11-19', '8.01', 'b.htm'],
      ['8-K', '', '8.01', 'c.htm'],
      ['D', '2026-03-04', '', 'd.xml'],
    );
    expect(mapFilings(rows, CIK, '2025-11-20').map(({ filedOn }) => filedOn)).toEqual(['2026-03-04', '2026-01-02']);
  });

  it.each(['../../secret.htm', 'a/b.htm', '..htm', '.htm', 'a.exe', 'a.htm?x=1', 'a%2fb.htm', ''])(
    'leaves a report out whose document is called %j',
    (document) => {
      expect(mapFilings(columns(['8-K', '2026-01-02', '8.01', document]), CIK, '2025-11-20')).toEqual([]);
    },
  );

  it.each(['', '../0009990001-26-1', '0009990001-26-0000001', '0009990001/26/000001'])(
    'leaves a report out whose number is %j',
    (accession) => {
      const rows = columns(['8-K', '2026-01-02', '8.01', 'a.htm', accession]);
      expect(mapFilings(rows, CIK, '2025-11-20')).toEqual([]);
    },
  );
});

it.each([
  [['1.01', '9.01'], 'Acme: Entry into a Material Definitive Agreement'],
  [['2.02', '8.01'], 'Acme: Results of Operations and Financial Condition; Other Events'],
  [['9.01'], 'Acme: Current report (8-K)'],
  [[], 'Acme: Current report (8-K)'],
])('a report of the items %j has the title “%s”', (items, title) => {
  expect(titleOf({ form: '8-K', filedOn: '2026-01-02', items, path: '/' }, 'Acme')).toBe(title);
});

describe('isSameCompany', () => {
  const filer = (more: object = {}) => ({ ...SUBMISSIONS, website: '', ...more });
  const at = (city: string) => ({ addresses: { business: { city }, mailing: null } });

  it('is shown by a seat in one of the company’s cities', () => {
    expect(isSameCompany(filer(at('BOULDER')), target())).toBe(true);
    expect(isSameCompany(filer(at('UTRECHT')), target())).toBe(true);
    expect(isSameCompany(filer({ addresses: { business: null, mailing: { city: 'Boulder' } } }), target())).toBe(true);
  });

  it('is not shown by a seat elsewhere, by none, or where the company’s cities are unknown', () => {
    expect(isSameCompany(filer(at('DENVER')), target())).toBe(false);
    expect(isSameCompany(filer({ addresses: null }), target())).toBe(false);
    expect(isSameCompany(filer(at('BOULDER')), target({ locations: [] }))).toBe(false);
    expect(isSameCompany(filer(at('UNITED STATES')), target({ locations: ['United States'] }))).toBe(false);
  });

  it('goes by the site where the filer states one, wherever its seat is', () => {
    expect(isSameCompany(filer({ ...at('DENVER'), website: 'www.northwind.example' }), target())).toBe(true);
    expect(isSameCompany(filer({ ...at('BOULDER'), website: 'https://northwind.example.org' }), target())).toBe(false);
  });
});
