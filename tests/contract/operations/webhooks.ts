import { expect } from 'vitest';
import type { OperationTests, Tools } from './operation-tests.ts';

const LIST = 'GET /api/webhooks';
const CREATE = 'POST /api/webhooks';
const GET = 'GET /api/webhooks/{id}';
const UPDATE = 'PATCH /api/webhooks/{id}';
const REMOVE = 'DELETE /api/webhooks/{id}';
const ROTATE = 'POST /api/webhooks/{id}/rotate-secret';
const TEST = 'POST /api/webhooks/{id}/test';
const REPLAY_FAILED = 'POST /api/webhooks/{id}/replay';
const DELIVERIES = 'GET /api/webhooks/{id}/deliveries';
const DELIVERY = 'GET /api/webhooks/{id}/deliveries/{deliveryId}';
const REPLAY = 'POST /api/webhooks/{id}/deliveries/{deliveryId}/replay';
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

const INPUT = { name: 'CRM', url: 'https://hooks.acme.com/', events: ['company.created'] };
const SECRET = /^whsec_[A-Za-z0-9+/]{43}=$/;

const create = async ({ call }: Tools, rest: object = {}) => (await call(CREATE, { body: { ...INPUT, ...rest } })).body;

/** A test that finds no receiver: a delivery that failed. */
const failOne = async (tools: Tools, id: string) => (await tools.call(TEST, { params: { id } })).body;

const refusesUnknown = (key: string, body?: object): OperationTests[string] => ({
  'answers 404 for one that does not exist and 400 for what is no id': async ({ call }) => {
    const send = (id: string) => call(key, { params: { id, deliveryId: UNKNOWN }, ...(body && { body }) });
    expect((await send(UNKNOWN)).status).toBe(404);
    expect((await send('latest')).status).toBe(400);
  },
});

