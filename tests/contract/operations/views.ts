import { expect } from 'vitest';
import type { OperationTests, Tools } from './operation-tests.ts';

const LIST = 'GET /api/views';
const CREATE = 'POST /api/views';
const GET = 'GET /api/views/{id}';
const UPDATE = 'PATCH /api/views/{id}';
const REMOVE = 'DELETE /api/views/{id}';
const UNKNOWN_VIEW = '00000000-0000-4000-8000-000000000000';
const AT = '2026-01-01T00:00:00.000Z';

const create = async ({ call }: Tools, name: string, rest: object = {}) =>
  (await call(CREATE, { body: { name, ...rest } })).body;

const refusesUnknown = (key: string, body?: object): OperationTests[string] => ({
  'answers 404 for a view that does not exist and 400 for what is no id': async ({ call }) => {
    expect((await call(key, { params: { id: UNKNOWN_VIEW }, ...(body && { body }) })).status).toBe(404);
    expect((await call(key, { params: { id: 'latest' }, ...(body && { body }) })).status).toBe(400);
  },
});

const refusesReadyMade = (key: string, body?: object): OperationTests[string] => ({
  'refuses a view that is always there': async ({ call }) => {
    expect((await call(key, { params: { id: 'growing' }, ...(body && { body }) })).status).toBe(409);
  },
});

export const viewsTests: OperationTests = {
  [LIST]: {
    'begins with the four that are always there, whose filters and orders the list of companies takes': async (
      tools,
    ) => {
      const { id } = await create(tools, 'A view');
      const views: { id: string; filter: object; sort: string }[] = (await tools.call(LIST)).body;
      expect(views.map((view) => view.id)).toEqual(['largest-disagreement', 'growing', 'stale', 'one-source', id]);
      for (const { filter, sort } of views.slice(0, 4)) {
        const query = { filter: JSON.stringify(filter), sort };
        expect((await tools.call('GET /api/companies', { query })).status).toBe(200);
      }
    },
  },
  [CREATE]: {
    'refuses a name that is taken, empty or too long, and what no table has': async (tools) => {
      await create(tools, 'Unique');
      const status = async (body: object) => (await tools.call(CREATE, { body })).status;
      expect(await status({ name: 'UNIQUE' })).toBe(409);
      expect(await status({ name: 'growing' })).toBe(409);
      expect(await status({ name: ' ' })).toBe(400);
      expect(await status({ name: 'x'.repeat(81) })).toBe(400);
      expect(await status({ name: 'x', columns: ['planet'] })).toBe(400);
      expect(await status({ name: 'x', filter: { field: 'planet' } })).toBe(400);
    },
  },
  [GET]: refusesUnknown(GET),
  [UPDATE]: {
    ...refusesUnknown(UPDATE, { updatedAt: AT }),
    ...refusesReadyMade(UPDATE, { updatedAt: AT }),
    'changes what is given, and only the state that was read': async (tools) => {
      const { id, updatedAt } = await create(tools, 'Before', { columns: ['spread'] });
      const update = (name: string) => tools.call(UPDATE, { params: { id }, body: { name, updatedAt } });
      expect((await update('After')).body).toMatchObject({ id, name: 'After', columns: ['spread'] });
      expect((await update('Overwritten')).status).toBe(409);
      expect((await tools.call(GET, { params: { id } })).body).toMatchObject({ name: 'After' });
    },
  },
  [REMOVE]: {
    ...refusesUnknown(REMOVE),
    ...refusesReadyMade(REMOVE),
    'moves the view into the trash, from where it comes back': async (tools) => {
      const { id } = await create(tools, 'Deleted');
      const entry = (await tools.call(REMOVE, { params: { id } })).body;
      expect(entry).toMatchObject({ kind: 'view', recordIds: [id], label: 'Deleted' });
      expect((await tools.call(GET, { params: { id } })).status).toBe(404);
      await tools.call('POST /api/trash/{id}/restore', { params: { id: entry.id } });
      expect((await tools.call(GET, { params: { id } })).status).toBe(200);
    },
  },
};
