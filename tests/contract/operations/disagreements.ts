import { expect } from 'vitest';
import { NOT_IDS, type OperationTests, type Tools, UNKNOWN_ID } from './operation-tests.ts';

const LIST = 'GET /api/analytics/disagreements';
const GET = 'GET /api/analytics/disagreements/{id}';
const DISMISS = 'POST /api/analytics/disagreements/{id}/dismiss';
const REOPEN = 'POST /api/analytics/disagreements/{id}/reopen';
const PREFER = 'PUT /api/companies/{id}/preferred-source';
const UNPREFER = 'DELETE /api/companies/{id}/preferred-source';

const refusesUnknown = (key: string, body?: object): OperationTests[string] => ({
  'answers 404 for an id that no company has and 400 for none': async ({ call }) => {
    expect((await call(key, { params: { id: UNKNOWN_ID }, ...(body && { body }) })).status).toBe(404);
    for (const id of NOT_IDS) expect((await call(key, { params: { id }, ...(body && { body }) })).status, id).toBe(400);
  },
});

/** The company of the sample whose sources are furthest apart. */
async function first({ call }: Tools) {
  const [open] = (await call(LIST, { query: { limit: '1' } })).body.items;
  expect(open).toMatchObject({ decision: null, state: expect.any(String) });
  return open as { companyId: string; state: string; figures: { source: string; reasonCode: string }[] };
}

const idsOf = async ({ call }: Tools, state: string) =>
  (await call(LIST, { query: { state } })).body.items.map((one: { companyId: string }) => one.companyId);

export const disagreementsTests: OperationTests = {
  [LIST]: {
    'pages through the companies, those with the most people in dispute first': async ({ call }) => {
      const { items, total } = (await call(LIST)).body;
      expect(items).toHaveLength(total);
      const disputed = items.map((one: { disputed: number }) => one.disputed);
      expect(disputed).toEqual(disputed.toSorted((a: number, b: number) => b - a));
      const page = (await call(LIST, { query: { limit: '1' } })).body;
      expect(page.items).toEqual(items.slice(0, 1));
      expect((await call(LIST, { query: { cursor: 'next' } })).status).toBe(400);
    },
  },
  [GET]: refusesUnknown(GET),
  [DISMISS]: {
    ...refusesUnknown(DISMISS, { state: 'x' }),
    'takes the case out until it is reopened, and refuses figures that are others by now': async (tools) => {
      const { companyId: id, state } = await first(tools);
      const refused = await tools.call(DISMISS, { params: { id }, body: { state: 'others' } });
      expect(refused.status).toBe(409);
      const { body } = await tools.call(DISMISS, { params: { id }, body: { state, reason: 'Both are right' } });
      expect(body.decision).toMatchObject({ kind: 'dismissed', reason: 'Both are right' });
      expect([await idsOf(tools, 'open'), await idsOf(tools, 'decided')]).toEqual([
        expect.not.arrayContaining([id]),
        expect.arrayContaining([id]),
      ]);
      expect((await tools.call(REOPEN, { params: { id } })).body.decision).toBeNull();
      expect(await idsOf(tools, 'open')).toContain(id);
    },
  },
  [REOPEN]: refusesUnknown(REOPEN),
  [PREFER]: {
    ...refusesUnknown(PREFER, { source: 'Survey' }),
    'makes the figure of the source the headcount, and says so': async (tools) => {
      const { companyId: id, figures } = await first(tools);
      const source = figures.find(({ reasonCode }) => reasonCode !== 'no_headcount')?.source ?? '';
      const { body } = await tools.call(PREFER, { params: { id }, body: { source, reason: 'Audited' } });
      expect(body).toMatchObject({ decision: { kind: 'preferred', source, reason: 'Audited' } });
      const { body: explained } = await tools.call('GET /api/companies/{id}/aggregate', { params: { id } });
      expect(explained.summary).toContain(`The figure of ${source}, which is preferred here`);
      expect((await tools.call(UNPREFER, { params: { id } })).body.decision).toBeNull();
    },
    'refuses a source that says nothing of the company': async (tools) => {
      const { companyId: id } = await first(tools);
      expect((await tools.call(PREFER, { params: { id }, body: { source: 'Nothing Ltd' } })).status).toBe(400);
    },
  },
  [UNPREFER]: refusesUnknown(UNPREFER),
};
