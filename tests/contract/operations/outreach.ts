import { expect } from 'vitest';
import { type OperationTests, type Tools, UNKNOWN_ID } from './operation-tests.ts';

const LIST = 'GET /api/outreach/campaigns';
const CREATE = 'POST /api/outreach/campaigns';
const MESSAGES = 'GET /api/outreach/campaign/{id}/messages';
const USE = 'POST /api/outreach/campaign/{id}/messages';
const TARGETS = 'POST /api/outreach/campaign/{id}/targets';
const RECIPIENT = 'GET /api/outreach/recipient';
const SUPPRESS = 'POST /api/contacts/do-not-contact';
const COUNTERS = 'GET /api/outreach/counters';
const UPDATE = 'PATCH /api/outreach/campaign/{id}';
const START = 'POST /api/outreach/campaign/{id}/start';
const PAUSE = 'POST /api/outreach/campaign/{id}/pause';
const COMPLETE = 'POST /api/outreach/campaign/{id}/complete';
const FUNNEL = 'GET /api/outreach/campaign/{id}/funnel';
const DESK = 'GET /api/outreach/desk';
const MARK = 'POST /api/outreach/messages/{messageId}/status';
const EDIT = 'PATCH /api/outreach/messages/{messageId}';
const UNDO = 'POST /api/outreach/messages/{messageId}/undo';
const NOTE = 'PUT /api/outreach/messages/{messageId}/note';
const DO_NOT_CONTACT = 'POST /api/outreach/messages/{messageId}/do-not-contact';
const WRITE = 'POST /api/outreach/messages/{messageId}/draft';
const NO_CAMPAIGN = '00000000-0000-4000-8000-000000000000';
const REQUEST_ID = '1c9f2a35-5d47-4a6c-9b2e-7f0d3c5e8a11';

const create = async ({ call }: Tools, requestId?: string) =>
  (await call(CREATE, { body: { name: 'Spring', type: 'direct_message', ...(requestId && { requestId }) } })).body as {
    id: string;
  };

const request = { messageType: 'direct_message', recipientName: 'Marta Oliveira', recipientCompany: 'Northwind' };
const use = ({ call }: Tools, id: string, text = 'Hi Marta, may I ask you something?', further = {}) =>
  call(USE, { params: { id }, body: { text, request, ...further } as never });

export const refusesUnknown = (key: string, body?: object) => ({
  'answers 404 for a campaign that does not exist and 400 for what is no id': async ({ call }: Tools) => {
    const of = body === undefined ? {} : { body };
    expect((await call(key, { params: { id: NO_CAMPAIGN }, ...of })).status).toBe(404);
    expect((await call(key, { params: { id: 'latest' }, ...of })).status).toBe(400);
  },
});

/** A campaign that is active, with one draft. */
export async function open(tools: Tools) {
  const { id } = await create(tools);
  const messageId: string = (await use(tools, id)).body.id;
  await tools.call(START, { params: { id } });
  return { id, messageId };
}
export const mark = ({ call }: Tools, messageId: string, action: string) =>
  call(MARK, { params: { messageId }, body: { action } });

export const refusesUnknownMessage = (key: string, body?: object) => ({
  'answers 404 for a message that does not exist and 400 for what is no id': async ({ call }: Tools) => {
    const of = body === undefined ? {} : { body };
    expect((await call(key, { params: { messageId: NO_CAMPAIGN }, ...of })).status).toBe(404);
    expect((await call(key, { params: { messageId: 'latest' }, ...of })).status).toBe(400);
  },
});

/** What must have been done before, and what the campaign is then. */
const moves = (key: string, before: string[], status: string) => ({
  ...refusesUnknown(key),
  [`makes it ${status}, once`]: async (tools: Tools) => {
    const { id } = await create(tools);
    await use(tools, id);
    for (const move of before) await tools.call(move, { params: { id } });
    expect((await tools.call(key, { params: { id } })).body).toMatchObject({ id, status });
    const again = await tools.call(key, { params: { id } });
    expect(again.status).toBe(409);
    expect(again.body.message).toContain('"Spring" is');
  },
});

