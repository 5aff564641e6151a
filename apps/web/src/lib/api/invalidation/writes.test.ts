import { expect, test } from 'vitest';
import type { ServerQuery } from './procedures.ts';
import { isChangedBy, type Write } from './writes.ts';

/** Those of `queries` that a write leaves alone. */
const untouched = (write: Write, queries: ServerQuery[]) => queries.filter((query) => !isChangedBy(query, write));

const LISTS_AND_TOTALS: ServerQuery[] = ['companies.list', 'companies.page', 'companies.search', 'analytics.overview'];

test.each<Write>([
  'companies.create',
  'upload.companies',
  'companies.removeDemo',
  'sync.finished',
  'company.synced',
  'figures.recomputed',
])('%s renews the lists, the search and the totals', (write) => {
  expect(untouched(write, LISTS_AND_TOTALS)).toEqual([]);
});

test.each<Write>(['companies.create', 'upload.companies', 'companies.removeDemo'])(
  '%s renews the count of companies',
  (write) => {
    expect(isChangedBy('companies.workspace', write)).toBe(true);
  },
);

test.each<Write>([
  'upload.companies',
  'companies.removeDemo',
  'sync.progressed',
  'sync.finished',
  'company.synced',
  'figures.recomputed',
])('%s renews the figures, the charts, the sources and the open company', (write) => {
  const queries: ServerQuery[] = [
    'companies.data',
    'companies.explain',
    'companies.trend',
    'companies.get',
    'sources.list',
    'analytics.employeesBySource',
    'analytics.distributions',
    'analytics.companiesByLocation',
  ];
  expect(untouched(write, queries)).toEqual([]);
});

test('a new company has no figures yet: sources, charts and the figures of others stay as they are', () => {
  const queries: ServerQuery[] = ['companies.data', 'companies.trend', 'sources.list', 'analytics.employeesBySource'];
  expect(untouched('companies.create', queries)).toEqual(queries);
});

test('a running sync leaves the table alone until it has ended', () => {
  expect(isChangedBy('companies.page', 'sync.progressed')).toBe(false);
  expect(isChangedBy('companies.page', 'sync.finished')).toBe(true);
});

test('what is polled while it runs belongs to no write', () => {
  const queries: ServerQuery[] = ['companies.importProgress', 'sources.syncRun', 'settings.recompute', 'leads.run'];
  expect(untouched('companies.removeDemo', queries)).toEqual(queries);
});

test('a campaign’s progress renews its card, its companies and the report on screen', () => {
  const queries: ServerQuery[] = ['campaigns.list', 'campaigns.items', 'reports.get', 'reports.version'];
  expect(untouched('campaign.progressed', queries)).toEqual([]);
});
