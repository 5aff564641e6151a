import { expect } from 'vitest';
import { idOf } from './one-company.ts';
import { NOT_IDS, type OperationTests, type Tools, UNKNOWN_ID } from './operation-tests.ts';

const GET = 'GET /api/companies/{id}/relations';
const LIST = 'GET /api/companies/{id}/subsidiaries';
const SET = 'PUT /api/companies/{id}/parent';
const REMOVE = 'DELETE /api/companies/{id}/parent';

const refusesUnknown = (key: string, body?: object) => ({
  'answers 400 for what is no id and 404 for an unknown company': async ({ call }: Tools) => {
    for (const id of NOT_IDS) expect((await call(key, { params: { id }, body })).status, id).toBe(400);
    expect((await call(key, { params: { id: UNKNOWN_ID }, body })).status).toBe(404);
  },
});

export const relationsTests: OperationTests = {
  [SET]: {
    'shows the relation on both, and changes nothing the second time': async (tools) => {
      const id = await idOf(tools, 'aperture.com');
      const parentId = await idOf(tools, 'acme.com');
      const set = await tools.call(SET, { params: { id }, body: { parentId, note: 'Annual report' } });
      expect(set.status).toBe(200);
      expect(set.body).toMatchObject({ id, parent: { id: parentId, isRemoved: false, note: 'Annual report' } });
      expect((await tools.call(SET, { params: { id }, body: { parentId } })).body).toEqual(set.body);
      const company = (await tools.call('GET /api/companies/{id}', { params: { id } })).body;
      expect(company.parent).toMatchObject({ id: parentId, domain: 'acme.com' });
      const parent = (await tools.call('GET /api/companies/{id}', { params: { id: parentId } })).body;
      expect(parent.subsidiaries).toBe(1);
    },
    'answers 409 in words for a circle, and 404 for a parent that is not tracked': async (tools) => {
      const id = await idOf(tools, 'acme.com');
      const below = await idOf(tools, 'aperture.com');
      const circle = await tools.call(SET, { params: { id }, body: { parentId: below } });
      expect(circle.status).toBe(409);
      expect(circle.body.message).toContain('is below');
      expect((await tools.call(SET, { params: { id }, body: { parentId: id } })).status).toBe(409);
      expect((await tools.call(SET, { params: { id }, body: { parentId: UNKNOWN_ID } })).status).toBe(404);
      expect((await tools.call(SET, { params: { id }, body: {} })).status).toBe(400);
    },
    ...refusesUnknown(SET, { parentId: UNKNOWN_ID }),
  },
  [GET]: {
    'names those above, and counts those below': async (tools) => {
      const id = await idOf(tools, 'aperture.com');
      const parentId = await idOf(tools, 'acme.com');
      const { body } = await tools.call(GET, { params: { id } });
      expect(body.ancestors.map((one: { id: string }) => one.id)).toEqual([parentId]);
      expect((await tools.call(GET, { params: { id: parentId } })).body).toMatchObject({
        parent: null,
        subsidiaries: 1,
      });
    },
    ...refusesUnknown(GET),
  },
  [LIST]: {
    'lists them by name, and refuses a cursor of another list': async (tools) => {
      const id = await idOf(tools, 'acme.com');
      const { body } = await tools.call(LIST, { params: { id }, query: { limit: '1' } });
      expect(body).toMatchObject({ items: [{ domain: 'aperture.com' }], total: 1, nextCursor: null });
      expect((await tools.call(LIST, { params: { id }, query: { cursor: 'next' } })).status).toBe(400);
    },
    ...refusesUnknown(LIST),
  },
  [REMOVE]: {
    'takes the relation back, and changes nothing the second time': async (tools) => {
      const id = await idOf(tools, 'aperture.com');
      for (const _ of [1, 2]) {
        expect((await tools.call(REMOVE, { params: { id } })).body).toMatchObject({ parent: null, ancestors: [] });
      }
    },
    ...refusesUnknown(REMOVE),
  },
};
