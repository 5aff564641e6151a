import { expect } from 'vitest';
import { type OperationTests, type Tools, UNKNOWN_ID } from './operation-tests.ts';

const LIST = 'GET /api/outreach/campaigns';
const CREATE = 'POST /api/outreach/campaigns';
const MESSAGES = 'GET /api/outreach/campaign/{id}/messages';
const USE = 'POST /api/outreach/campaign/{id}/messages';
const TARGETS = 'POST /api/outreach/campaign/{id}/targets';
const RECIPIENT = 'GET /api/outreach/recipient';
const SUPPRESS = 'POST /api/contacts/do-not-contact';
const NO_CAMPAIGN = '00000000-0000-4000-8000-000000000000';
const REQUEST_ID = '1c9f2a35-5d47-4a6c-9b2e-7f0d3c5e8a11';

const create = async ({ call }: Tools, requestId?: string) =>
  (await call(CREATE, { body: { name: 'Spring', type: 'direct_message', ...(requestId && { requestId }) } })).body as {
    id: string;
  };

const request = { messageType: 'direct_message', recipientName: 'Marta Oliveira', recipientCompany: 'Northwind' };
const use = ({ call }: Tools, id: string, text = 'Hi Marta, may I ask you something?', further = {}) =>
  call(USE, { params: { id }, body: { text, request, ...further } as never });

const refusesUnknown = (key: string, body?: object) => ({
  'answers 404 for a campaign that does not exist and 400 for what is no id': async ({ call }: Tools) => {
    const of = body === undefined ? {} : { body };
    expect((await call(key, { params: { id: NO_CAMPAIGN }, ...of })).status).toBe(404);
    expect((await call(key, { params: { id: 'latest' }, ...of })).status).toBe(400);
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
  [MESSAGES]: refusesUnknown(MESSAGES),
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
    'refuses contacts that are not held': async (tools) => {
      const { id } = await create(tools);
      expect((await tools.call(TARGETS, { params: { id }, body: { contactIds: [UNKNOWN_ID] } })).status).toBe(400);
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
};
