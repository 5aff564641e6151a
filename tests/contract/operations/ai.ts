import { expect } from 'vitest';
import { idOf } from './one-company.ts';
import { type OperationTests, type Tools, UNKNOWN_ID } from './operation-tests.ts';

const CONNECTION = 'POST /api/ai/generate-connection-request';
const DIRECT = 'POST /api/ai/generate-direct-message';
const FOLLOW_UP = 'POST /api/ai/generate-follow-up';
const CHECK = 'POST /api/ai/check';
const WRITERS = 'GET /api/ai/writers';
const MESSAGES = 'GET /api/ai/messages';
const TEMPLATES = 'GET /api/ai/templates';
const CREATE_TEMPLATE = 'POST /api/ai/templates';
const UPDATE_TEMPLATE = 'PUT /api/ai/templates/{id}';
const REMOVE_TEMPLATE = 'DELETE /api/ai/templates/{id}';
const COMPANY_FACTS = 'GET /api/companies/{id}/facts';
const NO_TEMPLATE = '00000000-0000-4000-8000-000000000000';

const RECIPIENT = {
  recipientName: 'Marta Oliveira',
  recipientTitle: 'Head of Operations',
  recipientCompany: 'Northwind Freight',
  recipientIndustry: 'Logistics',
};

const writes = (key: string, messageType: string) => ({
  'writes with the specification’s fields alone, names its writer and claims nothing unknown': async (tools: Tools) => {
    const { body } = await tools.call(key, { body: { ...RECIPIENT, campaignGoal: 'a short call', senderName: 'Ada' } });
    expect(body).toMatchObject({ messageType, unsupported: [], writer: { kind: 'built-in' }, isTrimmed: false });
    expect(body.message).toContain('Marta');
    expect(body.clauses.map(({ text }: { text: string }) => text).join('')).toBe(body.message);
  },
  'says it otherwise when it is asked again': async (tools: Tools) => {
    const texts = await Promise.all(
      [0, 1, 2].map(async (variant) => (await tools.call(key, { body: { ...RECIPIENT, variant } })).body.message),
    );
    expect(new Set(texts).size).toBeGreaterThan(1);
  },
  'refuses a model that is not set up, a contact and a template that do not exist': async ({ call }: Tools) => {
    expect((await call(key, { body: { ...RECIPIENT, writer: 'model' } })).status).toBe(400);
    expect((await call(key, { body: { ...RECIPIENT, contactId: UNKNOWN_ID } })).status).toBe(404);
    expect((await call(key, { body: { ...RECIPIENT, templateId: NO_TEMPLATE } })).status).toBe(404);
    expect((await call(key, { body: { ...RECIPIENT, language: 'xx' } as never })).status).toBe(400);
  },
});

const TEMPLATE = {
  name: 'Short hello',
  messageType: 'connection_request',
  body: 'Hi {{firstName|there}}, I work with {{recipientCompany}}.',
};
const create = async ({ call }: Tools) => (await call(CREATE_TEMPLATE, { body: TEMPLATE })).body as { id: string };

