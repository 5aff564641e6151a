import { expect } from 'vitest';
import type { OperationTests, Tools } from './operation-tests.ts';

const LIST = 'GET /api/audit';
const VERIFY = 'POST /api/audit/verify';
const EXPORT = 'GET /api/audit/export/{format}';
const CREATE_LIST = 'POST /api/lists';

async function createList({ call }: Tools, name: string): Promise<string> {
  return (await call(CREATE_LIST, { body: { name, kind: 'company' } })).body.id;
}

export const auditTests: OperationTests = {
  [LIST]: {
    'has a line of each write with the id of its record, by whom and with which request; reads leave none': async (
      tools,
    ) => {
      const id = await createList(tools, 'For the audit log');
      await tools.call('GET /api/lists');
      const { items } = (await tools.call(LIST, { query: { record: id } })).body;
      expect(items).toMatchObject([
        { operation: 'lists.create', records: [id], actor: { kind: 'anyone' }, via: 'script', outcome: 'done' },
      ]);
      const text = JSON.stringify(items);
      expect(text).not.toContain('For the audit log');
    },
    'names the key that was used, and no more than its id in the line itself': async ({ call }) => {
      const { id, key } = (await call('POST /api/api-keys', { body: { name: 'Importer', scopes: ['write'] } })).body;
      const headers = { authorization: `Bearer ${key}` };
      await call(CREATE_LIST, { body: { name: 'By a key', kind: 'company' }, headers });
      const { items } = (await call(LIST, { query: { actor: id } })).body;
      expect(items).toMatchObject([{ operation: 'lists.create', actor: { kind: 'key', id, name: 'Importer' } }]);
    },
    'has a line of an export': async ({ call }) => {
      await call('GET /api/export/{format}', { params: { format: 'csv' } });
      const { items } = (await call(LIST, { query: { operation: 'companies.export', limit: '1' } })).body;
      expect(items).toMatchObject([{ operation: 'companies.export', outcome: 'done' }]);
    },
    'is paged by its cursor, the newest first, and refuses what is no filter': async (tools) => {
      for (const name of ['One', 'Two', 'Three']) await createList(tools, `Paged ${name}`);
      const page = async (query: Record<string, string>) => (await tools.call(LIST, { query })).body;
      const first = await page({ operation: 'lists.', limit: '2' });
      const second = await page({ operation: 'lists.', limit: '2', cursor: first.nextCursor });
      const numbers = [...first.items, ...second.items].map(({ sequence }: { sequence: number }) => sequence);
      expect(numbers).toEqual(numbers.toSorted((a: number, b: number) => b - a));
      expect(new Set(numbers).size).toBe(numbers.length);
      for (const query of [
        { cursor: 'x' },
        { from: 'yesterday' },
        { actor: 'ada' },
        { record: '$ne' },
        { operation: '(a+)+$' },
      ]) {
        expect((await tools.call(LIST, { query })).status, JSON.stringify(query)).toBe(400);
      }
    },
  },
  [VERIFY]: {
    'finds a log as it was written intact, and contains the head of an earlier check': async (tools) => {
      await createList(tools, 'Before the check');
      const { body } = await tools.call(VERIFY);
      expect(body).toMatchObject({ isIntact: true, faults: [], head: { sequence: expect.any(Number) } });
      await createList(tools, 'After the check');
      expect((await tools.call(VERIFY, { body: { head: body.head } })).body.isIntact).toBe(true);
      const other = { ...body.head, hash: 'f'.repeat(64) };
      expect((await tools.call(VERIFY, { body: { head: other } })).body).toMatchObject({ isIntact: false });
    },
    'refuses what is no head': async ({ call }) => {
      expect((await call(VERIFY, { body: { head: { sequence: 1, hash: 'x' } } })).status).toBe(400);
    },
  },
  [EXPORT]: {
    'has the lines of the list, the oldest first': async (tools) => {
      const id = await createList(tools, 'Exported');
      const ndjson = await tools.call(EXPORT, { params: { format: 'ndjson' }, query: { record: id } });
      const { items } = (await tools.call(LIST, { query: { record: id } })).body;
      expect(
        ndjson.text
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line)),
      ).toEqual(items.toReversed());
      const csv = await tools.call(EXPORT, { params: { format: 'csv' }, query: { record: id } });
      expect(csv.text.split('\r\n')[0]).toMatch(/^Number,Time,Actor,/);
      expect(csv.text).toContain(`lists.create,${id},1`);
    },
    'answers 404 for another format and 400 for another filter': async ({ call }) => {
      expect((await call(EXPORT, { params: { format: 'pdf' } })).status).toBe(404);
      expect((await call(EXPORT, { params: { format: 'csv' }, query: { from: 'x' } })).status).toBe(400);
    },
  },
};
