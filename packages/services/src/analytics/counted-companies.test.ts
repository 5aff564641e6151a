import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { CompanyFilter } from '../companies/index.ts';
import { changeSettings, formatStated, importCompanies, listCompanies } from '../companies/index.ts';
import { fits, readStoredFacts } from '../companies/selection/naive-filter.fixtures.ts';
import { DEFAULT_SETTINGS } from '../settings/index.ts';
import { createContext } from '../shared/context.ts';
import { getCoverage, getDistributions, getOverview, listCompaniesByLocation, listEmployeesBySource } from './index.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'counted-test-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const RUNS = 6;
const NOW = new Date();
const YEAR_MS = 365 * 24 * 60 * 60_000;
const SOURCES = ['Alpha', 'Beta | Co', 'Gamma: x', 'delta'];

const cell = fc.oneof(
  { weight: 2, arbitrary: fc.constant('') },
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 130 }).map(String) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 20_000 }).map(String) },
  { weight: 1, arbitrary: fc.constantFrom('11-50', '51-200', '"10,001+"') },
);
const company = fc.record({
  location: fc.constantFrom('', 'Berlin, Germany', 'Oslo, Norway; Berlin', 'Paris, France', 'Atlantis', 'Rome, Italy'),
  before: fc.array(cell, { minLength: 4, maxLength: 4 }),
  now: fc.array(cell, { minLength: 4, maxLength: 4 }),
});
type Company = typeof company extends fc.Arbitrary<infer T> ? T : never;

async function load(companies: readonly Company[], at: Date, cellsOf: (one: Company) => string[]): Promise<void> {
  const path = join(dir, 'companies.csv');
  const rows = companies.map((one, n) => `C${n},c${n}.com,X,"${one.location}",${cellsOf(one).join(',')}`);
  const header = `name,domain,industry,location,${SOURCES.map((source) => `Employees (${source})`).join(',')}`;
  await writeFile(path, [header, ...rows].join('\n'));
  const ctx = createContext({ now: () => at });
  await importCompanies({ ctx, input: { path, fileName: 'x.csv', importId: randomUUID(), options: {} } });
}

interface Counted {
  count: number;
  filter: CompanyFilter;
}

async function everyElement(): Promise<Counted[]> {
  const ctx = createContext({ now: () => NOW });
  const { growth, size, countries, quality, headcount, compared } = await getDistributions({ ctx, input: {} });
  const { sources, pairs } = await getCoverage({ ctx, input: {} });
  const locations = await Promise.all(
    [{}, ...countries.flatMap(({ key }) => (key.length === 2 ? { country: key } : []))].map((input) =>
      listCompaniesByLocation({ ctx, input: { ...input, limit: 1 } }),
    ),
  );
  return [
    ...locations.flatMap((one) => one.locations),
    ...[...growth, ...size, ...countries, ...quality, ...headcount, compared],
    ...sources.flatMap((one) => [one.covered, one.figures, one.kept, one.compared, ...one.excluded]),
    ...pairs.flatMap(({ both, within10, within25, beyond25 }) => [both, within10, within25, beyond25]),
  ];
}

it('every element of a chart has the number of the list behind it, which is what the documents say', async () => {
  const companies = fc.array(company, { minLength: 1, maxLength: 25 });
  const minimum = fc.integer({ min: 1, max: 3 });
  await fc.assert(
    fc.asyncProperty(companies, minimum, async (given, minimumSources) => {
      await emptyTestDatabase();
      const ctx = createContext({ now: () => NOW });
      await changeSettings({ ctx, input: { ...DEFAULT_SETTINGS, minimumSources } });
      await load(given, new Date(NOW.getTime() - YEAR_MS), ({ before }) => before);
      await load(given, NOW, ({ now }) => now);
      const stored = await readStoredFacts();
      const elements = await everyElement();
      for (const { count, filter } of elements) {
        const { total } = await listCompanies({ ctx, input: { filter, limit: 1 } });
        const name = JSON.stringify(filter);
        expect(total, name).toBe(count);
        expect(
          stored.filter((one) => fits(filter, one, NOW)),
          name,
        ).toHaveLength(count);
      }
      const { growth, size, quality, headcount } = await getDistributions({ ctx, input: {} });
      for (const bands of [growth, size, quality, headcount]) expect(sumOf(bands)).toBe(given.length);
      for (const { source, companies: covered } of await listEmployeesBySource({ ctx, input: {} })) {
        const filter: CompanyFilter = { field: 'figure', op: 'anyOf', value: [formatStated('valued', [source])] };
        expect((await listCompanies({ ctx, input: { filter, limit: 1 } })).total, source).toBe(covered);
      }
      const overview = await getOverview({ ctx, input: {} });
      expect(headcount.map(({ count }) => count).slice(0, 2)).toEqual([
        overview.companiesWithAggregate,
        overview.companiesWithSingleFigure,
      ]);
      expect(quality.map(({ count }) => count)).toEqual(Object.values(overview.dataQuality));
    }),
    { numRuns: RUNS },
  );
});

const sumOf = (bands: readonly Counted[]): number => bands.reduce((sum, { count }) => sum + count, 0);

it('follows a change of the settings, in which no company is written', async () => {
  const ctx = createContext({ now: () => NOW });
  await load([{ location: '', before: [], now: ['100', '104', '900', '102'] }], NOW, ({ now }) => now);
  const outliers = async () => {
    const { sources } = await getCoverage({ ctx, input: {} });
    return sources.flatMap(({ source, excluded }) =>
      excluded.map(({ reason, count }) => `${source} ${reason} ${count}`),
    );
  };
  expect(await outliers()).toEqual(['Gamma: x outlier 1']);
  await changeSettings({ ctx, input: { ...DEFAULT_SETTINGS, excludeOutliers: false } });
  expect(await outliers()).toEqual([]);
});

it('measures deviation and age by hand-checked figures, and prices what is paid', async () => {
  const ctx = createContext({ now: () => NOW });
  const rows = [
    ['100', '120', '', ''],
    ['10', '11-50', '', ''],
    ['200', '100', '', ''],
  ];
  await load(
    rows.map((now) => ({ location: '', before: [], now })),
    NOW,
    ({ now }) => now,
  );
  const { companies, sources, pairs } = await getCoverage({ ctx, input: {} });
  expect(companies).toBe(3);
  const alpha = sources.find(({ source }) => source === 'Alpha');
  // Aggregates 110 and 150: 9.1 % and 33.3 %; the company with a range has one exact figure alone.
  expect(alpha).toMatchObject({ medianDeviationPercent: 21.2, medianAgeDays: 0, creditsPerKept: null });
  expect(alpha).toMatchObject({
    covered: { count: 3 },
    coveredPercent: 100,
    figures: { count: 3 },
    compared: { count: 2 },
  });
  expect(pairs).toMatchObject([
    { both: { count: 2 }, within10: { count: 0 }, within25: { count: 1 }, beyond25: { count: 1 } },
  ]);
});
