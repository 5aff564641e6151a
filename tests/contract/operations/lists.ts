import { expect } from 'vitest';
import { type OperationTests, type Tools, UNKNOWN_ID } from './operation-tests.ts';

const LIST = 'GET /api/lists';
const CREATE = 'POST /api/lists';
const GET = 'GET /api/lists/{id}';
const RENAME = 'PATCH /api/lists/{id}';
const REMOVE = 'DELETE /api/lists/{id}';
const PEOPLE = 'GET /api/lists/{id}/people';
const ADD = 'POST /api/lists/{id}/members';
const TAKE_OFF = 'POST /api/lists/{id}/members/remove';
const SELECT = 'POST /api/contacts/select';
const DELETE_MANY = 'POST /api/contacts/delete';
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
  [PEOPLE]: {
    ...refusesUnknown(PEOPLE),
    'is paged, and empty before the first is on it': async (tools) => {
      const { id } = await create(tools, 'People');
      expect((await tools.call(PEOPLE, { params: { id } })).body).toEqual({
        people: [],
        nextCursor: null,
        suppressed: 0,
      });
      expect((await tools.call(PEOPLE, { params: { id }, query: { cursor: 'x' } })).status).toBe(400);
    },
  },
  ...Object.fromEntries(
    [ADD, TAKE_OFF].map((key): [string, OperationTests[string]] => [
      key,
      {
        ...refusesUnknown(key, { contacts: { filter: {} } }),
        'leaves out who does not exist, and refuses a call about no one': async (tools) => {
          const { id } = await create(tools, key.slice(-10));
          const none = { contacts: { ids: [UNKNOWN_ID] }, leads: { ids: [UNKNOWN_ID] } };
          expect((await tools.call(key, { params: { id }, body: none })).body).toEqual({
            changed: 0,
            unchanged: 0,
            count: 0,
          });
          for (const body of [{}, { contacts: {} }, { contacts: { ids: [] } }, { leads: { filter: { x: 1 } } }]) {
            expect((await tools.call(key, { params: { id }, body })).status, JSON.stringify(body)).toBe(400);
          }
        },
      },
    ]),
  ),
  [SELECT]: {
    'answers the ids, and refuses both ids and a filter': async ({ call }) => {
      expect((await call(SELECT, { body: { ids: [UNKNOWN_ID] } })).body).toEqual({ ids: [] });
      const refused = [{}, { ids: [UNKNOWN_ID], filter: {} }, { filter: { country: '' } }, { filter: { planet: 'x' } }];
      for (const body of refused) expect((await call(SELECT, { body })).status, JSON.stringify(body)).toBe(400);
    },
  },
  [DELETE_MANY]: {
    'answers no entry when none of them is saved': async ({ call }) => {
      expect((await call(DELETE_MANY, { body: { ids: [UNKNOWN_ID] } })).body).toEqual({ removed: 0, trashId: null });
      expect((await call(DELETE_MANY, { body: {} })).status).toBe(400);
    },
  },
};
