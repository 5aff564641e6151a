import { describe, expect, test } from 'vitest';
import { addressToLocation } from './address-location.ts';
import conceptFixture from './companyconcept.fixture.json' with { type: 'json' };
import { findByName, toNameKey } from './find-company.ts';
import { isUpToDate, toAnnualReports, toAnswer, toTaggedFigures, toTextFigure } from './mapper.ts';
import { conceptSchema, submissionsSchema } from './schema.ts';
import submissionsFixture from './submissions.fixture.json' with { type: 'json' };

const CIK = '0009990001';
const submissions = submissionsSchema.parse(submissionsFixture);
const day = (text: string) => new Date(`${text}T00:00:00Z`);

describe('finding a company by its name', () => {
  const tickers = {
    '0': { cik_str: 9990001, title: 'NORTHWIND ROBOTICS INC /DE/' },
    '1': { cik_str: 9990001, title: 'Northwind Robotics, Inc.' },
    '2': { cik_str: 9990002, title: 'Tailspin Corp' },
    '3': { cik_str: 9990003, title: 'TAILSPIN LTD' },
  };

  test('ignores case, punctuation, legal form and state, and share classes of one company', () => {
    expect(toNameKey('The Northwind & Sons Co., Inc.')).toBe('northwind and sons');
    expect(findByName(tickers, 'Northwind Robotics')).toBe(CIK);
  });

  test('knows usual spellings, and takes no other company for them', () => {
    const listed = {
      '0': { cik_str: 1, title: 'ADATUM HARBOR & CO' },
      '1': { cik_str: 2, title: 'FABRIKAM COM INC' },
      '2': { cik_str: 3, title: 'Litware Group, Inc.' },
      '3': { cik_str: 4, title: 'LITWARE HOLDINGS CORP' },
      '4': { cik_str: 5, title: 'PROSEWARE TECHNOLOGIES, INC' },
      '5': { cik_str: 6, title: 'TREY' },
      '6': { cik_str: 7, title: 'TREY GROUP INC' },
    };
    const found = (name: string) => Number(findByName(listed, name));
    expect(['Adatum Harbor & Co.', 'Adatum Harbor'].map(found)).toEqual([1, 1]);
    expect(['Fabrikam.com, Inc.', 'Fabrikam'].map(found)).toEqual([2, 2]);
    expect(['Litware', 'Litware Group'].map(found)).toEqual([0, 3]);
    expect(['Proseware', 'Proseware Group', 'Technologies'].map(found)).toEqual([5, 0, 0]);
    expect(['Trey', 'Trey Group', 'Trey Holdings'].map(found)).toEqual([6, 7, 0]);
  });

  test('gives nothing for a part of a name, and nothing when two companies share it', () => {
    expect(findByName(tickers, 'Northwind')).toBeNull();
    expect(findByName(tickers, 'Tailspin')).toBeNull();
    expect(findByName(tickers, ' ')).toBeNull();
  });
});

describe('annual reports among filings', () => {
  test('are zipped from columns, and other forms are left out', () => {
    expect(toAnnualReports(submissions.filings.recent, CIK)).toEqual([
      {
        accession: '0009990001-26-000004',
        form: '10-K',
        reportDate: day('2025-12-31'),
        path: '/Archives/edgar/data/9990001/000999000126000004/nwrb-20251231.htm',
      },
    ]);
  });

  test('with a name that leads elsewhere are left out', () => {
    const columns = { accessionNumber: ['0009990001-26-000004'], form: ['10-K'], primaryDocument: ['../../x.htm'] };
    expect(toAnnualReports(columns, CIK)).toEqual([]);
  });
});

describe('tagged numbers', () => {
  test('are exact and of the last filing about a day', () => {
    const concept = conceptSchema.parse(conceptFixture);
    const fact = concept.units.pure?.[0];
    concept.units.pure = [
      { end: '2024-12-31', val: 1100, filed: '2025-02-25' },
      { end: '2024-12-31', val: 1101, filed: '2026-02-25' },
      ...(fact === undefined ? [] : [fact]),
    ];
    const figures = toTaggedFigures(concept, CIK);
    expect(figures.map(({ headcount, asOf, kind }) => [headcount, asOf, kind])).toEqual([
      [{ value: 1250 }, day('2025-12-31'), 'exact'],
      [{ value: 1101 }, day('2024-12-31'), 'exact'],
    ]);
    expect(figures[0]?.url).toBe('https://www.sec.gov/Archives/edgar/data/9990001/000999000126000004/');
  });

  test('spare reading the report only when they are as new', () => {
    const reports = toAnnualReports(submissions.filings.recent, CIK);
    const figures = toTaggedFigures(conceptSchema.parse(conceptFixture), CIK);
    expect(isUpToDate(figures, reports)).toBe(true);
    const old = figures.map((figure) => ({ ...figure, asOf: day('2019-12-31') }));
    expect(isUpToDate(old, reports)).toBe(false);
    expect(isUpToDate([], reports)).toBe(false);
  });

  test('are read from another unit than "pure" too', () => {
    const concept = { units: { Employees: [{ end: '2025-12-31', val: 12 }] } };
    expect(toTaggedFigures(concept, CIK)[0]?.headcount).toEqual({ value: 12 });
  });
});

test('a figure in words keeps its sentence, the document and the day of the report', () => {
  const [report] = toAnnualReports(submissions.filings.recent, CIK);
  if (report === undefined) throw new Error('the sample has an annual report');
  expect(toTextFigure(report, '<p>We had 1,250 employees worldwide.</p>')).toEqual({
    headcount: { value: 1250 },
    kind: 'text_extracted',
    scope: 'group',
    asOf: day('2025-12-31'),
    url: 'https://www.sec.gov/Archives/edgar/data/9990001/000999000126000004/nwrb-20251231.htm',
    quote: 'We had 1,250 employees worldwide.',
  });
  expect(toTextFigure(report, '<p>Our people matter.</p>')).toBeNull();
});

test('a figure in words is of the day that its sentence names, and never of a day long before the report', () => {
  const report = { accession: 'a', form: '20-F', reportDate: day('2025-12-31'), path: '/x.htm' };
  const read = (text: string) => toTextFigure(report, `<p>${text}</p>`, ['Northwind']);
  expect(read('As of 31 December 2024, we had 900 employees.')).toMatchObject({
    headcount: { value: 900 },
    asOf: day('2024-12-31'),
  });
  expect(read('As of December 31, 2023, we had 900 employees.')).toBeNull();
});

test('an answer has the place in the usual spelling, and the industry', () => {
  expect(toAnswer(submissions, CIK, 'name', [])).toMatchObject({
    match: 'name',
    locations: ['Boulder, United States'],
    industry: 'General Industrial Machinery',
    ids: { cik: CIK },
  });
});

test('an address abroad names its country', () => {
  const address = { city: 'TORONTO', stateOrCountry: 'A6', stateOrCountryDescription: 'Ontario, Canada' };
  expect(addressToLocation(address)).toBe('Toronto, Canada');
  expect(addressToLocation({ city: '', stateOrCountry: 'CO' })).toBeNull();
});
