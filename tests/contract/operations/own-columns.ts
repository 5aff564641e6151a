import { expect } from 'vitest';
import type { OperationTests, Tools } from './operation-tests.ts';

const LIST = 'GET /api/companies/columns';
const CREATE = 'POST /api/companies/columns';
const EDIT = 'PATCH /api/companies/columns/{key}';
const REMOVE = 'DELETE /api/companies/columns/{key}';

const create = async ({ call }: Tools, name: string): Promise<{ key: string }> =>
  (await call(CREATE, { body: { name, type: 'option', options: ['Lead', 'Customer'] } })).body;

const refusesUnknown = (key: string, body?: object): OperationTests[string] => ({
  'answers 404 for a key that does not exist and 400 for what is no key': async ({ call }) => {
    expect((await call(key, { params: { key: 'nothing' }, ...(body && { body }) })).status).toBe(404);
    expect((await call(key, { params: { key: 'No Key' }, ...(body && { body }) })).status).toBe(400);
  },
});

export const ownColumnTests: OperationTests = {
  [LIST]: {
    'is a plain list in its order': async (tools) => {
      const { key } = await create(tools, 'Read');
      const { body } = await tools.call(LIST);
      expect(body.at(-1)).toMatchObject({ key, type: 'option', options: ['Lead', 'Customer'] });
    },
  },
  [CREATE]: {
    'refuses a name that is taken, an unknown type and options without use': async (tools) => {
      await create(tools, 'Unique');
      const status = async (body: object) => (await tools.call(CREATE, { body })).status;
      expect(await status({ name: 'UNIQUE', type: 'text' })).toBe(409);
      expect(await status({ name: 'Other', type: 'planet' })).toBe(400);
      expect(await status({ name: 'Other', type: 'text', options: ['a'] })).toBe(400);
    },
  },
  [EDIT]: {
    ...refusesUnknown(EDIT, { name: 'x' }),
    'keeps the key and the type': async (tools) => {
      const { key } = await create(tools, 'Before');
      const edit = (body: object) => tools.call(EDIT, { params: { key }, body });
      expect((await edit({ name: 'After', position: 0 })).body).toMatchObject({ key, name: 'After', order: 0 });
      expect((await edit({ type: 'number' })).status).toBe(400);
    },
  },
  [REMOVE]: {
    ...refusesUnknown(REMOVE),
    'moves the column into the trash, from where it comes back': async (tools) => {
      const { key } = await create(tools, 'Deleted');
      const keys = async () => (await tools.call(LIST)).body.map((one: { key: string }) => one.key);
      const entry = (await tools.call(REMOVE, { params: { key } })).body;
      expect(entry).toMatchObject({ kind: 'ownColumn', label: 'Deleted' });
      expect(await keys()).not.toContain(key);
      await tools.call('POST /api/trash/{id}/restore', { params: { id: entry.id } });
      expect(await keys()).toContain(key);
    },
  },
};