export const aiTests: OperationTests = {
  [CONNECTION]: {
    ...writes(CONNECTION, 'connection_request'),
    'needs a recipient’s name or a company': async ({ call }) => {
      const answer = await call(CONNECTION, { body: { recipientTitle: 'CTO' } });
      expect(answer.status).toBe(400);
      expect(answer.text).toContain('Please provide at least a recipient name or company for connection requests.');
      expect((await call(CONNECTION, { body: { recipientCompany: 'Northwind' } })).status).toBe(200);
    },
    'stays within 300 characters, or the limit that is asked for': async ({ call }) => {
      const campaignGoal = `a short call about ${'pumps, valves and motors, '.repeat(8)}and their spare parts`;
      const long = { ...RECIPIENT, campaignGoal, length: 'long' };
      expect((await call(CONNECTION, { body: long as never })).body.length).toBeLessThanOrEqual(300);
      expect((await call(CONNECTION, { body: { ...RECIPIENT, limit: 200 } })).body.length).toBeLessThanOrEqual(200);
    },
  },
  [DIRECT]: {
    ...writes(DIRECT, 'direct_message'),
    'needs no field at all': async ({ call }) => {
      expect((await call(DIRECT, { body: {} })).body.message.length).toBeGreaterThan(20);
    },
  },
  [FOLLOW_UP]: writes(FOLLOW_UP, 'follow_up'),
  [CHECK]: {
    'finds what nothing supports, and the length': async ({ call }) => {
      const request = { messageType: 'connection_request', ...RECIPIENT };
      const text = `Hi Marta, congratulations on your $40 million Series B! ${'So good. '.repeat(40)}`;
      const { body } = await call(CHECK, { body: { text, request } });
      expect(body.unsupported.length).toBeGreaterThan(0);
      expect(body).toMatchObject({ isOverLimit: true, limit: 300, length: text.length });
      expect(body.trimmed).toHaveLength(300);
      expect(body.trimmed.endsWith('...')).toBe(true);
      expect((await call(CHECK, { body: { text: 'Hi Marta.', request } })).body.unsupported).toEqual([]);
    },
  },
  [WRITERS]: {
    'names the built-in writer where no model is set up': async ({ call }) => {
      const { body } = await call(WRITERS);
      expect(body.writers).toMatchObject([{ kind: 'built-in', isDefault: true }]);
      expect(body.templateVariables).toContain('firstName');
    },
  },
  [MESSAGES]: {
    'is the history of a recipient, newest first': async (tools) => {
      const name = { recipientName: 'Only Here', recipientCompany: 'Northwind' };
      const first = (await tools.call(DIRECT, { body: name })).body;
      const second = (await tools.call(FOLLOW_UP, { body: { ...name, recipientName: 'only here ' } })).body;
      const listed = (await tools.call(MESSAGES, { query: name })).body;
      expect(listed.map(({ id }: { id: string }) => id)).toEqual([second.id, first.id]);
      expect(listed[1]).toEqual(first);
    },
    'refuses a limit that does not exist': async ({ call }) => {
      expect((await call(MESSAGES, { query: { limit: '101' } })).status).toBe(400);
    },
  },
  [TEMPLATES]: {
    'is a plain list': async ({ call }) => {
      expect((await call(TEMPLATES)).body).toEqual([]);
    },
  },
  [CREATE_TEMPLATE]: {
    'is rendered with its fallbacks, and refuses to leave a hole': async (tools) => {
      const { id } = await create(tools);
      const body = { recipientCompany: 'Northwind', templateId: id };
      expect((await tools.call(CONNECTION, { body })).body).toMatchObject({
        message: 'Hi there, I work with Northwind.',
        writer: { kind: 'template', name: 'Short hello' },
      });
      const hole = await tools.call(CONNECTION, { body: { recipientName: 'Marta', templateId: id } });
      expect([hole.status, hole.text]).toEqual([400, expect.stringContaining('recipientCompany')]);
      expect((await tools.call(DIRECT, { body })).status).toBe(400);
    },
    'refuses variables that do not exist and braces that stand alone': async ({ call }) => {
      for (const body of ['Hi {{nickname}}', 'Hi {{firstName', '  ']) {
        expect((await call(CREATE_TEMPLATE, { body: { ...TEMPLATE, body } })).status, body).toBe(400);
      }
    },
  },
  [UPDATE_TEMPLATE]: {
    'changes it': async (tools) => {
      const { id } = await create(tools);
      const changed = await tools.call(UPDATE_TEMPLATE, { params: { id }, body: { ...TEMPLATE, name: 'Renamed' } });
      expect(changed.body).toMatchObject({ id, name: 'Renamed' });
      expect((await tools.call(UPDATE_TEMPLATE, { params: { id: NO_TEMPLATE }, body: TEMPLATE })).status).toBe(404);
    },
  },
  [REMOVE_TEMPLATE]: {
    'forgets it': async (tools) => {
      const { id } = await create(tools);
      expect((await tools.call(REMOVE_TEMPLATE, { params: { id } })).body).toEqual({
        removed: true,
        trashId: expect.any(String),
      });
      expect((await tools.call(REMOVE_TEMPLATE, { params: { id } })).status).toBe(404);
    },
  },
  [COMPANY_FACTS]: {
    'has none without a report, and answers 404 for a company that is not tracked': async (tools) => {
      expect((await tools.call(COMPANY_FACTS, { params: { id: await idOf(tools, 'acme.com') } })).body).toEqual([]);
      expect((await tools.call(COMPANY_FACTS, { params: { id: UNKNOWN_ID } })).status).toBe(404);
    },
  },
};
