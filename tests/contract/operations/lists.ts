import { expect } from 'vitest';
import type { OperationTests, Tools } from './operation-tests.ts';

const LIST = 'GET /api/lists';
const CREATE = 'POST /api/lists';
const GET = 'GET /api/lists/{id}';
const RENAME = 'PATCH /api/lists/{id}';
const REMOVE = 'DELETE /api/lists/{id}';
const UNKNOWN_LIST = '00000000-0000-4000-8000-000000000000';

const create = async ({ call }: Tools, name: string): Promise<{ id: string }> =>
  (await call(CREATE, { body: { name, kind: 'person' } })).body;

const refusesUnknown = (key: string, body?: object): OperationTests[string] => ({
  'answers 404 for a list that does not exist and 400 for what is no id': async ({ call }) => {
    expect((await call(key, { params: { id: UNKNOWN_LIST }, ...(body && { body }) })).status).toBe(404);
    expect((await call(key, { params: { id: 'latest' }, ...(body && { body }) })).status).toBe(400);
  },
});

export const listsTests: OperationTests = {
  [LIST]: {
    'is a plain list, of one kind or of both': async (tools) => {
      const { id } = await create(tools, 'Read');
      expect((await tools.call(LIST)).body).toMatchObject([{ id, count: 0 }]);
      expect((await tools.call(LIST, { query: { kind: 'company' } })).body).toEqual([]);
      expect((await tools.call(LIST, { query: { kind: 'planet' } })).status).toBe(400);
    },
  },
  [CREATE]: {
    'refuses a name that is taken, empty or too long': async (tools) => {
      await create(tools, 'Unique');
      const named = (name: string) => tools.call(CREATE, { body: { name, kind: 'person' } });
      expect((await named('UNIQUE')).status).toBe(409);
      expect((await named(' ')).status).toBe(400);
      expect((await named('x'.repeat(81))).status).toBe(400);
    },
  },
  [GET]: refusesUnknown(GET),
  [RENAME]: {
    ...refusesUnknown(RENAME, { name: 'x' }),
    'keeps the id': async (tools) => {
      const { id } = await create(tools, 'Before');
      expect((await tools.call(RENAME, { params: { id }, body: { name: 'After' } })).body).toMatchObject({
        id,
        name: 'After',
      });
      expect((await tools.call(GET, { params: { id } })).body).toMatchObject({ name: 'After' });
    },
  },
  [REMOVE]: {
    ...refusesUnknown(REMOVE),
    'moves the list into the trash, from where it comes back': async (tools) => {
      const { id } = await create(tools, 'Deleted');
      const entry = (await tools.call(REMOVE, { params: { id } })).body;
      expect(entry).toMatchObject({ kind: 'list', recordIds: [id], label: 'Deleted' });
      expect((await tools.call(GET, { params: { id } })).status).toBe(404);
      await tools.call('POST /api/trash/{id}/restore', { params: { id: entry.id } });
      expect((await tools.call(GET, { params: { id } })).status).toBe(200);
    },
  },
};
