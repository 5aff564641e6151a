import { OutreachMessageModel } from '@workbench/db';
import { expect, vi } from 'vitest';
import type { CaseTools, RepeatCases } from '../repeat-case.ts';
import { savedContact } from './people-cases.ts';
import { failed } from './work-cases.ts';

const CAMPAIGN = '/api/outreach/campaign/{id}';
const request = (mark: string) => ({
  messageType: 'direct_message',
  recipientName: `Marta ${mark}`,
  recipientCompany: 'Northwind',
});
const draft = (mark: string) => ({ text: 'Hi Marta, may I ask you something?', request: request(mark) });
const recipient = (mark: string) => ({ recipientName: `Marta ${mark}`, recipientCompany: 'Northwind Freight' });

async function campaign({ call, mark }: CaseTools): Promise<string> {
  const body = { name: `Campaign ${mark}`, type: 'direct_message' };
  return (await call('POST /api/outreach/campaigns', { body })).body.id;
}

async function withMessage(tools: CaseTools, ...moves: string[]) {
  const params = { id: await campaign(tools) };
  const { body } = await tools.call(`POST ${CAMPAIGN}/messages`, { params, body: draft(tools.mark) });
  for (const move of moves) await tools.call(`POST ${CAMPAIGN}/${move}`, { params });
  return { params, messageId: body.id as string };
}

const moved =
  (...moves: string[]) =>
  async (tools: CaseTools) => ({ params: (await withMessage(tools, ...moves)).params });

/** A campaign with a recipient who has no text yet. */
async function unwritten(tools: CaseTools): Promise<string> {
  const { params, messageId } = await withMessage(tools);
  await OutreachMessageModel.updateOne({ _id: messageId }, { messageContent: null, messageId: null });
  return params.id;
}

const drafting = async (tools: CaseTools): Promise<string> =>
  (await tools.call(`POST ${CAMPAIGN}/drafts`, { params: { id: await unwritten(tools) }, body: {} })).body.id;

export const outreachCases: RepeatCases = {
  'POST /api/outreach/campaigns': async ({ mark }) => ({ body: { name: `Campaign ${mark}`, type: 'direct_message' } }),
  'POST /api/outreach/campaign/{id}/messages': async (tools) => ({
    params: { id: await campaign(tools) },
    body: draft(tools.mark),
  }),
  'POST /api/outreach/campaign/{id}/targets': async (tools) => ({
    params: { id: await campaign(tools) },
    body: { contactIds: [await savedContact(tools)] },
  }),
  'POST /api/outreach/campaign/{id}/follow-up': async (tools) => {
    const { params, messageId } = await withMessage(tools, 'start');
    await tools.call('POST /api/outreach/messages/{messageId}/status', {
      params: { messageId },
      body: { action: 'sent' },
    });
    return { params, body: { name: `Follow-up ${tools.mark}` } };
  },
  'POST /api/outreach/campaign/{id}/start': moved(),
  'POST /api/outreach/campaign/{id}/pause': moved('start'),
  'POST /api/outreach/campaign/{id}/complete': moved('start', 'pause'),
  'POST /api/outreach/messages/{messageId}/status': async (tools) => {
    const { messageId } = await withMessage(tools, 'start');
    return { params: { messageId }, body: { action: 'sent' } };
  },
  'POST /api/outreach/messages/{messageId}/next': async (tools) => {
    const { messageId } = await withMessage(tools, 'start');
    const params = { messageId };
    for (const action of ['sent', 'replied']) {
      await tools.call('POST /api/outreach/messages/{messageId}/status', { params, body: { action } });
    }
    return { params, body: {} };
  },
  'POST /api/outreach/campaign/{id}/drafts': async (tools) => ({ params: { id: await unwritten(tools) }, body: {} }),
  'POST /api/outreach/drafts/{runId}/cancel': async (tools) => ({ params: { runId: await drafting(tools) } }),
  'POST /api/outreach/drafts/{runId}/retry': failed(drafting, 'runId'),
  'POST /api/outreach/messages/{messageId}/approve': async (tools) => {
    const { messageId } = await withMessage(tools);
    await OutreachMessageModel.updateOne({ _id: messageId }, { needsReview: true });
    return { params: { messageId }, body: {} };
  },
  'POST /api/outreach/messages/{messageId}/undo': async (tools) => {
    const { messageId } = await withMessage(tools, 'start');
    const params = { messageId };
    const { body } = await tools.call('POST /api/outreach/messages/{messageId}/status', {
      params,
      body: { action: 'sent' },
    });
    return { params, body: { revision: body.revision } };
  },
  'POST /api/outreach/messages/{messageId}/do-not-contact': async (tools) => {
    const params = { id: await campaign(tools) };
    await tools.call(`POST ${CAMPAIGN}/targets`, { params, body: { contactIds: [await savedContact(tools)] } });
    const { body } = await tools.call(`GET ${CAMPAIGN}/messages`, { params });
    return { params: { messageId: body[0].id }, body: {} };
  },
  'POST /api/outreach/messages/{messageId}/draft': async (tools) => ({
    params: { messageId: (await withMessage(tools)).messageId },
  }),
  'POST /api/ai/generate-connection-request': async ({ mark }) => ({ body: recipient(mark) }),
  'POST /api/ai/generate-direct-message': async ({ mark }) => ({ body: recipient(mark) }),
  'POST /api/ai/generate-follow-up': async ({ mark }) => ({ body: recipient(mark) }),
  'POST /api/ai/templates': async ({ mark }) => ({
    body: { name: `Template ${mark}`, messageType: 'direct_message', body: 'Hello {{firstName}}' },
  }),
};

/** What is of no domain of its own. */
export const otherCases: RepeatCases = {
  'POST /api/api-keys': async ({ mark }) => ({ body: { name: `Key ${mark}`, scopes: ['read'] } }),
  'POST /api/views': async ({ mark }) => ({ body: { name: `View ${mark}` } }),
  'POST /api/customers': async ({ mark }) => ({ body: { name: `Customer ${mark}`, domain: `${mark}.com` } }),
  'POST /api/customers/delete': async ({ call, mark }) => {
    const { body } = await call('POST /api/customers', { body: { name: `Customer ${mark}`, domain: `${mark}.com` } });
    return { body: { ids: [body.id] } };
  },
  'POST /api/customers/import': async ({ mark }) => {
    const form = new FormData();
    form.append('file', new Blob([`Company name,Domain\nCustomer ${mark},${mark}.com\n`]), 'crm.csv');
    return { body: form };
  },
  'POST /api/settings/test-email': async ({ mark }) => ({ body: { email: `ops@${mark}.com` } }),
  'POST /api/sources/google-sheets/test': async () => ({}),
  'POST /api/sources/{id}/test': async () => ({ params: { id: 'apollo' } }),
  // One that is being made would be the answer; the plan is stored with the first one.
  'POST /api/backups': async ({ call }) => {
    await call('PUT /api/backups/plan', { body: { keepDaily: 7 } });
    await vi.waitFor(
      async () => {
        const { items } = (await call('GET /api/backups')).body as { items: { state: string }[] };
        expect(items.filter(({ state }) => state === 'running')).toEqual([]);
      },
      { timeout: 120_000, interval: 100 },
    );
    return {};
  },
  // Another one each time, or it is answered from memory.
  'POST /api/companies/discover': async ({ mark }) => ({
    body: { industry: 'Machinery', minEmployees: mark.replace(/\D/g, ''), sources: ['apollo'] },
  }),
};
