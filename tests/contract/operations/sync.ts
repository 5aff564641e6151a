import { expect } from 'vitest';
import { idOf } from './one-company.ts';
import { NOT_IDS, type OperationTests, type Tools, UNKNOWN_ID } from './operation-tests.ts';

const START = 'POST /api/sources/sync';
const LATEST = 'GET /api/sources/sync';
const RUN = 'GET /api/sources/sync/{runId}';
const ITEMS = 'GET /api/sources/sync/{runId}/items';
const PAUSE = 'POST /api/sources/sync/{runId}/pause';
const RESUME = 'POST /api/sources/sync/{runId}/resume';
const CANCEL = 'POST /api/sources/sync/{runId}/cancel';
const RETRY = 'POST /api/sources/sync/{runId}/retry';
const COMPANY_START = 'POST /api/companies/{id}/sync';
const COMPANY = 'GET /api/companies/{id}/sync';
const NO_RUN = '00000000-0000-4000-8000-000000000000';

/** Starts a run, or finds the one that waits: no worker runs beside these tests, so nothing of it begins. */
async function run({ call }: Tools) {
  const { body } = await call(START);
  return { runId: body.id as string, body };
}

const refusesUnknownRuns = (key: string) => ({
  'answers 404 for a run that nobody started and 400 for what is no id': async ({ call }: Tools) => {
    expect((await call(key, { params: { runId: NO_RUN } })).status).toBe(404);
    expect((await call(key, { params: { runId: 'latest' } })).status).toBe(400);
  },
});

const refusesUnknownCompanies = (key: string) => ({
  'answers 400 for what is no id and 404 for an id that nobody has': async ({ call }: Tools) => {
    for (const id of NOT_IDS) expect((await call(key, { params: { id } })).status, id).toBe(400);
    expect((await call(key, { params: { id: UNKNOWN_ID } })).status).toBe(404);
  },
});

export const syncTests: OperationTests = {
  [COMPANY]: {
    ...refusesUnknownCompanies(COMPANY),
    'says that a company was never synced': async (tools) => {
      const id = await idOf(tools, 'acme.com');
      expect((await tools.call(COMPANY, { params: { id } })).body).toMatchObject({ state: 'never', outcomes: [] });
    },
  },
  [COMPANY_START]: {
    ...refusesUnknownCompanies(COMPANY_START),
    'has its record before it answers, so the first look finds it': async (tools) => {
      const id = await idOf(tools, 'tcpip.com');
      expect((await tools.call(COMPANY_START, { params: { id } })).body).toMatchObject({ state: 'queued' });
      expect((await tools.call(COMPANY, { params: { id } })).body).toMatchObject({ state: 'queued' });
    },
  },
  [LATEST]: {
    'has no run before the first': async ({ call }) => {
      const { body } = await call(LATEST);
      expect(body.run === null || body.run.total > 0).toBe(true);
    },
  },
  [START]: {
    'takes every company, and answers the same run while one is under way': async (tools) => {
      const { headers } = await tools.call('GET /api/companies', { query: { limit: '1' } });
      const first = await run(tools);
      expect(first.body).toMatchObject({
        state: 'running',
        origin: 'all',
        total: Number(headers.get('x-total-count')),
      });
      expect((await run(tools)).runId).toBe(first.runId);
      expect((await tools.call(LATEST)).body.run.id).toBe(first.runId);
    },
    'works without a body, with {} and with an empty body of JSON type': async ({ call }) => {
      const headers = { 'content-type': 'application/json' };
      for (const input of [{}, { body: '{}' }, { body: '', headers }])
        expect((await call(START, input)).status).toBe(200);
    },
  },
  [RUN]: {
    ...refusesUnknownRuns(RUN),
    'has counters whose sum is the total': async (tools) => {
      const { runId } = await run(tools);
      const { body } = await tools.call(RUN, { params: { runId } });
      const { pending, running, completed, skipped, failed, cancelled, total } = body;
      expect(pending + running + completed + skipped + failed + cancelled).toBe(total);
    },
  },
  [ITEMS]: {
    ...refusesUnknownRuns(ITEMS),
    'names the companies': async (tools) => {
      const { runId, body } = await run(tools);
      const items = (await tools.call(ITEMS, { params: { runId }, query: { limit: '500' } })).body;
      expect(items).toHaveLength(body.total);
      expect(items).toContainEqual(expect.objectContaining({ domain: 'acme.com', state: 'pending', attempts: 0 }));
    },
    'refuses a limit beyond 500': async (tools) => {
      const { runId } = await run(tools);
      expect((await tools.call(ITEMS, { params: { runId }, query: { limit: '501' } })).status).toBe(400);
    },
  },
  [PAUSE]: {
    ...refusesUnknownRuns(PAUSE),
    'pauses, also the second time': async (tools) => {
      const { runId } = await run(tools);
      for (let time = 0; time < 2; time++) {
        expect((await tools.call(PAUSE, { params: { runId } })).body).toMatchObject({ state: 'paused' });
      }
    },
  },
  [RESUME]: {
    ...refusesUnknownRuns(RESUME),
    'goes on with the same run': async (tools) => {
      const { runId } = await run(tools);
      expect((await tools.call(RESUME, { params: { runId } })).body).toMatchObject({ id: runId, state: 'running' });
    },
  },
  [CANCEL]: {
    ...refusesUnknownRuns(CANCEL),
    'leaves out what has not begun, also the second time': async (tools) => {
      const { runId, body } = await run(tools);
      for (let time = 0; time < 2; time++) {
        const cancelled = (await tools.call(CANCEL, { params: { runId } })).body;
        expect(cancelled).toMatchObject({ state: 'cancelled', pending: 0, cancelled: body.total });
      }
    },
  },
  [RETRY]: {
    ...refusesUnknownRuns(RETRY),
    'has nothing to do in a run without failures': async (tools) => {
      const { runId } = await run(tools);
      expect((await tools.call(RETRY, { params: { runId } })).body).toMatchObject({ id: runId, failed: 0 });
      await tools.call(CANCEL, { params: { runId } });
    },
  },
};
