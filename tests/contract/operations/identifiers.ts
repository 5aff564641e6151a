import { expect } from 'vitest';
import { idOf } from './one-company.ts';
import { NOT_IDS, type OperationTests, UNKNOWN_ID } from './operation-tests.ts';

const LIST = 'GET /api/companies/{id}/identifiers';
const ADD = 'POST /api/companies/{id}/identifiers';

const STRIKE = 'POST /api/companies/{id}/identifiers/strike-out';
const PREVIEW = 'GET /api/companies/{id}/identifiers/strike-out-preview';
const RESTORE = 'POST /api/companies/{id}/identifiers/restore';

const SIREN = { kind: 'siren', value: '552 032 534' };

export const identifiersTests: OperationTests = {
  [LIST]: {
    'answers an empty list for a company without identifiers, 400 for no id and 404 for an unknown one': async (
      tools,
    ) => {
      const id = await idOf(tools, 'organic.com');
      expect((await tools.call(LIST, { params: { id } })).body).toEqual([]);
      for (const no of NOT_IDS) expect((await tools.call(LIST, { params: { id: no } })).status, no).toBe(400);
      expect((await tools.call(LIST, { params: { id: UNKNOWN_ID } })).status).toBe(404);
    },
  },
  [ADD]: {
    'reads the usual spelling, links to the register, and changes nothing the second time': async (tools) => {
      const id = await idOf(tools, 'aperture.com');
      const added = await tools.call(ADD, { params: { id }, body: SIREN });
      expect(added.status).toBe(200);
      const [siren] = added.body;
      expect(siren).toMatchObject({ kind: 'siren', value: '552032534', by: 'person', problem: null, struck: null });
      expect(siren.url).toMatch(/552032534$/);
      const again = await tools.call(ADD, { params: { id }, body: { kind: 'siren', value: '552032534' } });
      expect(again.body).toEqual(added.body);
      expect((await tools.call(LIST, { params: { id } })).body).toEqual(added.body);
      const { body } = await tools.call('GET /api/companies', { query: { q: '552032534' } });
      expect(body.map((company: { id: string }) => company.id)).toEqual([id]);
      expect(body[0].identifiers).toEqual([{ kind: 'siren', value: '552032534' }]);
    },
    'answers 400 that names what is wrong, and 409 that names the company with the same own id': async (tools) => {
      const id = await idOf(tools, 'aperture.com');
      const other = await idOf(tools, 'organic.com');
      const wrong = await tools.call(ADD, { params: { id }, body: { kind: 'siren', value: '552032535' } });
      expect(wrong.status).toBe(400);
      expect(wrong.body.message).toContain('wrong check digit');
      const own = { kind: 'hubspot', value: '123' };
      expect((await tools.call(ADD, { params: { id }, body: own })).status).toBe(200);
      const taken = await tools.call(ADD, { params: { id: other }, body: own });
      expect(taken.status).toBe(409);
      expect(taken.body.message).toContain(id);
      expect((await tools.call(ADD, { params: { id: UNKNOWN_ID }, body: own })).status).toBe(404);
    },
  },
  [PREVIEW]: {
    'names what would leave, and answers 404 for an identifier that the company does not have': async (tools) => {
      const id = await idOf(tools, 'aperture.com');
      await tools.call(ADD, { params: { id }, body: SIREN });
      expect((await tools.call(PREVIEW, { params: { id }, query: SIREN })).body).toEqual({
        records: [],
        identifiers: [],
      });
      const other = { kind: 'siren', value: '732829320' };
      expect((await tools.call(PREVIEW, { params: { id }, query: other })).status).toBe(404);
      expect((await tools.call(PREVIEW, { params: { id } })).status).toBe(400);
    },
  },
  [STRIKE]: {
    'takes the identifier out of the search and keeps it with the reason; adding it again is 409': async (tools) => {
      const id = await idOf(tools, 'aperture.com');
      const body = { kind: 'ico', value: '45274649' };
      await tools.call(ADD, { params: { id }, body });
      const struck = await tools.call(STRIKE, {
        params: { id },
        body: { ...body, reason: 'The number of a namesake' },
      });
      expect(struck.status).toBe(200);
      expect(struck.body.at(-1)).toMatchObject({ ...body, struck: { reason: 'The number of a namesake' } });
      expect((await tools.call('GET /api/companies', { query: { q: '45274649' } })).body).toEqual([]);
      expect((await tools.call(ADD, { params: { id }, body })).status).toBe(409);
      const again = await tools.call(STRIKE, { params: { id }, body: { ...body, reason: 'again' } });
      expect(again.status).toBe(404);
      expect((await tools.call(STRIKE, { params: { id }, body: { ...body, reason: ' ' } })).status).toBe(400);
    },
  },
  [RESTORE]: {
    'makes the identifier count again, and answers 404 when it is not struck out': async (tools) => {
      const id = await idOf(tools, 'organic.com');
      const body = { kind: 'ico', value: '00177041' };
      await tools.call(ADD, { params: { id }, body });
      await tools.call(STRIKE, { params: { id }, body: { ...body, reason: 'A slip' } });
      const restored = await tools.call(RESTORE, { params: { id }, body });
      expect(restored.body).toContainEqual(expect.objectContaining({ ...body, struck: null }));
      expect((await tools.call(RESTORE, { params: { id }, body })).status).toBe(404);
    },
  },
};
