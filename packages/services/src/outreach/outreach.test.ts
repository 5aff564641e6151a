import { randomUUID } from 'node:crypto';
import { ContactModel, OutreachCampaignModel, OutreachMessageModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { Types } from 'mongoose';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { messageRequestSchema } from '../ai/schemas.ts';
import { suppressContacts } from '../contacts/index.ts';
import { AT, contextWithKey, insertContact } from '../shared/saved-people.fixtures.ts';
import { createOutreachCampaign } from './campaigns/create-campaign.ts';
import { listOutreachCampaigns } from './campaigns/list-campaigns.ts';
import { listOutreachMessages } from './messages/list-messages.ts';
import { useMessage } from './messages/use-message.ts';
import { addTargets } from './recipients/add-targets.ts';
import { syncRecipientsOfContacts } from './recipients/sync-recipients.ts';
import { type CreateOutreachCampaignInput, createOutreachCampaignInput, type UseMessageInput } from './schemas.ts';

useTestDatabase();
const { ctx, clock, forget } = contextWithKey();
afterAll(forget);
beforeEach(async () => {
  clock.now = AT;
  await emptyTestDatabase();
});

const UNKNOWN_ID = 'f'.repeat(24);
const TEXT = 'Hi Marta, I would love to connect.';
const PROFILE = 'https://www.linkedin.com/in/marta-oliveira';

const create = (input: Partial<CreateOutreachCampaignInput> = {}) =>
  createOutreachCampaign({ ctx, input: createOutreachCampaignInput.parse({ name: 'Ops', ...input }) });
const list = async () => (await listOutreachCampaigns({ ctx, input: { limit: 200 } })).items;
const messages = async (id: string) => (await listOutreachMessages({ ctx, input: { id, limit: 200 } })).items;
const add = (id: string, ...contactIds: string[]) => addTargets({ ctx, input: { id, contactIds, leadIds: [] } });
const hold = async (parts: Parameters<typeof insertContact>[0] = {}) => (await insertContact(parts))._id.toHexString();
const suppression = (identifier: string) => ({ identifiers: [identifier], ids: [], contactIds: [], reason: '' });
const put = (identifier: string) => suppressContacts({ ctx, input: suppression(identifier) }, syncRecipientsOfContacts);
const setStatus = (id: string, status: string) =>
  OutreachMessageModel.updateOne({ _id: id }, { status, sentAt: status === 'failed' ? null : AT });

const requestOf = (parts: object = {}) =>
  messageRequestSchema.parse({
    messageType: 'connection_request',
    recipientName: 'Marta Oliveira',
    recipientCompany: 'Acme',
    ...parts,
  });
const use = (id: string, input: Partial<UseMessageInput> = {}) =>
  useMessage({ ctx, input: { id, text: TEXT, request: requestOf(), ...input } });

describe('outreach campaigns', () => {
  it('begin as a draft without targets, newest first', async () => {
    const first = await create({ targetCriteria: { title: 'VP Engineering' } });
    expect(first).toEqual({
      id: expect.any(String),
      name: 'Ops',
      needsReview: 0,
      withoutText: 0,
      status: 'draft',
      type: 'connection_request',
      totalTargets: 0,
      pending: 0,
      sent: 0,
      accepted: 0,
      replied: 0,
      failed: 0,
      targetCriteria: { title: 'VP Engineering' },
      dailyLimit: 100,
      templateId: null,
      goal: '',
      senderName: '',
      senderTitle: '',
      senderCompany: '',
      language: null,
      isFormal: true,
      tone: 'friendly',
      followsUpId: null,
      createdAt: AT.toISOString(),
      startedAt: null,
      completedAt: null,
    });
    const second = await create();
    expect(await list()).toEqual([second, first]);
  });

  it('take no criterion with a name that the database would cut off', () => {
    const read = (name: string) =>
      createOutreachCampaignInput.safeParse({ name: 'x', targetCriteria: { [name]: 'y' } });
    expect(['title', '$gt', 'a.b', 'ti\0tle'].map((name) => read(name).success)).toEqual([true, true, true, false]);
  });

  it('take no criterion that would be another one when it is read as a line "name: value"', () => {
    const read = (name: string, value: string) =>
      createOutreachCampaignInput.safeParse({ name: 'x', targetCriteria: { [name]: value } });
    expect(read('title', 'VP: Sales').success).toBe(true);
    for (const [name, value] of [
      ['a:b', 'c'],
      ['a\nb', 'c'],
      ['a', 'b\nc'],
      ['a', 'b\rc'],
    ] as const) {
      expect(read(name, value).error?.issues[0]?.message).toContain('A criterion has a name without a colon');
    }
  });

  it('are created once by the same request sent twice, also at the same moment', async () => {
    const requestId = randomUUID();
    const both = await Promise.all([create({ requestId }), create({ requestId, name: 'Other' })]);
    expect(both.map(({ id }) => id)).toEqual([requestId, requestId]);
    expect(await create({ requestId })).toEqual((await list())[0]);
    expect(await list()).toHaveLength(1);
  });

  it('count what has become of their messages', async () => {
    const { id } = await create();
    const other = await create();
    const contacts = await Promise.all(Array.from({ length: 6 }, () => hold()));
    await add(id, ...contacts);
    const [, ...rest] = await messages(id);
    for (const [at, status] of ['sent', 'accepted', 'replied', 'failed'].entries()) {
      await setStatus(rest[at]?.id ?? '', status);
    }
    expect(await list()).toMatchObject([
      { id: other.id, totalTargets: 0 },
      { id, totalTargets: 6, pending: 2, sent: 3, accepted: 2, replied: 1, failed: 1 },
    ]);
  });

  it('have no messages when they are not there', async () => {
    await expect(messages(randomUUID())).rejects.toMatchObject({ kind: 'not_found' });
  });
});

describe('addTargets', () => {
  it('puts saved contacts on as pending, without a message', async () => {
    const { id } = await create({ type: 'follow_up' });
    const contactId = await hold({ organizationName: 'Acme', linkedinUrl: PROFILE });
    expect(await add(id, contactId)).toEqual({ added: 1, known: 0, suppressed: 0 });
    expect(await messages(id)).toEqual([
      {
        id: expect.any(String),
        campaignId: id,
        campaignName: 'Ops',
        recipientName: 'Marta Oliveira',
        recipientLinkedinUrl: PROFILE,
        recipientCompany: 'Acme',
        recipientTitle: null,
        contactId,
        leadId: null,
        status: 'pending',
        messageContent: null,
        messageType: 'follow_up',
        threadId: null,
        nextMessageId: null,
        dueAt: null,
        note: '',
        undoableMark: null,
        needsReview: false,
        writtenBy: null,
        sentAt: null,
        acceptedAt: null,
        repliedAt: null,
        failure: null,
        isSuppressed: false,
        isErased: false,
        revision: 1,
        createdAt: AT.toISOString(),
        updatedAt: AT.toISOString(),
      },
    ]);
    expect(await ContactModel.findById(contactId).lean()).toMatchObject({ knownIn: ['contacts', 'outreach'] });
  });

  it('never puts the same person on twice', async () => {
    const { id } = await create();
    const former = new Types.ObjectId();
    const contactId = await hold({ formerIds: [former], organizationName: 'Acme' });
    const both = await Promise.all([add(id, contactId), add(id, contactId, former.toHexString())]);
    expect(both.map(({ added }) => added).sort()).toEqual([0, 1]);
    expect(await add(id, contactId)).toEqual({ added: 0, known: 1, suppressed: 0 });
    expect(await add((await create()).id, contactId)).toMatchObject({ added: 1 });
  });

  it('knows who stands there by name and company', async () => {
    const { id } = await create();
    await use(id);
    expect(await add(id, await hold({ organizationName: 'ACME' }))).toMatchObject({ added: 0, known: 1 });
    expect(await add(id, await hold({ organizationName: 'Other' }))).toMatchObject({ added: 1, known: 0 });
  });

  it('leaves out who is on the do-not-contact list', async () => {
    const { id } = await create();
    await put('acme.com');
    const contactId = await hold({ organizationDomain: 'acme.com' });
    expect(await add(id, contactId, await hold())).toEqual({ added: 1, known: 0, suppressed: 1 });
  });

  it('refuses unknown campaigns, completed ones and contacts that are not saved', async () => {
    const { id } = await create();
    await expect(add(randomUUID(), await hold())).rejects.toMatchObject({ kind: 'not_found' });
    await expect(add(id, await hold(), UNKNOWN_ID)).rejects.toMatchObject({ kind: 'invalid' });
    await OutreachCampaignModel.updateOne({ _id: id }, { status: 'completed' });
    const refused = expect(add(id, await hold())).rejects;
    await refused.toMatchObject({ kind: 'conflict', message: expect.stringContaining('"Ops" is completed') });
    expect(await messages(id)).toEqual([]);
  });
});

describe('useMessage', () => {
  it('makes the text the draft of a typed recipient', async () => {
    const { id } = await create();
    const stored = await use(id, { linkedinUrl: PROFILE });
    expect(stored).toMatchObject({
      campaignId: id,
      campaignName: 'Ops',
      recipientName: 'Marta Oliveira',
      recipientCompany: 'Acme',
      recipientLinkedinUrl: PROFILE,
      contactId: null,
      status: 'pending',
      messageContent: TEXT,
      messageType: 'connection_request',
    });
    expect(await messages(id)).toEqual([stored]);
  });

  it('makes the text the draft of a saved contact', async () => {
    const { id } = await create();
    const contactId = await hold({ organizationName: 'Acme', linkedinUrl: PROFILE });
    expect(await use(id, { contactId })).toMatchObject({ contactId, recipientLinkedinUrl: PROFILE });
    expect(await ContactModel.findById(contactId).lean()).toMatchObject({ knownIn: ['contacts', 'outreach'] });
    await expect(use(id, { contactId: UNKNOWN_ID })).rejects.toMatchObject({ kind: 'not_found' });
  });

  it('replaces an earlier draft, also one that failed, and one that stands under another key', async () => {
    const { id } = await create();
    const first = await use(id);
    await setStatus(first.id, 'failed');
    clock.now = new Date(AT.getTime() + 1000);
    const second = await use(id, { text: 'Hi Marta, may I connect?' });
    expect(second).toEqual({
      ...first,
      messageContent: 'Hi Marta, may I connect?',
      revision: 2,
      updatedAt: clock.now.toISOString(),
    });
    const contactId = await hold({ organizationName: 'Acme' });
    expect(await use(id, { contactId })).toMatchObject({ id: first.id, contactId });
    expect(await use(id)).toMatchObject({ id: first.id, contactId });
    expect(await messages(id)).toHaveLength(1);
  });

  it('takes the page of a person as a profile, and nothing else in the place of one', async () => {
    const { id } = await create();
    const { id: messageId } = await use(id, { linkedinUrl: PROFILE });
    for (const linkedinUrl of ['https://evil.example/', 'https://www.linkedin.com/company/acme']) {
      await expect(use(id, { linkedinUrl })).rejects.toMatchObject({
        kind: 'invalid',
        message: expect.stringContaining('not the page of a person'),
        issues: [{ path: ['linkedinUrl'] }],
      });
    }
    const contactId = await hold({ organizationName: 'Acme', linkedinUrl: 'https://www.linkedin.com/company/acme' });
    expect(await use(id, { contactId })).toMatchObject({ id: messageId, recipientLinkedinUrl: PROFILE });
    const moved = `${PROFILE}-2`;
    expect(await use(id, { contactId, linkedinUrl: moved })).toMatchObject({ recipientLinkedinUrl: moved });
  });

  it('knows somebody by every name under which they were typed', async () => {
    const { id } = await create();
    const first = await use(id, { linkedinUrl: PROFILE });
    const second = { recipientName: 'Marta Silva', recipientCompany: 'Beta' };
    expect(await use(id, { request: requestOf(second), linkedinUrl: PROFILE })).toMatchObject({ id: first.id });
    expect(await use(id, { request: requestOf(second) })).toMatchObject({ id: first.id });
    expect(await use(id)).toMatchObject({ id: first.id });
  });

  it('is one draft when it comes twice at the same moment', async () => {
    const { id } = await create();
    const both = await Promise.all([use(id), use(id)]);
    expect(both[0].id).toBe(both[1].id);
    expect(await messages(id)).toHaveLength(1);
  });

  it('fills the place of a target', async () => {
    const { id } = await create();
    const contactId = await hold({ organizationName: 'Acme' });
    await add(id, contactId);
    expect(await use(id, { contactId })).toMatchObject({ messageContent: TEXT, status: 'pending' });
    expect(await messages(id)).toHaveLength(1);
  });

  it('keeps two saved contacts of the same name and company apart', async () => {
    const { id } = await create();
    const [one, other] = [await hold({ organizationName: 'Acme' }), await hold({ organizationName: 'Acme' })];
    await use(id, { contactId: one });
    await use(id, { contactId: other });
    expect((await messages(id)).map(({ contactId }) => contactId).sort()).toEqual([one, other].sort());
  });

  it('leaves a message that was sent as it is', async () => {
    const { id } = await create();
    const { id: messageId } = await use(id);
    for (const status of ['sent', 'accepted', 'replied']) {
      await setStatus(messageId, status);
      const refused = expect(use(id, { text: 'Hi Marta, again.' })).rejects;
      await refused.toMatchObject({ kind: 'conflict', message: expect.stringContaining('has been sent already') });
    }
    expect((await messages(id))[0]?.messageContent).toBe(TEXT);
  });

  it('refuses what nothing supports, and names it', async () => {
    const { id } = await create();
    const text = 'Hi Marta, I saw that you raised $40 million.';
    const refused = expect(use(id, { text })).rejects;
    await refused.toMatchObject({ kind: 'invalid' });
    await refused.toHaveProperty(
      'issues',
      expect.arrayContaining([{ path: ['text'], message: expect.stringContaining('$40 million') }]),
    );
    await refused.toThrow(/nothing here supports: .*40/);
    expect(await messages(id)).toEqual([]);
  });

  it('refuses a text whose cut makes another number of one that is supported', async () => {
    const { id } = await create();
    const text = `${'I would love to connect with you. '.repeat(12).slice(0, 294).trim()} 1200 people`;
    const request = requestOf({ limit: text.indexOf('1200') + 5, campaignGoal: 'Reach 1200 people' });
    const refused = expect(use(id, { text, request })).rejects;
    await refused.toMatchObject({ kind: 'invalid', message: expect.stringContaining('"12"') });
    expect(await use(id, { text, request: { ...request, limit: 2000 } })).toMatchObject({ messageContent: text });
  });

  it('cuts a connection request to its limit visibly, and no other message', async () => {
    const { id } = await create();
    const text = `Hi Marta, ${'I would love to connect with you. '.repeat(12)}`.trim();
    const cut = (await use(id, { text })).messageContent ?? '';
    expect([cut.length, cut]).toEqual([300, `${text.slice(0, 297)}...`]);
    const free = (await use(id, { text, request: requestOf({ limit: 200 }) })).messageContent;
    expect(free).toHaveLength(200);
    const direct = await use(id, { text, request: requestOf({ messageType: 'direct_message' }) });
    expect(direct).toMatchObject({ messageContent: text, messageType: 'direct_message' });
  });

  it('needs somebody to be for, and a campaign that is not completed', async () => {
    const { id } = await create();
    const nobody = requestOf({ recipientName: '', recipientCompany: '' });
    await expect(use(id, { request: nobody, text: 'Hi, may I connect?' })).rejects.toMatchObject({
      kind: 'invalid',
      issues: [{ path: ['request', 'recipientName'] }],
    });
    await expect(use(randomUUID())).rejects.toMatchObject({ kind: 'not_found' });
    await OutreachCampaignModel.updateOne({ _id: id }, { status: 'completed' });
    await expect(use(id)).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('refuses who is on the do-not-contact list', async () => {
    const { id } = await create();
    await put(PROFILE);
    const message = expect.stringContaining('is on your do-not-contact list');
    const contactId = await hold({ linkedinUrl: `${PROFILE}?trk=x` });
    await expect(use(id, { contactId })).rejects.toMatchObject({ kind: 'conflict', message });
    await expect(use(id, { linkedinUrl: PROFILE })).rejects.toMatchObject({ kind: 'conflict', message });
    expect(await messages(id)).toEqual([]);
  });

  it('refuses a typed name that stands there as somebody who has been put on the list since', async () => {
    const { id } = await create();
    await add(id, await hold({ organizationName: 'Acme', linkedinUrl: PROFILE }));
    await put(PROFILE);
    await expect(use(id)).rejects.toMatchObject({
      kind: 'conflict',
      message: expect.stringContaining('do-not-contact'),
    });
    expect(await messages(id)).toMatchObject([{ messageContent: null }]);
  });
});
