import { expect } from 'vitest';
import { NOT_IDS, type OperationTests, type Tools, UNKNOWN_ID } from './operation-tests.ts';

const PREVIEW = 'GET /api/companies/{id}/merge-preview';
const MERGE = 'POST /api/companies/{id}/merge';
const ALIASES = 'GET /api/companies/{id}/aliases';
const ADD_ALIAS = 'POST /api/companies/{id}/aliases';
const REMOVE_ALIAS = 'DELETE /api/companies/{id}/aliases/{domain}';
const LIST = 'GET /api/merges';
const UNDO = 'POST /api/merges/{id}/undo';
const GET_COMPANY = 'GET /api/companies/{id}';
const UNKNOWN_MERGE = '00000000-0000-4000-8000-000000000000';

async function twoCompanies({ call }: Tools, name: string) {
  const create = async (domain: string): Promise<string> =>
    (await call('POST /api/companies', { body: { name, domain } })).body.id;
  return { survivorId: await create(`${name.toLowerCase()}.com`), otherId: await create(`${name.toLowerCase()}.org`) };
}

export const mergeTests: OperationTests = {
  [PREVIEW]: {
    'compares the fields of both and changes nothing': async (tools) => {
      const { survivorId, otherId } = await twoCompanies(tools, 'Previewed');
      const preview = await tools.call(PREVIEW, { params: { id: survivorId }, query: { otherId } });
      expect(preview.body.fields[1]).toMatchObject({ field: 'domain', merged: 'survivor', isChoice: true });
      expect((await tools.call(GET_COMPANY, { params: { id: otherId } })).status).toBe(200);
    },
    'answers 404 for a company that does not exist, and 400 for what is no id or the same one': async ({ call }) => {
      const ask = async (survivorId: string, otherId: string) =>
        (await call(PREVIEW, { params: { id: survivorId }, query: { otherId } })).status;
      expect(await ask(UNKNOWN_ID, 'a'.repeat(24))).toBe(404);
      expect(await ask(UNKNOWN_ID, UNKNOWN_ID)).toBe(400);
      for (const id of NOT_IDS) expect(await ask(UNKNOWN_ID, id), id).toBe(400);
    },
  },
  [MERGE]: {
    'makes two companies one, with the values that were chosen': async (tools) => {
      const { survivorId, otherId } = await twoCompanies(tools, 'Merged');
      const body = { otherId, choices: { domain: 'other' } };
      const merged = await tools.call(MERGE, { params: { id: survivorId }, body });
      expect(merged.body.company).toMatchObject({ id: survivorId, domain: 'merged.org' });
      const byOldId = await fetch(`${tools.origin}/api/companies/${otherId}/data?x=1`, { redirect: 'manual' });
      expect([byOldId.status, byOldId.headers.get('location')]).toEqual([308, `/api/companies/${survivorId}/data?x=1`]);
      expect((await tools.call(GET_COMPANY, { params: { id: otherId } })).body.id).toBe(survivorId);
      expect((await tools.call(MERGE, { params: { id: UNKNOWN_ID }, body: { otherId: survivorId } })).status).toBe(404);
    },
  },
  [REMOVE_ALIAS]: {
    'frees the domain of a merged company for another one': async (tools) => {
      const { survivorId, otherId } = await twoCompanies(tools, 'Aliased');
      await tools.call(MERGE, { params: { id: survivorId }, body: { otherId } });
      const params = { id: survivorId, domain: 'aliased.org' };
      expect((await tools.call(GET_COMPANY, { params: { id: survivorId } })).body.aliases).toEqual(['aliased.org']);
      const again = { body: { name: 'Aliased', domain: 'aliased.org' } };
      expect((await tools.call('POST /api/companies', again)).status).toBe(409);
      expect((await tools.call(REMOVE_ALIAS, { params })).body.aliases).toEqual([]);
      expect((await tools.call(REMOVE_ALIAS, { params })).status).toBe(404);
      expect((await tools.call('POST /api/companies', again)).status).toBe(201);
    },
  },
  [ADD_ALIAS]: {
    'adds a domain once, refuses that of another company and what is no domain': async (tools) => {
      const { survivorId, otherId } = await twoCompanies(tools, 'Renamed');
      const add = (domain: string) => tools.call(ADD_ALIAS, { params: { id: survivorId }, body: { domain } });
      expect((await add('https://www.renamed.io/about')).body.aliases).toEqual(['renamed.io']);
      expect((await add('renamed.io')).body.aliases).toEqual(['renamed.io']);
      expect((await add('renamed.org')).status).toBe(409);
      expect((await add('no domain')).status).toBe(400);
      await tools.call(MERGE, { params: { id: survivorId }, body: { otherId } });
      const { body } = await tools.call(ALIASES, { params: { id: survivorId } });
      expect(body.domains).toMatchObject([
        { domain: 'renamed.io', origin: { by: 'script' } },
        { domain: 'renamed.org', origin: { by: 'merge', summary: 'Of Renamed, which was merged into it' } },
      ]);
    },
  },
  [ALIASES]: {
    'answers 404 for a company that does not exist': async ({ call }) => {
      expect((await call(ALIASES, { params: { id: UNKNOWN_ID } })).status).toBe(404);
    },
  },
  [LIST]: {
    'lists the merges of a company, and refuses a cursor that is not one of its own': async (tools) => {
      const { survivorId, otherId } = await twoCompanies(tools, 'Listed');
      const { mergeId } = (await tools.call(MERGE, { params: { id: survivorId }, body: { otherId } })).body;
      const { items } = (await tools.call(LIST, { query: { companyId: otherId } })).body;
      expect(items).toMatchObject([{ id: mergeId, state: 'merged', other: { domain: 'listed.org' } }]);
      expect((await tools.call(LIST, { query: { cursor: 'next' } })).status).toBe(400);
    },
  },
  [UNDO]: {
    'gives both companies back, and the same answer again': async (tools) => {
      const { survivorId, otherId } = await twoCompanies(tools, 'Undone');
      const { mergeId } = (await tools.call(MERGE, { params: { id: survivorId }, body: { otherId } })).body;
      const undone = await tools.call(UNDO, { params: { id: mergeId } });
      expect(undone.body).toEqual({ restored: [survivorId, otherId], keptEdits: [], notes: [] });
      expect((await tools.call(UNDO, { params: { id: mergeId } })).body).toEqual(undone.body);
      expect((await tools.call(GET_COMPANY, { params: { id: otherId } })).body.domain).toBe('undone.org');
    },
    'answers 404 for a merge that does not exist': async ({ call }) => {
      expect((await call(UNDO, { params: { id: UNKNOWN_MERGE } })).status).toBe(404);
    },
  },
};
