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
  expect(invalidated.sort()).toEqual([...WRITES[write]].sort());
});

const CHANGED_BY_EVERY_WRITE: QueryName[] = [
  'companies.list',
  'companies.page',
  'companies.search',
  'companies.workspace',
  'analytics.overview',
];

test.each(writes)('%s renews the lists, the search and the totals', (write) => {
  expect(WRITES[write]).toEqual(expect.arrayContaining(CHANGED_BY_EVERY_WRITE));
});

test.each<Write>(['companies.imported', 'demo.removed'])(
  '%s renews the figures, the charts, the sources and the open company',
  (write) => {
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
  },
);

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
