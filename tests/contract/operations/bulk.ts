import { expect } from 'vitest';
import { idOf } from './one-company.ts';
import type { OperationTests, Tools } from './operation-tests.ts';

const PREVIEW = 'POST /api/companies/bulk-changes/preview';
const START = 'POST /api/companies/bulk-changes';
const LIST = 'GET /api/companies/bulk-changes';
const GET = 'GET /api/companies/bulk-changes/{id}';
const CANCEL = 'POST /api/companies/bulk-changes/{id}/cancel';
const UNDO = 'POST /api/companies/bulk-changes/{id}/undo';
const ESTIMATE = 'POST /api/sources/sync/estimate';
const EXPORT = 'POST /api/export/{format}';
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

const addTags = { kind: 'addTags', tags: ['Changed together'] };

async function selectionOf(tools: Tools) {
  return { ids: [await idOf(tools, 'acme.com'), await idOf(tools, 'aperture.com')] };
}

/** Changes tags and takes it back, so that the workspace is as before. */
async function changed(tools: Tools) {
  const { body } = await tools.call(START, { body: { selection: await selectionOf(tools), action: addTags } });
  await tools.call(UNDO, { params: { id: body.id } });
  return body;
}

const unknown = (key: string): OperationTests[string] => ({
  'answers 404 for an unknown change and 400 for what is no id': async ({ call }) => {
    expect((await call(key, { params: { id: UNKNOWN } })).status).toBe(404);
    expect((await call(key, { params: { id: 'x' } })).status).toBe(400);
  },
});

const refusesEmpty = (key: string, rest: object, params: Record<string, string> = {}): OperationTests[string] => ({
  'takes an empty selection for a mistake, not for every company': async ({ call }) => {
    for (const selection of [{}, { except: [] }, { all: false }, { ids: [] }, { filter: { field: 'nothing' } }]) {
      expect((await call(key, { params, body: { selection, ...rest } })).status).toBe(400);
    }
  },
});

export const bulkTests: OperationTests = {
  [PREVIEW]: {
    ...refusesEmpty(PREVIEW, { action: addTags }),
    'counts and changes nothing': async (tools) => {
      const { body } = await tools.call(PREVIEW, { body: { selection: await selectionOf(tools), action: addTags } });
      expect(body).toEqual({ companies: 2, changes: 2, unchanged: 0, left: [] });
    },
  },
  [START]: {
    ...refusesEmpty(START, { action: addTags }),
    'answers when a few companies are changed': async (tools) => {
      expect(await changed(tools)).toMatchObject({ state: 'completed', companies: 2, done: 2, changed: 2 });
    },
    'answers 409 with the present number when another one is expected': async (tools) => {
      const input = { selection: await selectionOf(tools), action: { kind: 'delete' }, expectedCount: 3 };
      const { status, body } = await tools.call(START, { body: input });
      expect([status, body.details]).toEqual([409, { companies: '2' }]);
    },
  },
  [LIST]: {
    'has the last change first': async (tools) => {
      const { id } = await changed(tools);
      expect((await tools.call(LIST)).body[0]).toMatchObject({ id, state: 'undone' });
    },
  },
  [GET]: {
    ...unknown(GET),
    'answers a change as the start did': async (tools) => {
      const started = await changed(tools);
      const { body } = await tools.call(GET, { params: { id: started.id } });
      expect(body).toEqual({ ...started, state: 'undone' });
    },
  },
  [CANCEL]: {
    ...unknown(CANCEL),
    'leaves one that has ended as it is': async (tools) => {
      const { id } = await changed(tools);
      expect((await tools.call(CANCEL, { params: { id } })).body.state).toBe('undone');
    },
  },
  [UNDO]: {
    ...unknown(UNDO),
    'takes a change back once': async (tools) => {
      const { id } = await changed(tools);
      expect((await tools.call(UNDO, { params: { id } })).body).toMatchObject({ state: 'undone', kept: [] });
    },
  },
  [ESTIMATE]: {
    ...refusesEmpty(ESTIMATE, {}),
    'answers how many companies are selected and what they cost': async (tools) => {
      const { body } = await tools.call(ESTIMATE, { body: { selection: await selectionOf(tools) } });
      expect(body).toEqual({ companies: 2, credits: 0 });
    },
  },
  [EXPORT]: {
    ...refusesEmpty(EXPORT, {}, { format: 'json' }),
    'has the selected companies in their order': async (tools) => {
      const { ids } = await selectionOf(tools);
      const selection = { ids: ids.toReversed() };
      const { body } = await tools.call(EXPORT, { params: { format: 'json' }, body: { selection } });
      expect(body.map(({ id }: { id: string }) => id)).toEqual(selection.ids);
    },
  },
};
