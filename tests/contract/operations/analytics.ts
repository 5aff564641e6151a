import { expect } from 'vitest';
import type { Call } from '../call.ts';
import type { OperationTests } from './operation-tests.ts';

const OVERVIEW = 'GET /api/analytics/overview';
const BY_SOURCE = 'GET /api/analytics/employees-by-source';
const LOCATIONS = 'GET /api/analytics/location-distribution';
const DISTRIBUTIONS = 'GET /api/analytics/distributions';
const BY_LOCATION = 'GET /api/analytics/companies-by-location';
const COVERAGE = 'GET /api/analytics/coverage';
const MOVED = 'GET /api/analytics/headcount-changes';
const COMPANIES = 'GET /api/companies';
const SOURCES = 'GET /api/sources';

interface Counted {
  count: number;
  filter: object;
}

async function expectListed(call: Call, counted: readonly Counted[]): Promise<void> {
  for (const { count, filter } of counted) {
    const text = JSON.stringify(filter);
    const { headers } = await call(COMPANIES, { query: { filter: text, limit: '1' } });
    expect(headers.get('x-total-count'), text).toBe(String(count));
  }
}

interface Listed {
  aggregatedEmployeeCount: number | null;
  dataQuality: 'high' | 'medium' | 'low';
  locations: string[];
}

export const analyticsTests: OperationTests = {
  [OVERVIEW]: {
    'is what a count over all companies gives; unknown counts are no zeros in the average': async ({ call }) => {
      const companies = (await call('GET /api/companies', { query: { limit: '5000' } })).body as Listed[];
      const known = companies.flatMap((company) => company.aggregatedEmployeeCount ?? []);
      const quality = (name: string) => companies.filter((company) => company.dataQuality === name).length;
      expect((await call(OVERVIEW)).body).toMatchObject({
        totalCompanies: companies.length,
        companiesWithAggregate: known.length,
        avgEmployeeCount: Math.round(known.reduce((sum, count) => sum + count, 0) / known.length),
        dataQuality: { high: quality('high'), medium: quality('medium'), low: quality('low') },
      });
    },
    'computes the agreement of sources from the records': async ({ call }) => {
      const { sourceAgreement, companiesCompared } = (await call(OVERVIEW)).body;
      expect(companiesCompared).toBeGreaterThan(5);
      expect(sourceAgreement).toBeGreaterThan(0);
      expect(sourceAgreement).toBeLessThan(100);
      expect(sourceAgreement).not.toBe(87.3);
    },
  },
  [MOVED]: {
    'names the headcount before and now, as the company itself has it': async ({ call }) => {
      const bulk = (asOf: string, employeeCount: number) =>
        call('POST /api/companies/bulk', {
          body: {
            rows: [
              {
                domain: 'moved-headcount.example.com',
                name: 'Moved Headcount',
                industry: 'Tools',
                figures: ['Registry', 'Survey'].map((source) => ({ source, employeeCount, asOf })),
              },
            ],
          },
        });
      await bulk('2026-01-31', 120);
      await bulk('2026-03-31', 165);
      const { items, total } = (await call(MOVED, { query: { since: '2026-03-01', limit: '100' } })).body;
      const found = items.find(({ domain }: { domain: string }) => domain === 'moved-headcount.example.com');
      expect(found).toMatchObject({ from: 120, to: 165 });
      expect(found.figures).toHaveLength(2);
      expect(found.figures[0]).toMatchObject({ before: '120', now: '165', counted: true, counts: true });
      expect(total).toBeGreaterThanOrEqual(items.length);
      const company = (await call('GET /api/companies/{id}', { params: { id: found.id } })).body;
      expect(company.aggregatedEmployeeCount).toBe(165);
      await call('DELETE /api/companies/{id}', { params: { id: found.id } });
    },
    'refuses a day that is none': async ({ call }) => {
      const { status, body } = await call(MOVED, { query: { since: 'yesterday' } });
      expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('YYYY-MM-DD')]);
    },
  },
  [DISTRIBUTIONS]: {
    'gives each band the number of companies that its filter lists': async ({ call }) => {
      const { growth, size, countries, quality, headcount, compared } = (await call(DISTRIBUTIONS)).body;
      await expectListed(call, [...growth, ...size, ...countries, ...quality, ...headcount, compared]);
    },
  },
  [BY_LOCATION]: {
    'gives each country, and each city of one, the number of companies that its filter lists': async ({ call }) => {
      const { companies, locations } = (await call(BY_LOCATION, { query: { limit: '3' } })).body;
      expect(locations.length).toBeGreaterThan(3);
      await expectListed(call, [
        ...locations,
        { count: companies, filter: { field: 'sourceCount', op: 'atLeast', value: 0 } },
      ]);
      const [{ key: country, count }] = locations;
      const cities = (await call(BY_LOCATION, { query: { country, limit: '2' } })).body;
      expect(cities).toMatchObject({ companies: count });
      expect(cities.locations.length).toBeGreaterThan(0);
      await expectListed(call, cities.locations);
    },
    'refuses a country that is no code': async ({ call }) => {
      const { status, body } = await call(BY_LOCATION, { query: { country: 'Germany' } });
      expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('two capital letters')]);
    },
  },
  [COVERAGE]: {
    'gives each number of a source and of a pair the filter that lists so many': async ({ call }) => {
      const { sources, pairs } = (await call(COVERAGE)).body;
      expect(sources.length).toBeGreaterThan(1);
      expect(pairs.length).toBeGreaterThan(0);
      await expectListed(call, [
        ...sources.flatMap((one: Record<string, Counted>) => [one.covered, one.figures, one.kept, one.compared]),
        ...sources.flatMap((one: { excluded: Counted[] }) => one.excluded),
        ...pairs.flatMap((one: Record<string, Counted>) => [one.both, one.within10, one.within25, one.beyond25]),
      ]);
    },
  },
  [BY_SOURCE]: {
    'answers the average of each source with the number of companies it covers, largest first': async ({ call }) => {
      const { body } = await call(BY_SOURCE);
      expect(body).toContainEqual({ source: 'Survey', employees: Math.round((98 + 5000 + 1020) / 3), companies: 3 });
      const averages = body.map((row: { employees: number }) => row.employees);
      expect(averages).toEqual(averages.toSorted((a: number, b: number) => b - a));
    },
  },
  [LOCATIONS]: {
    'counts companies by location, most first': async ({ call }) => {
      const { body } = await call(LOCATIONS);
      expect(body.slice(0, 2)).toEqual([
        { location: 'Berlin, Germany', count: 2 },
        { location: 'Oslo, Norway', count: 2 },
      ]);
    },
    'takes a limit from 1 to 1000 and refuses others': async ({ call }) => {
      expect((await call(LOCATIONS, { query: { limit: '1' } })).body).toHaveLength(1);
      expect((await call(LOCATIONS, { query: { limit: '1000' } })).status).toBe(200);
      for (const query of ['limit=0', 'limit=1001', 'limit=x', 'limit=1&limit=2']) {
        expect((await call(LOCATIONS, { query })).status, query).toBe(400);
      }
    },
  },
  [SOURCES]: {
    'lists each source that gave a figure, with its companies and when it last came': async ({ call }) => {
      const { body } = await call(SOURCES);
      const survey = body.find((source: { name: string }) => source.name === 'Survey');
      expect(survey).toMatchObject({ status: 'connected', companiesTracked: 3, lastSync: expect.any(String) });
      expect(Date.parse(survey.lastSync)).toBeLessThanOrEqual(Date.now());
    },
  },
};