export const webhooksTests: OperationTests = {
  [CREATE]: {
    'answers the secret once; no other answer has it': async (tools) => {
      const { secret, ...shown } = await create(tools);
      expect(secret).toMatch(SECRET);
      const list = await tools.call(LIST);
      expect(list.body).toContainEqual(shown);
      expect(list.text).not.toContain('whsec_');
    },
    'refuses unknown events, one named twice, none, a view that is not there and one without events of companies':
      async ({ call }) => {
        const status = async (body: object) => (await call(CREATE, { body: { ...INPUT, ...body } })).status;
        expect(await status({ events: ['company.renamed'] })).toBe(400);
        expect(await status({ events: ['webhook.test'] })).toBe(400);
        expect(await status({ events: ['sync.finished', 'sync.finished'] })).toBe(400);
        expect(await status({ events: [] })).toBe(400);
        expect(await status({ name: ' ' })).toBe(400);
        expect(await status({ viewId: UNKNOWN })).toBe(400);
        expect(await status({ viewId: 'growing', events: ['sync.finished'] })).toBe(400);
        expect(await status({ viewId: 'growing' })).toBe(201);
      },
  },
  [LIST]: {
    'has the newest first': async (tools) => {
      const [earlier, later] = [await create(tools), await create(tools)];
      const ids = (await tools.call(LIST)).body.map(({ id }: { id: string }) => id);
      expect(ids.indexOf(later.id)).toBeLessThan(ids.indexOf(earlier.id));
    },
  },
  [GET]: refusesUnknown(GET),
  [UPDATE]: {
    ...refusesUnknown(UPDATE, { name: 'x' }),
    'changes what is given and leaves the rest': async (tools) => {
      const { id, secret: _, ...before } = await create(tools, { viewId: 'growing' });
      const changed = await tools.call(UPDATE, { params: { id }, body: { name: 'n8n', isEnabled: false } });
      expect(changed.body).toEqual({
        ...before,
        id,
        name: 'n8n',
        isEnabled: false,
        offReason: 'owner',
        updatedAt: expect.any(String),
      });
      const on = await tools.call(UPDATE, { params: { id }, body: { isEnabled: true, viewId: null } });
      expect(on.body).toMatchObject({ isEnabled: true, offReason: null, viewId: null });
    },
  },
  [REMOVE]: {
    ...refusesUnknown(REMOVE),
    'deletes it for good': async (tools) => {
      const { id } = await create(tools);
      expect((await tools.call(REMOVE, { params: { id } })).body).toEqual({ id });
      expect((await tools.call(GET, { params: { id } })).status).toBe(404);
    },
  },
  [ROTATE]: {
    ...refusesUnknown(ROTATE, {}),
    'answers another secret, beside which the old one signs for the overlap': async (tools) => {
      const { id, secret } = await create(tools);
      const rotated = (await tools.call(ROTATE, { params: { id }, body: {} })).body;
      expect(rotated.secret).toMatch(SECRET);
      expect(rotated.secret).not.toBe(secret);
      expect(rotated.secrets).toMatchObject([{ expiresAt: null }, { expiresAt: expect.any(String) }]);
      const atOnce = (await tools.call(ROTATE, { params: { id }, body: { overlapHours: 0 } })).body;
      expect(atOnce.secrets).toHaveLength(1);
    },
  },
  [TEST]: {
    ...refusesUnknown(TEST),
    'answers what became of it, and does not send it again': async (tools) => {
      const { id } = await create(tools);
      expect(await failOne(tools, id)).toMatchObject({
        type: 'webhook.test',
        state: 'failed',
        attemptCount: 1,
        nextAttemptAt: null,
        attempts: [{ status: null, answer: expect.stringMatching(/\w/) }],
      });
    },
  },
  [DELIVERIES]: {
    ...refusesUnknown(DELIVERIES),
    'has the newest first, page by page, and those of a state': async (tools) => {
      const { id } = await create(tools);
      const made = [await failOne(tools, id), await failOne(tools, id), await failOne(tools, id)];
      const pages: string[] = [];
      for (let cursor: string | undefined; ; ) {
        const { body } = await tools.call(DELIVERIES, {
          params: { id },
          query: { limit: '2', ...(cursor && { cursor }) },
        });
        expect(body.total).toBe(3);
        pages.push(...body.items.map((one: { id: string }) => one.id));
        if (body.nextCursor === null) break;
        cursor = body.nextCursor;
      }
      expect(pages.toSorted()).toEqual(made.map((one) => one.id).toSorted());
      const query = { state: 'delivered' };
      expect((await tools.call(DELIVERIES, { params: { id }, query })).body).toMatchObject({ items: [], total: 0 });
      expect((await tools.call(DELIVERIES, { params: { id }, query: { cursor: 'x' } })).status).toBe(400);
    },
  },
  [DELIVERY]: {
    ...refusesUnknown(DELIVERY),
    'has the body and each attempt': async (tools) => {
      const { id } = await create(tools);
      const sent = await failOne(tools, id);
      const { body } = await tools.call(DELIVERY, { params: { id, deliveryId: sent.id } });
      expect(body).toEqual(sent);
      expect(JSON.parse(body.body)).toMatchObject({ type: 'webhook.test', data: { webhookId: id, name: 'CRM' } });
    },
  },
  [REPLAY]: {
    ...refusesUnknown(REPLAY),
    'lets it wait for an attempt again, unless the webhook is off': async (tools) => {
      const { id } = await create(tools);
      const { id: deliveryId } = await failOne(tools, id);
      const params = { id, deliveryId };
      expect((await tools.call(REPLAY, { params })).body).toMatchObject({
        state: 'pending',
        nextAttemptAt: expect.any(String),
      });
      await tools.call(UPDATE, { params: { id }, body: { isEnabled: false } });
      expect((await tools.call(REPLAY, { params })).status).toBe(409);
    },
  },
  [REPLAY_FAILED]: {
    ...refusesUnknown(REPLAY_FAILED, { since: '2026-01-01T00:00:00Z' }),
    'counts what it sends again': async (tools) => {
      const { id } = await create(tools);
      await failOne(tools, id);
      const replay = async (since: string) =>
        (await tools.call(REPLAY_FAILED, { params: { id }, body: { since } })).body;
      expect(await replay('2999-01-01T00:00:00Z')).toEqual({ replayed: 0 });
      expect(await replay('2020-01-01T00:00:00Z')).toEqual({ replayed: 1 });
      expect((await tools.call(REPLAY_FAILED, { params: { id }, body: { since: 'yesterday' } })).status).toBe(400);
    },
  },
};
