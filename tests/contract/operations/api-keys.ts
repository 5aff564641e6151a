import { expect } from 'vitest';
import type { OperationTests } from './operation-tests.ts';

const LIST = 'GET /api/api-keys';
const CREATE = 'POST /api/api-keys';
const RENAME = 'PATCH /api/api-keys/{id}';
const REVOKE = 'DELETE /api/api-keys/{id}';

export const apiKeysTests: OperationTests = {
  [CREATE]: {
    'answers the key once; no list has it': async ({ call }) => {
      const created = await call(CREATE, { body: { name: 'Nightly upsert', scopes: ['write'] } });
      expect(created.status).toBe(201);
      const { key, ...shown } = created.body;
      expect(key).toMatch(/^wbkey_[0-9A-Za-z]{49}$/);
      const list = await call(LIST);
      expect(list.body).toContainEqual(shown);
      expect(list.text).not.toContain(key.slice(6, -4));
    },
    'refuses a key without a name or a scope, with one twice, of the past or without any request': async ({ call }) => {
      const status = async (body: object) =>
        (await call(CREATE, { body: { name: 'x', scopes: ['read'], ...body } })).status;
      expect(await status({ name: ' ' })).toBe(400);
      expect(await status({ scopes: [] })).toBe(400);
      expect(await status({ scopes: ['read', 'read'] })).toBe(400);
      expect(await status({ scopes: ['owner'] })).toBe(400);
      expect(await status({ expiresAt: '2020-01-01T00:00:00Z' })).toBe(400);
      expect(await status({ requestsPerMinute: 0 })).toBe(400);
    },
  },
  [LIST]: {
    'has the newest first': async ({ call }) => {
      await call(CREATE, { body: { name: 'Earlier', scopes: ['read'] } });
      await call(CREATE, { body: { name: 'Later', scopes: ['privacy'] } });
      const names = (await call(LIST)).body.map(({ name }: { name: string }) => name);
      expect(names.indexOf('Later')).toBeLessThan(names.indexOf('Earlier'));
    },
  },
  [RENAME]: {
    'gives the key another name and leaves it in force; the list has the new name': async ({ call }) => {
      const { key, ...created } = (await call(CREATE, { body: { name: 'Nightly', scopes: ['read'] } })).body;
      const renamed = await call(RENAME, { params: { id: created.id }, body: { name: ' Nightly upsert ' } });
      expect(renamed.body).toEqual({ ...created, name: 'Nightly upsert' });
      expect((await call('GET /api/workspace', { headers: { authorization: `Bearer ${key}` } })).status).toBe(200);
      const listed = (await call(LIST)).body.find(({ id }: { id: string }) => id === created.id);
      expect(listed).toMatchObject({ name: 'Nightly upsert', hint: created.hint });
      await call(REVOKE, { params: { id: created.id } });
    },
    'refuses an empty name, one of several lines and an unknown key': async ({ call }) => {
      const { id } = (await call(CREATE, { body: { name: 'Nightly', scopes: ['read'] } })).body;
      for (const name of [' ', 'Nightly\nupsert', 'x'.repeat(81)])
        expect((await call(RENAME, { params: { id }, body: { name } })).status).toBe(400);
      const unknown = { params: { id: '00000000-0000-4000-8000-000000000000' }, body: { name: 'x' } };
      expect((await call(RENAME, unknown)).status).toBe(404);
      await call(REVOKE, { params: { id } });
    },
  },
  [REVOKE]: {
    'makes the key worthless at once, and keeps it in the list': async ({ call }) => {
      const { id, key } = (await call(CREATE, { body: { name: 'Leaked', scopes: ['read'] } })).body;
      const headers = { authorization: `Bearer ${key}` };
      expect((await call('GET /api/workspace', { headers })).status).toBe(200);
      expect((await call(REVOKE, { params: { id } })).body).toMatchObject({ state: 'revoked' });
      expect((await call('GET /api/workspace', { headers })).status).toBe(401);
      expect((await call(LIST)).body).toContainEqual(expect.objectContaining({ id, state: 'revoked' }));
    },
    'answers 404 for a key that does not exist and 400 for what is no id': async ({ call }) => {
      expect((await call(REVOKE, { params: { id: '00000000-0000-4000-8000-000000000000' } })).status).toBe(404);
      expect((await call(REVOKE, { params: { id: 'latest' } })).status).toBe(400);
    },
  },
};
