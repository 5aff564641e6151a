import { expect } from 'vitest';
import type { OperationTests, Tools } from './operation-tests.ts';

const LIST = 'GET /api/customers';
const ADD = 'POST /api/customers';
const GET = 'GET /api/customers/{id}';
const UPDATE = 'PATCH /api/customers/{id}';
const REMOVE = 'DELETE /api/customers/{id}';
const REMOVE_MANY = 'POST /api/customers/delete';
const IMPORT = 'POST /api/customers/import';
const PREVIEW = 'POST /api/customers/import/preview';
const EXPORT = 'GET /api/customers/export';
const RESTORE = 'POST /api/trash/{id}/restore';
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

const CSV =
  'Company name,Company Domain Name,Lifecycle Stage,HubSpot ID,First Name\n' +
  'Harbour GmbH,www.harbour.com,Customer,91,Ann\nQuay,quay.com,Lead,92,Bea\n,,Customer,,Cem\n';

function formOf(content: string, options: object | string = {}): FormData {
  const form = new FormData();
  form.append('options', typeof options === 'string' ? options : JSON.stringify(options));
  form.append('file', new Blob([content], { type: 'text/csv' }), 'crm.csv');
  return form;
}

const add = async ({ call }: Tools, body: object): Promise<{ id: string; [field: string]: unknown }> =>
  (await call(ADD, { body })).body;
const clear = ({ call }: Tools) => call(REMOVE_MANY, { body: { filter: {} } });

const refusesUnknown = (key: string, body?: object): OperationTests[string] => ({
  'answers 404 for an entry that does not exist and 400 for what is no id': async ({ call }) => {
    expect((await call(key, { params: { id: UNKNOWN }, ...(body && { body }) })).status).toBe(404);
    expect((await call(key, { params: { id: 'latest' }, ...(body && { body }) })).status).toBe(400);
  },
});

const refusesFiles = (key: string): OperationTests[string] => ({
  'refuses an empty file, options that are none, and what is no form': async ({ call }) => {
    expect((await call(key, { body: formOf('') })).status).toBe(400);
    for (const options of ['{', '[]', '{"mode":"drop"}', '{"mapping":{"9":"name"}}', '{"mapping":{"0":"planet"}}']) {
      expect((await call(key, { body: formOf(CSV, options) })).status, options).toBe(400);
    }
    expect((await call(key, { body: { file: CSV } })).status).toBe(415);
  },
});