export const outreachTests: OperationTests = {
  [LIST]: {
    'is a plain list, empty before the first': async ({ call }) => {
      expect((await call(LIST)).body).toEqual([]);
    },
  },
  [CREATE]: {
    'is a draft without targets, and one campaign for one request': async (tools) => {
      const campaign = await create(tools, REQUEST_ID);
      expect(campaign).toMatchObject({ name: 'Spring', status: 'draft', type: 'direct_message', totalTargets: 0 });
      expect((await create(tools, REQUEST_ID)).id).toBe(campaign.id);
    },
    'refuses a name of blanks and a type that does not exist': async ({ call }) => {
      expect((await call(CREATE, { body: { name: ' ' } })).text).toContain('Please enter a name for your campaign');
      expect((await call(CREATE, { body: { name: 'x', type: 'fax' } as never })).status).toBe(400);
    },
  },
  [MESSAGES]: {
    ...refusesUnknown(MESSAGES),
    'are those of a status alone when one is asked for': async (tools) => {
      const { id } = await open(tools);
      const list = async (status: string) => (await tools.call(MESSAGES, { params: { id }, query: { status } })).body;
      expect([await list('pending'), await list('sent')]).toMatchObject([[{ isSuppressed: false }], []]);
      expect((await tools.call(MESSAGES, { params: { id }, query: { status: 'read' } })).status).toBe(400);
    },
    'are those whose recipient has each word of a search': async (tools) => {
      const { id } = await open(tools);
      const found = async (q: string) => (await tools.call(MESSAGES, { params: { id }, query: { q } })).body.length;
      expect([await found('OLIVEIRA north'), await found('oliveira acme'), await found('')]).toEqual([1, 0, 1]);
      expect((await tools.call(MESSAGES, { params: { id }, query: { q: 'x'.repeat(101) } })).status).toBe(400);
    },
  },
  [USE]: {
    ...refusesUnknown(USE, { text: 'Hi', request }),
    'stores the draft for its recipient, the newest one alone': async (tools) => {
      const { id } = await create(tools);
      await use(tools, id);
      expect((await use(tools, id, 'Hi Marta, another one.')).body).toMatchObject({
        status: 'pending',
        recipientName: 'Marta Oliveira',
        messageContent: 'Hi Marta, another one.',
        sentAt: null,
      });
      expect((await tools.call(MESSAGES, { params: { id } })).body).toHaveLength(1);
      const listed = (await tools.call(LIST)).body as { id: string; totalTargets: number }[];
      expect(listed.find((one) => one.id === id)).toMatchObject({ totalTargets: 1 });
    },
    'holds back a text that claims what nothing supports': async (tools) => {
      const { id } = await create(tools);
      const answer = await use(tools, id, 'Hi Marta, congratulations on your $40 million Series B!');
      expect(answer.status).toBe(400);
      expect(answer.body.issues.length).toBeGreaterThan(0);
      expect((await tools.call(MESSAGES, { params: { id } })).body).toEqual([]);
    },
    'refuses a message to nobody, and to somebody who is not to be contacted': async (tools) => {
      const { id } = await create(tools);
      const nobody = { request: { messageType: 'direct_message' } };
      expect((await use(tools, id, 'Hi there.', nobody)).status).toBe(400);
      const linkedinUrl = 'https://www.linkedin.com/in/marta-not-example';
      await tools.call(SUPPRESS, { body: { identifiers: [linkedinUrl] } });
      expect((await use(tools, id, 'Hi Marta.', { linkedinUrl })).status).toBe(409);
    },
  },
  [TARGETS]: {
    ...refusesUnknown(TARGETS, { contactIds: [UNKNOWN_ID] }),
    'refuses contacts and leads that are not held, nobody at all, and an import that does not exist': async (tools) => {
      const { id } = await create(tools);
      const add = async (body: object) => (await tools.call(TARGETS, { params: { id }, body })).status;
      expect(await add({ contactIds: [UNKNOWN_ID] })).toBe(400);
      expect(await add({ leadIds: [UNKNOWN_ID] })).toBe(400);
      expect(await add({})).toBe(400);
      expect(await add({ leadListId: NO_CAMPAIGN })).toBe(404);
    },
  },
  [RECIPIENT]: {
    'shows a recipient’s drafts with their campaigns': async (tools) => {
      const { id } = await create(tools);
      const toHer = { ...request, recipientName: 'Ida Holm' };
      await use(tools, id, 'Hi Ida, may I ask you something?', { request: toHer });
      const query = { recipientName: 'ida holm', recipientCompany: 'Northwind' };
      expect((await tools.call(RECIPIENT, { query })).body).toMatchObject([{ campaignId: id, campaignName: 'Spring' }]);
      expect((await tools.call(RECIPIENT, { query: { recipientName: 'Nobody' } })).body).toEqual([]);
    },
  },
  [COUNTERS]: {
    'counts over all campaigns what is active, sent, accepted and replied': async (tools) => {
      const before = (await tools.call(COUNTERS)).body;
      const { messageId } = await open(tools);
      await mark(tools, messageId, 'sent');
      expect((await tools.call(COUNTERS)).body).toEqual({
        ...before,
        activeCampaigns: before.activeCampaigns + 1,
        totalSent: before.totalSent + 1,
      });
    },
  },
  [UPDATE]: {
    ...refusesUnknown(UPDATE, { name: 'New' }),
    'changes what is given and leaves the rest': async (tools) => {
      const { id } = await create(tools);
      const body = { name: 'Autumn', dailyLimit: 10, targetCriteria: { title: 'COO' } };
      expect((await tools.call(UPDATE, { params: { id }, body })).body).toMatchObject({
        ...body,
        type: 'direct_message',
      });
    },
    'has a language, an address and a tone, and refuses others': async (tools) => {
      const { id } = await create(tools);
      const update = (body: object) => tools.call(UPDATE, { params: { id }, body });
      const manner = { language: 'de', isFormal: false, tone: 'direct' };
      expect((await update(manner)).body).toMatchObject(manner);
      expect((await update({ language: null })).body).toMatchObject({ ...manner, language: null });
      expect((await update({ language: 'it' })).status).toBe(400);
      expect((await update({ tone: 'shouting' })).status).toBe(400);
    },
    'refuses a limit above what a day allows, and another type after it has begun': async (tools) => {
      const { id } = await open(tools);
      const refused = await tools.call(UPDATE, { params: { id }, body: { dailyLimit: 51 } });
      expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('At most 50 messages a day')]);
      expect((await tools.call(UPDATE, { params: { id }, body: { dailyLimit: 0 } })).status).toBe(400);
      expect((await tools.call(UPDATE, { params: { id }, body: { type: 'follow_up' } })).status).toBe(409);
    },
  },
  [START]: {
    ...moves(START, [], 'active'),
    'refuses a campaign without targets': async (tools) => {
      const { id } = await create(tools);
      const refused = await tools.call(START, { params: { id } });
      expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('Add targets first')]);
    },
  },
  [PAUSE]: moves(PAUSE, [START], 'paused'),
  [COMPLETE]: {
    ...moves(COMPLETE, [START, PAUSE], 'completed'),
    'has to be paused first': async (tools) => {
      const { id } = await open(tools);
      const refused = await tools.call(COMPLETE, { params: { id } });
      expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('Pause it first')]);
    },
  },
  [FUNNEL]: {
    ...refusesUnknown(FUNNEL),
    'tells what became of the messages by who wrote them': async (tools) => {
      const { id, messageId } = await open(tools);
      await mark(tools, messageId, 'sent');
      await mark(tools, messageId, 'replied');
      const own = { name: 'By hand', targets: 1, sent: 1, accepted: 0, replied: 1, acceptRate: 0, replyRate: 1 };
      expect((await tools.call(FUNNEL, { params: { id } })).body).toEqual({ templates: [own] });
    },
  },
  [DESK]: {
    'has the limits of a day and who is next': async (tools) => {
      const { id, messageId } = await open(tools);
      const desk = (await tools.call(DESK, { query: { campaignId: id } })).body;
      expect(desk).toMatchObject({ queue: [{ id: messageId }], waiting: 1, daysLeft: 1, suppressed: 0 });
      expect([desk.requests.limit, desk.messages.limit, desk.campaign.limit]).toEqual([100, 50, 50]);
      expect((await tools.call(DESK)).body).toMatchObject({ campaign: null });
    },
    'answers 404 for a campaign that does not exist, and 400 for no id and no limit': async ({ call }) => {
      expect((await call(DESK, { query: { campaignId: NO_CAMPAIGN } })).status).toBe(404);
      for (const query of [{ campaignId: 'latest' }, { limit: '0' }, { limit: '101' }]) {
        expect((await call(DESK, { query })).status).toBe(400);
      }
    },
  },
  [MARK]: {
    ...refusesUnknownMessage(MARK, { action: 'sent' }),
    'notes what was done, and a double click once': async (tools) => {
      const { messageId } = await open(tools);
      const sent = (await mark(tools, messageId, 'sent')).body;
      expect(sent).toMatchObject({ status: 'sent', sentAt: expect.any(String) });
      expect((await mark(tools, messageId, 'sent')).body).toEqual(sent);
    },
    'refuses what is not drawn, and an action that does not exist': async (tools) => {
      const { messageId } = await open(tools);
      const refused = await mark(tools, messageId, 'replied');
      expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('Mark it as sent first')]);
      expect((await mark(tools, messageId, 'read')).status).toBe(400);
    },
  },
  [UNDO]: {
    ...refusesUnknownMessage(UNDO, { revision: 1 }),
    'takes back the last mark, one after the other, and each once': async (tools) => {
      const { id, messageId } = await open(tools);
      const undo = (revision: number) => tools.call(UNDO, { params: { messageId }, body: { revision } });
      await mark(tools, messageId, 'sent');
      const replied = (await mark(tools, messageId, 'replied')).body;
      expect(replied.undoableMark).toBe('replied');
      const sent = (await undo(replied.revision)).body;
      expect(sent).toMatchObject({ status: 'sent', repliedAt: null, undoableMark: 'sent' });
      expect((await undo(replied.revision)).status).toBe(409);
      const waiting = (await undo(sent.revision)).body;
      expect(waiting).toMatchObject({ status: 'pending', sentAt: null, undoableMark: null });
      expect((await tools.call(DESK, { query: { campaignId: id } })).body.campaign.used).toBe(0);
      const refused = await undo(waiting.revision);
      expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('Nothing was marked')]);
      expect((await tools.call(UNDO, { params: { messageId }, body: {} as never })).status).toBe(400);
    },
  },
  [NOTE]: {
    ...refusesUnknownMessage(NOTE, { note: 'Call in May' }),
    'is set, found, and removed by an empty one, whatever the status': async (tools) => {
      const { id, messageId } = await open(tools);
      const save = (body: { note: string; revision?: number }) => tools.call(NOTE, { params: { messageId }, body });
      await mark(tools, messageId, 'sent');
      await mark(tools, messageId, 'replied');
      const noted = (await save({ note: ' Wants a call in May. ' })).body;
      expect(noted).toMatchObject({ note: 'Wants a call in May.', status: 'replied' });
      expect((await save({ note: 'Wants a call in May.' })).body.revision).toBe(noted.revision);
      expect((await tools.call(MESSAGES, { params: { id }, query: { q: 'call may' } })).body).toHaveLength(1);
      expect((await save({ note: 'In June.', revision: noted.revision - 1 })).status).toBe(409);
      expect((await save({ note: 'x'.repeat(2001) })).status).toBe(400);
      expect((await save({ note: '' })).body.note).toBe('');
    },
  },
  [DO_NOT_CONTACT]: {
    ...refusesUnknownMessage(DO_NOT_CONTACT, {}),
    'hides the recipient in every campaign and sends them nothing': async (tools) => {
      const { id } = await create(tools);
      const further = { linkedinUrl: 'https://www.linkedin.com/in/marta-stop-example' };
      const messageId: string = (await use(tools, id, 'Hi Marta.', further)).body.id;
      await tools.call(START, { params: { id } });
      const body = { reason: 'Asked on the phone' };
      expect((await tools.call(DO_NOT_CONTACT, { params: { messageId }, body })).body.added).toBeGreaterThan(0);
      expect((await tools.call(MESSAGES, { params: { id } })).body).toMatchObject([
        { isSuppressed: true, recipientName: null },
      ]);
      expect((await mark(tools, messageId, 'sent')).status).toBe(409);
    },
    'says so when only a name is known': async (tools) => {
      const { messageId } = await open(tools);
      const refused = await tools.call(DO_NOT_CONTACT, { params: { messageId }, body: {} });
      expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('Only a name is known')]);
    },
  },
  [EDIT]: {
    ...refusesUnknownMessage(EDIT, { text: 'Hi' }),
    'answers 409 to a screen that shows the message as it was before': async ({ call, ...tools }) => {
      const { messageId } = await open({ call, ...tools });
      const edit = (body: { text: string; revision: number }) => call(EDIT, { params: { messageId }, body });
      const { revision } = (await edit({ text: 'Hi Marta, hello.', revision: 1 })).body;
      expect(revision).toBe(2);
      const refused = await edit({ text: 'Hi Marta, or so.', revision: 1 });
      expect([refused.status, refused.body.message]).toEqual([
        409,
        expect.stringContaining('has been changed in another window'),
      ]);
      expect((await call(WRITE, { params: { messageId }, body: { revision: 1 } })).status).toBe(409);
      expect((await call(MARK, { params: { messageId }, body: { action: 'sent', revision: 1 } })).status).toBe(409);
      expect((await edit({ text: 'Hi Marta, hello.', revision: -1 })).status).toBe(400);
    },
    'changes the text of a draft, and of nothing that was sent': async (tools) => {
      const { messageId } = await open(tools);
      const edit = (text: string) => tools.call(EDIT, { params: { messageId }, body: { text } });
      expect((await edit('Hi Marta, hello.')).body).toMatchObject({ messageContent: 'Hi Marta, hello.' });
      expect((await edit(' ')).status).toBe(400);
      expect((await edit('Hi Marta, congratulations on your $40 million Series B!')).status).toBe(400);
      await mark(tools, messageId, 'sent');
      expect((await edit('Hi Marta, again.')).status).toBe(409);
    },
  },
  [WRITE]: {
    ...refusesUnknownMessage(WRITE),
    'writes the draft of a recipient, and of nobody who was written to': async (tools) => {
      const { messageId } = await open(tools);
      const write = () => tools.call(WRITE, { params: { messageId } });
      const { body } = await write();
      expect(body).toMatchObject({ status: 'pending', writtenBy: 'Built-in writer' });
      expect(body.messageContent).toContain('Marta');
      await mark(tools, messageId, 'sent');
      expect((await write()).status).toBe(409);
    },
  },
};
