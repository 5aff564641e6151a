import { expect, test, vi } from 'vitest';
import { invalidateAfter, type QueryName, WRITES, type Write } from './invalidations.ts';

/** Stands for the hooks' utilities and notes which queries were read again. */
function recordingUtils() {
  const invalidated: string[] = [];
  const utils = new Proxy(
    {},
    {
      get: (_utils, router: string) =>
        new Proxy(
          {},
          {
            get: (_router, query: string) => {
              const note = async () => invalidated.push(`${router}.${query}`);
              return { invalidate: note, reset: note };
            },
          },
        ),
    },
  );
  return { utils: utils as Parameters<typeof invalidateAfter>[0], invalidated };
}

const writes = Object.keys(WRITES) as Write[];

test.each(writes)('%s reads again exactly the queries that it changes', async (write) => {
  const { utils, invalidated } = recordingUtils();
  await invalidateAfter(utils, write);
  // The table's pages are told twice: once for short tables, once for those that were scrolled far.
  expect([...new Set(invalidated)].sort()).toEqual([...WRITES[write]].sort());
});

test.each(writes)('%s names no query twice', (write) => {
  expect(new Set(WRITES[write]).size).toBe(WRITES[write].length);
});

const LISTS_AND_TOTALS: QueryName[] = ['companies.list', 'companies.page', 'companies.search', 'analytics.overview'];

test.each<Write>([
  'company.created',
  'companies.imported',
  'demo.removed',
  'sync.finished',
  'company.synced',
  'figures.recomputed',
])('%s renews the lists, the search and the totals', (write) => {
  expect(WRITES[write]).toEqual(expect.arrayContaining(LISTS_AND_TOTALS));
});

test.each<Write>(['company.created', 'companies.imported', 'demo.removed'])(
  '%s renews the count of companies',
  (write) => {
    expect(WRITES[write]).toContain('companies.workspace');
  },
);

test.each<Write>([
  'companies.imported',
  'demo.removed',
  'sync.progressed',
  'sync.finished',
  'company.synced',
  'figures.recomputed',
])('%s renews the figures, the charts, the sources and the open company', (write) => {
  expect(WRITES[write]).toEqual(
    expect.arrayContaining([
      'companies.data',
      'companies.explain',
      'companies.trend',
      'companies.get',
      'sources.list',
      'analytics.employeesBySource',
      'analytics.locationDistribution',
    ]),
  );
});

test('a connected source shows on its card, in the catalogue, in the discovery and among the active ones', () => {
  expect(WRITES['source.connected']).toEqual(
    expect.arrayContaining(['sources.list', 'sources.catalogue', 'sources.discoverySources', 'analytics.overview']),
  );
});

test('a running sync leaves the table alone until it has ended', () => {
  expect(WRITES['sync.progressed']).not.toContain('companies.page');
  expect(WRITES['sync.finished']).toContain('companies.page');
});

test.each([
  [1, 'invalidate'],
  [3, 'invalidate'],
  [4, 'reset'],
])('a table of %i loaded pages is renewed by %s', async (count, expected) => {
  const chosen: string[] = [];
  const query = { state: { data: { pages: Array.from({ length: count }) } } };
  const note = (name: string) => async (_input: unknown, filters?: { predicate?: (one: typeof query) => boolean }) => {
    if (filters?.predicate?.(query)) chosen.push(name);
  };
  const utils = new Proxy(
    {},
    { get: () => new Proxy({}, { get: () => ({ invalidate: note('invalidate'), reset: note('reset') }) }) },
  );
  await invalidateAfter(utils as Parameters<typeof invalidateAfter>[0], 'company.created');
  expect(chosen).toEqual([expected]);
});

test('the write is done only when every read is', async () => {
  let finish = () => {};
  const slow = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const utils = new Proxy(
    {},
    { get: () => new Proxy({}, { get: () => ({ invalidate: () => slow, reset: () => slow }) }) },
  );
  const done = vi.fn();
  const write = invalidateAfter(utils as Parameters<typeof invalidateAfter>[0], 'company.created').then(done);
  await Promise.resolve();
  expect(done).not.toHaveBeenCalled();
  finish();
  await write;
  expect(done).toHaveBeenCalledOnce();
});

test('a campaign’s progress renews its card, its companies and the report on screen', () => {
  expect(WRITES['campaign.changed']).toEqual(
    expect.arrayContaining(['campaigns.list', 'campaigns.items', 'reports.get', 'reports.version']),
  );
  expect(WRITES['campaign.created']).toContain('campaigns.list');
});