export const customersTests: OperationTests = {
  [ADD]: {
    'takes one company, and refuses a domain twice, a mailbox provider, and nothing': async (tools) => {
      const entry = await add(tools, { name: 'Pier', domain: 'https://www.pier.com/', reason: 'Partner' });
      expect(entry).toMatchObject({ domain: 'pier.com', reason: 'Partner', company: null, file: null });
      const status = async (body: object) => (await tools.call(ADD, { body })).status;
      expect(await status({ domain: 'pier.com' })).toBe(409);
      expect(await status({ domain: 'gmail.com' })).toBe(400);
      expect(await status({ identifiers: [{ kind: 'lei', value: 'x' }] })).toBe(400);
      expect(await status({ reason: 'Partner' })).toBe(400);
      await clear(tools);
    },
  },
  [GET]: refusesUnknown(GET),
  [UPDATE]: {
    ...refusesUnknown(UPDATE, { reason: 'Partner' }),
    'changes what is given, and refuses the domain of another entry': async (tools) => {
      const { id } = await add(tools, { name: 'Pier' });
      await add(tools, { domain: 'quay.com' });
      const update = (body: object) => tools.call(UPDATE, { params: { id }, body });
      expect((await update({ domain: 'pier.com' })).body).toMatchObject({ name: 'Pier', domain: 'pier.com' });
      expect((await update({ domain: 'quay.com' })).status).toBe(409);
      expect((await update({})).status).toBe(400);
      await clear(tools);
    },
  },
  [REMOVE]: {
    ...refusesUnknown(REMOVE),
    'moves the entry into the trash, from where it comes back': async (tools) => {
      const { id } = await add(tools, { domain: 'pier.com' });
      const entry = (await tools.call(REMOVE, { params: { id } })).body;
      expect((await tools.call(GET, { params: { id } })).status).toBe(404);
      expect((await tools.call(RESTORE, { params: { id: entry.id } })).status).toBe(200);
      expect((await tools.call(GET, { params: { id } })).body).toMatchObject({ domain: 'pier.com' });
      await clear(tools);
    },
  },
  [REMOVE_MANY]: {
    'refuses a call that does not say which': async ({ call }) => {
      expect((await call(REMOVE_MANY, { body: {} })).status).toBe(400);
      expect((await call(REMOVE_MANY, { body: { ids: [UNKNOWN] } })).body).toEqual({ removed: 0, trashId: null });
    },
  },
  [PREVIEW]: {
    ...refusesFiles(PREVIEW),
    'says what the import then does, and writes nothing': async (tools) => {
      const plan = (await tools.call(PREVIEW, { body: formOf(CSV) })).body;
      expect(plan).toMatchObject({ added: 1, leftOut: 1, refused: 1, later: 1, total: 1 });
      expect(plan.columns.map(({ field }: { field: string }) => field)).toEqual([
        'name',
        'domain',
        'reason',
        'identifier:hubspot',
        null,
      ]);
      expect((await tools.call(LIST)).body.total).toBe(0);
      const { trashId, ...done } = (await tools.call(IMPORT, { body: formOf(CSV) })).body;
      expect([done, trashId]).toEqual([plan, null]);
      await clear(tools);
    },
  },
  [IMPORT]: {
    ...refusesFiles(IMPORT),
    'replaces the list, and what goes comes back from the trash': async (tools) => {
      await tools.call(IMPORT, { body: formOf(CSV) });
      const other = formOf('Name,Website\nPier,pier.com\n', { mode: 'replace' });
      const done = (await tools.call(IMPORT, { body: other })).body;
      expect(done).toMatchObject({ added: 1, removed: 1, total: 1 });
      await tools.call(RESTORE, { params: { id: done.trashId } });
      expect((await tools.call(LIST)).body.total).toBe(2);
      await clear(tools);
    },
  },
  [LIST]: {
    'is searched, filtered by reason and paged': async (tools) => {
      for (const name of ['Pier', 'Quay', 'Dock']) {
        await add(tools, { name, domain: `${name}.com`, reason: name === 'Dock' ? 'Partner' : 'Customer' });
      }
      const { body } = await tools.call(LIST, { query: { limit: '2' } });
      expect(body).toMatchObject({ total: 3, entries: [{ name: 'Dock' }, { name: 'Pier' }] });
      expect(body.reasons).toEqual([
        { reason: 'Customer', entries: 2 },
        { reason: 'Partner', entries: 1 },
      ]);
      const next = await tools.call(LIST, { query: { limit: '2', cursor: body.nextCursor } });
      expect(next.body).toMatchObject({ entries: [{ name: 'Quay' }], nextCursor: null });
      expect((await tools.call(LIST, { query: { q: 'UAY.c' } })).body.entries).toMatchObject([{ name: 'Quay' }]);
      expect((await tools.call(LIST, { query: { reason: 'Partner' } })).body.total).toBe(1);
      expect((await tools.call(LIST, { query: { cursor: 'x' } })).status).toBe(400);
      await clear(tools);
    },
  },
  [EXPORT]: {
    'is a file that an import takes without a change': async (tools) => {
      await tools.call(IMPORT, { body: formOf(CSV) });
      const file = String((await tools.call(EXPORT)).body);
      expect(file.split('\r\n')[0]).toContain('Name,Domain,Reason,Identifier (hubspot)');
      expect((await tools.call(PREVIEW, { body: formOf(file) })).body).toMatchObject({
        added: 0,
        changed: 0,
        unchanged: 1,
      });
      expect((await tools.call(EXPORT, { query: { colour: 'red' } })).status).toBe(400);
      await clear(tools);
    },
  },
};
