import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { companyReportQuery } from '../single/company-report-query.ts';
import { readLatestVersion } from './read-latest-version.ts';

const ID = '66aa00000000000000000001';
/** As the server answers a batch of one. */
const answer = (body: object) => vi.stubGlobal('fetch', async () => Response.json([body]));
/** Has read the company's report before, and holds what is read for fresh. */
function clientWith(known: object | null) {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  client.setQueryData(companyReportQuery(ID).queryKey, known);
  return client;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('is null for a company without a report, also where that was known', async () => {
  const data = { code: 'NOT_FOUND', httpStatus: 404, path: 'reports.get' };
  answer({ error: { message: 'No report', code: -32004, data } });
  expect(await readLatestVersion(clientWith(null), ID)).toBeNull();
});

it('is the newest one, though an older state is known', async () => {
  answer({ result: { data: { versions: [{ id: 'second' }, { id: 'first' }] } } });
  expect(await readLatestVersion(clientWith({ versions: [{ id: 'first' }] }), ID)).toEqual({ id: 'second' });
});
