import { expect } from 'vitest';
import { NOT_IDS, type OperationTests, type Tools, UNKNOWN_ID } from './operation-tests.ts';

const LIST = 'GET /api/trash';
const PREVIEW = 'GET /api/trash/preview';
const GET = 'GET /api/trash/{id}';
const RESTORE = 'POST /api/trash/{id}/restore';
const PURGE = 'DELETE /api/trash/{id}';
const EMPTY = 'DELETE /api/trash';
const REMOVE_COMPANY = 'DELETE /api/companies/{id}';
const GET_COMPANY = 'GET /api/companies/{id}';
const UNKNOWN_ENTRY = '00000000-0000-4000-8000-000000000000';

async function company({ call }: Tools, name: string): Promise<{ id: string }> {
  return (await call('POST /api/companies', { body: { name, domain: `${name.toLowerCase()}-trash.com` } })).body;
}

async function deleted(tools: Tools, name: string): Promise<{ id: string; recordIds: string[] }> {
  const { id } = await company(tools, name);
  return (await tools.call(REMOVE_COMPANY, { params: { id } })).body;
}

const refusals = (key: string): OperationTests[string] => ({
  'answers 404 for an entry that the trash does not have, and 400 for what is no id': async ({ call }) => {
    expect((await call(key, { params: { id: UNKNOWN_ENTRY } })).status).toBe(404);
    expect((await call(key, { params: { id: UNKNOWN_ID } })).status).toBe(400);
  },
});

const unknownRecord = (key: string, params: Record<string, string>): OperationTests[string] => ({
  'answers 404 for a record that does not exist': async ({ call }) => {
    expect((await call(key, { params })).status).toBe(404);
  },
});

export const trashTests: OperationTests = {
  [REMOVE_COMPANY]: {
    'answers 400 for what is no id and 404 for an id that nobody has': async ({ call }) => {
      for (const id of NOT_IDS) expect((await call(REMOVE_COMPANY, { params: { id } })).status, id).toBe(400);
      expect((await call(REMOVE_COMPANY, { params: { id: UNKNOWN_ID } })).status).toBe(404);
    },
    'moves the company into the trash; the second time there is none': async (tools) => {
      const { id } = await company(tools, 'Leaving');
      const entry = (await tools.call(REMOVE_COMPANY, { params: { id } })).body;
      expect(entry).toMatchObject({ kind: 'company', recordIds: [id], label: 'Leaving', state: 'trashed' });
      const missing = await tools.call(GET_COMPANY, { params: { id } });
      expect([missing.status, missing.body.details]).toEqual([404, { trashId: entry.id }]);
      expect((await tools.call(REMOVE_COMPANY, { params: { id } })).status).toBe(404);
    },
  },
  ...Object.fromEntries(
    [
      ['DELETE /api/reports/{reportId}', { reportId: UNKNOWN_ID }],
      ['DELETE /api/campaigns/{id}', { id: UNKNOWN_ENTRY }],
      ['DELETE /api/outreach/campaign/{id}', { id: UNKNOWN_ENTRY }],
      ['DELETE /api/leads/lists/{id}', { id: UNKNOWN_ENTRY }],
    ].map(([key, params]) => [key, unknownRecord(key as string, params as Record<string, string>)]),
  ),
  [LIST]: {
    'is paged, newest first, and takes a kind': async (tools) => {
      const [first, second] = [await deleted(tools, 'Listed-one'), await deleted(tools, 'Listed-two')];
      const page = (await tools.call(LIST, { query: { kind: 'company', limit: '1' } })).body;
      expect(page.entries).toMatchObject([{ id: second.id }]);
      const next = (await tools.call(LIST, { query: { limit: '1', cursor: page.nextCursor } })).body;
      expect(next.entries).toMatchObject([{ id: first.id }]);
      const found = (await tools.call(LIST, { query: { q: 'listed-ONE' } })).body;
      expect(found.entries).toMatchObject([{ id: first.id }]);
      expect((await tools.call(LIST, { query: { kind: 'planet' } })).status).toBe(400);
      expect((await tools.call(LIST, { query: { cursor: 'x' } })).status).toBe(400);
    },
  },
  [PREVIEW]: {
    'says what goes along and changes nothing': async (tools) => {
      const { id } = await company(tools, 'Previewed');
      const { body } = await tools.call(PREVIEW, { query: { kind: 'company', id } });
      expect(body).toMatchObject({ label: 'Previewed', stays: [], days: 30 });
      expect((await tools.call(GET_COMPANY, { params: { id } })).status).toBe(200);
      expect((await tools.call(PREVIEW, { query: { kind: 'company', id: UNKNOWN_ID } })).status).toBe(404);
      expect((await tools.call(PREVIEW, { query: { kind: 'company', id: 'x' } })).status).toBe(400);
      const report = `${UNKNOWN_ENTRY}.${UNKNOWN_ID}`;
      expect((await tools.call(PREVIEW, { query: { kind: 'report', id: report } })).status).toBe(404);
    },
  },
  [GET]: {
    ...refusals(GET),
    'answers the entry that the deletion answered': async (tools) => {
      const entry = await deleted(tools, 'Read-again');
      expect((await tools.call(GET, { params: { id: entry.id } })).body).toEqual(entry);
    },
  },
  [RESTORE]: {
    ...refusals(RESTORE),
    'brings the company back under its id': async (tools) => {
      const { id, recordIds } = await deleted(tools, 'Returning');
      expect((await tools.call(RESTORE, { params: { id } })).body).toMatchObject({ label: 'Returning', recordIds });
      expect((await tools.call(GET_COMPANY, { params: { id: recordIds[0] ?? '' } })).body.name).toBe('Returning');
      expect((await tools.call(RESTORE, { params: { id } })).status).toBe(404);
    },
  },
  [PURGE]: {
    ...refusals(PURGE),
    'deletes an entry for good': async (tools) => {
      const { id } = await deleted(tools, 'Purged');
      expect((await tools.call(PURGE, { params: { id } })).body).toEqual({ purged: true });
      expect((await tools.call(GET, { params: { id } })).status).toBe(404);
    },
  },
  [EMPTY]: {
    'deletes for good what was deleted by then, and refuses what is no time or none': async (tools) => {
      const { id } = await deleted(tools, 'Kept-entry');
      const { body } = await tools.call(EMPTY, { query: { until: '2001-01-01T00:00:00Z' } });
      expect(body).toMatchObject({ purged: 0 });
      expect((await tools.call(GET, { params: { id } })).status).toBe(200);
      for (const query of [{ until: 'yesterday' }, {}]) {
        expect((await tools.call(EMPTY, { query })).status).toBe(400);
      }
    },
  },
};
