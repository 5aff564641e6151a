import { expect } from 'vitest';
import { idOf } from './one-company.ts';
import { NOT_IDS, type OperationTests, type Tools, UNKNOWN_ID } from './operation-tests.ts';

const GET = 'GET /api/companies/{id}/report';
const LIST = 'GET /api/reports';
const VERSION = 'GET /api/reports/{reportId}';
const FILE = 'GET /api/reports/{reportId}/export/{format}';
const GENERATE = 'POST /api/companies/{id}/generate-report';
const BULK = 'POST /api/companies/bulk/generate-reports';
const RUN = 'GET /api/reports/runs/{id}';
const STATUS = 'POST /api/companies/bulk/report-status';
const ESTIMATE = 'POST /api/reports/estimate';
const ANALYSTS = 'GET /api/reports/analysts';

const refusesUnknownCompanies = (key: string) => ({
  'answers 400 for what is no id and 404 for an id that nobody has': async ({ call }: Tools) => {
    for (const id of NOT_IDS) expect((await call(key, { params: { id } })).status, id).toBe(400);
    const unknown = await call(key, { params: { id: UNKNOWN_ID } });
    expect(unknown.status).toBe(404);
    expect(unknown.body.message).toContain(UNKNOWN_ID);
  },
});

const refusesBadLists = (key: string) => ({
  'refuses a list that is missing, empty, too long or holds what is no id': async ({ call }: Tools) => {
    for (const companyIds of [undefined, [], 'all', ['x'], Array(5001).fill(UNKNOWN_ID)]) {
      const { status, body } = await call(key, { body: { companyIds } });
      expect(status, String(companyIds).slice(0, 20)).toBe(400);
      expect(body.message.length).toBeGreaterThan(5);
    }
  },
});

export const reportsTests: OperationTests = {
  [GET]: {
    ...refusesUnknownCompanies(GET),
    'answers 404 in other words for a company that has no report yet': async (tools) => {
      const id = await idOf(tools, 'acme.com');
      const { status, body } = await tools.call(GET, { params: { id } });
      expect(status).toBe(404);
      expect(body.message).toMatch(/^No report has been written for .+ yet$/);
    },
  },
  [LIST]: {
    'refuses a page that is none and a cursor of no page': async ({ call }) => {
      for (const query of [{ limit: '0' }, { limit: '201' }, { cursor: 'x' }, { cursor: '1_2' }]) {
        expect((await call(LIST, { query })).status, JSON.stringify(query)).toBe(400);
      }
    },
  },
  [STATUS]: {
    ...refusesBadLists(STATUS),
    'answers for every id, also an unknown one and one without a report, in the order asked': async (tools) => {
      const id = await idOf(tools, 'acme.com');
      const { body } = await tools.call(STATUS, { body: { companyIds: [UNKNOWN_ID, id] } });
      expect(body.statuses).toEqual([
        { companyId: UNKNOWN_ID, status: 'failed', errorMessage: expect.stringContaining(UNKNOWN_ID) },
        { companyId: id, status: 'failed', errorMessage: expect.stringContaining('No report') },
      ]);
    },
  },
  [ESTIMATE]: {
    ...refusesBadLists(ESTIMATE),
    'says how many would be written, by whom, and how long that takes': async (tools) => {
      const id = await idOf(tools, 'acme.com');
      const { body } = await tools.call(ESTIMATE, { body: { companyIds: [id, UNKNOWN_ID], skipYoungerThanDays: 7 } });
      expect(body).toMatchObject({ toWrite: 1, fresh: 0, unknown: 1, tokens: 0, analyst: { kind: 'built-in' } });
      expect(body.seconds).toBeGreaterThan(0);
    },
  },
  [ANALYSTS]: {
    'names no model where none is configured': async ({ call }) => {
      expect((await call(ANALYSTS)).body).toEqual({ model: null });
    },
  },
  [GENERATE]: {
    ...refusesUnknownCompanies(GENERATE),
    'is generating from its answer on, and a second call answers the same': async (tools) => {
      const id = await idOf(tools, 'tcpip.com');
      for (const key of [GENERATE, GET, GENERATE, GET]) {
        expect((await tools.call(key, { params: { id } })).body).toMatchObject({
          companyId: id,
          status: 'generating',
          errorMessage: null,
          generatedAt: null,
          reportData: null,
        });
      }
    },
    'works without a body, with {} and with an empty body of JSON type': async (tools) => {
      const id = await idOf(tools, 'tcpip.com');
      const headers = { 'content-type': 'application/json' };
      for (const input of [{}, { body: '{}' }, { body: '', headers }]) {
        expect((await tools.call(GENERATE, { params: { id }, ...input })).status).toBe(200);
      }
    },
    'refuses a model where none is configured, and says what to set': async (tools) => {
      const id = await idOf(tools, 'acme.com');
      const { status, body } = await tools.call(GENERATE, { params: { id }, body: { analyst: 'model' } });
      expect(status).toBe(400);
      expect(body.message).toContain('AI_PROVIDER');
    },
  },
  [BULK]: {
    ...refusesBadLists(BULK),
    'counts what it began, and refuses unknown and repeated ids with the reason': async (tools) => {
      const ids = await Promise.all(['acme.com', 'tcpip.com'].map((domain) => idOf(tools, domain)));
      const companyIds = [...ids, ids[0], UNKNOWN_ID];
      const { body } = await tools.call(BULK, { body: { companyIds } });
      expect(body).toMatchObject({ successful: 2, runId: expect.any(String) });
      expect(body.refused).toEqual([
        { companyId: ids[0], reason: expect.stringContaining('more than once') },
        { companyId: UNKNOWN_ID, reason: expect.stringContaining(UNKNOWN_ID) },
      ]);
      const { statuses } = (await tools.call(STATUS, { body: { companyIds: ids } })).body;
      expect(statuses.map(({ status }: { status: string }) => status)).toEqual(['generating', 'generating']);
    },
    'begins nothing twice': async (tools) => {
      const id = await idOf(tools, 'acme.com');
      const { body } = await tools.call(BULK, { body: { companyIds: [id] } });
      expect(body).toEqual({ successful: 1, runId: null, refused: [] });
    },
  },
  [RUN]: {
    'says how far a run over many companies is, and knows no other': async (tools) => {
      const companyId = await idOf(tools, 'borealis.com');
      const { runId } = (await tools.call(BULK, { body: { companyIds: [companyId] } })).body;
      const { body } = await tools.call(RUN, { params: { id: runId } });
      expect(body).toMatchObject({ id: runId, state: 'running', total: 1, finishedAt: null });
      for (const id of ['x', UNKNOWN_ID]) expect((await tools.call(RUN, { params: { id } })).status, id).toBe(400);
      const id = '00000000-0000-4000-8000-000000000000';
      expect((await tools.call(RUN, { params: { id } })).status).toBe(404);
    },
  },
  [VERSION]: {
    'answers 404 for a report that does not exist': async ({ call }) => {
      for (const reportId of ['x', UNKNOWN_ID, '..%2f..'])
        expect((await call(VERSION, { params: { reportId } })).status, reportId).toBe(404);
    },
  },
  [FILE]: {
    'answers 404 for a report and for a format that do not exist': async ({ call }) => {
      for (const params of [
        { reportId: 'x', format: 'markdown' },
        { reportId: 'x', format: 'pdf' },
      ]) {
        expect((await call(FILE, { params })).status, params.format).toBe(404);
      }
    },
  },
};
