import { randomUUID } from 'node:crypto';
import type { LanguageModel } from '@workbench/connectors/language-model/types';
import {
  GeneratedMessageModel,
  type OutreachCampaignDoc,
  OutreachCampaignModel,
  type OutreachMessageDoc,
  OutreachMessageModel,
} from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { scriptedModel } from '../../ai/ai.fixtures.ts';
import { createTemplate, generateMessage } from '../../ai/index.ts';
import { generateMessageInput, messageRequestSchema } from '../../ai/schemas.ts';
import { suppressContacts } from '../../contacts/index.ts';
import { AT, contextWithKey, insertContact } from '../../shared/saved-people.fixtures.ts';
import { listOutreachCampaigns } from '../campaigns/list-campaigns.ts';
import { updateOutreachCampaign } from '../campaigns/update-campaign.ts';
import { insertLead, outreachCalls } from '../outreach.fixtures.ts';
import { syncRecipientsOfContacts } from '../recipients/sync-recipients.ts';
import { buildDraftRequest } from './draft-request.ts';
import { editMessage } from './edit-text.ts';
import { saveNote } from './save-note.ts';
import { useMessage } from './use-message.ts';
import { writeDraft } from './write-draft.ts';

useTestDatabase();
const { ctx, clock, forget } = contextWithKey();
afterAll(forget);
beforeEach(async () => {
  clock.now = AT;
  await emptyTestDatabase();
});

const { create, add, mark, draft, start } = outreachCalls(ctx);
const write = (messageId: string) => writeDraft({ ctx, input: { messageId } });
const edit = (messageId: string, text: string) => editMessage({ ctx, input: { messageId, text } });
const refused = (call: Promise<unknown>, text: string) =>
  expect(call).rejects.toMatchObject({ kind: 'conflict', message: expect.stringContaining(text) });

/** A campaign with a contact as its target. */
async function target(input: Parameters<typeof create>[0] = {}) {
  const { id } = await create(input);
  const contact = await insertContact({ title: 'Head of Operations', organizationName: 'Acme', city: 'Porto' });
  await add(id, { contactIds: [contact._id.toHexString()] });
  const { _id: messageId } = await OutreachMessageModel.findOne({ campaignId: id }).lean().orFail();
  return { id, messageId, contact };
}

describe('writeDraft', () => {
  it('writes to the recipient for the campaign, and says it otherwise when asked again', async () => {
    const { messageId } = await target({ goal: 'a short call', senderName: 'Ada Blum' });
    const first = await write(messageId);
    expect(first).toMatchObject({ status: 'pending', writtenBy: 'Built-in writer' });
    expect(first.messageContent).toContain('Marta');
    expect((await write(messageId)).messageContent).not.toBe(first.messageContent);
  });

  it.each([
    ['vorstellen, wie wir Speditionen entlasten', /Guten Tag|Hallo/],
    ['montrer comment nous aidons les transporteurs', /Bonjour/],
    ['mostrar cómo ayudamos a los transportistas', /Hola|Buenos/],
    ['Quick chat, 20 minutes', /Hi|Hello/],
  ])('writes in the language of the goal “%s”', async (goal, greeting) => {
    const { messageId } = await target({ goal, senderName: 'Ada Blum' });
    expect((await write(messageId)).messageContent).toMatch(greeting);
  });

  it.each([
    ['de', true, /\bSie\b|\bIhnen\b|\bIhre\b/],
    ['de', false, /\b(?:du|dich|dir|deine?)\b/i],
    ['fr', true, /\bvous\b|\bvotre\b/i],
    ['fr', false, /\b(?:tu|te|toi|ton|ta)\b/i],
  ] as const)('writes in the language %s of the campaign, formal: %s', async (language, isFormal, address) => {
    const { messageId } = await target({ language, isFormal, senderName: 'Ada Blum', type: 'direct_message' });
    expect((await write(messageId)).messageContent).toMatch(address);
  });

  it('signs with the sender’s name, title and company of the campaign', async () => {
    const sender = { senderName: 'Ada Blum', senderTitle: 'Consultant', senderCompany: 'Fabrikam' };
    const { id, messageId } = await target({ ...sender, type: 'direct_message' });
    expect((await write(messageId)).messageContent).toMatch(/,\nAda Blum\nConsultant, Fabrikam$/);
    await updateOutreachCampaign({ ctx, input: { id, senderCompany: 'Contoso' } });
    expect((await write(messageId)).messageContent).toMatch(/,\nAda Blum\nConsultant, Contoso$/);
    expect((await edit(messageId, 'Hi Marta, I am with Contoso. Shall we talk?')).messageContent).toContain('Contoso');
  });

  it('writes as before in a campaign of an earlier version', async () => {
    const input = { goal: 'vorstellen, wie wir Speditionen entlasten', type: 'direct_message' } as const;
    const { id, messageId } = await target(input);
    const before = (await write(messageId)).messageContent;
    const other = await target(input);
    const absent = { language: '', isFormal: '', tone: '', senderCompany: '' };
    await OutreachCampaignModel.collection.updateOne({ _id: other.id as never }, { $unset: absent });
    expect((await write(other.messageId)).messageContent).toBe(before);
    expect((await listOutreachCampaigns({ ctx, input: { limit: 10 } })).items).toMatchObject([
      { id: other.id, language: null, isFormal: true, tone: 'friendly', senderCompany: '' },
      { id },
    ]);
  });

  it('writes from the campaign’s template', async () => {
    const template = {
      name: 'Hello',
      messageType: 'direct_message' as const,
      body: 'Hi {{firstName}} of {{recipientCompany}}!',
    };
    const { id: templateId } = await createTemplate({ ctx, input: template });
    const { messageId } = await target({ type: 'direct_message', templateId });
    expect(await write(messageId)).toMatchObject({ messageContent: 'Hi Marta of Acme!', writtenBy: 'Hello' });
  });

  it('keeps nothing for a lead who comes on the do-not-contact list while a model writes', async () => {
    const { id } = await create();
    const lead = await insertLead({ email: 'marta@acme.example', company: 'Acme' });
    await add(id, { leadIds: [lead._id.toHexString()] });
    const { _id: messageId } = await OutreachMessageModel.findOne({ campaignId: id }).lean().orFail();
    async function* pieces() {
      await suppressContacts(
        {
          ctx,
          input: { identifiers: ['marta@acme.example'], ids: [], contactIds: [], reason: '' },
        },
        syncRecipientsOfContacts,
      );
      yield 'Hi Marta, shall we talk?';
    }
    const streamText = () => ({ pieces: pieces(), usage: Promise.resolve({ inputTokens: 1, outputTokens: 1 }) });
    const model = { provider: 'openai', model: 'slow', streamText } as unknown as LanguageModel;
    const slow = { ...ctx, model };
    await refused(writeDraft({ ctx: slow, input: { messageId } }), 'do-not-contact list');
    expect(await GeneratedMessageModel.countDocuments()).toBe(0);
    expect(await OutreachMessageModel.findById(messageId).lean()).toMatchObject({ messageContent: null });
  });

  it.each([
    ['a note that is saved while a model writes', ['Met at the fair'], 'Met at the fair'],
    ['a note that is saved and taken back', ['Met at the fair', ''], ''],
  ])('keeps %s, and the draft', async (_, notes, note) => {
    const { messageId } = await target();
    async function* pieces() {
      for (const one of notes) await saveNote({ ctx, input: { messageId, note: one } });
      yield 'Hi Marta, shall we talk?';
    }
    const streamText = () => ({ pieces: pieces(), usage: Promise.resolve({ inputTokens: 1, outputTokens: 1 }) });
    const model = { provider: 'openai', model: 'slow', streamText } as unknown as LanguageModel;
    const { edition: revision = 0 } = await OutreachMessageModel.findById(messageId).lean().orFail();
    const written = await writeDraft({ ctx: { ...ctx, model }, input: { messageId, revision } });
    expect(written).toMatchObject({ messageContent: 'Hi Marta, shall we talk?', note });
  });

  it('holds back what claims something that nothing supports', async () => {
    const body = 'Hi {{firstName}}, congratulations on your $40 million Series B!';
    const input = { name: 'Bold', messageType: 'direct_message' as const, body };
    const { id: templateId } = await createTemplate({ ctx, input });
    const { messageId } = await target({ type: 'direct_message', templateId });
    await refused(write(messageId), '$40 million');
    expect(await OutreachMessageModel.findById(messageId).lean()).toMatchObject({ messageContent: null });
  });

  it('is refused for what has been sent or failed, for who must not be contacted, and for no message', async () => {
    const { id, messageId, contact } = await target();
    await write(messageId);
    await start(id);
    await mark(messageId, 'failed');
    await refused(write(messageId), 'Choose "Try again" first');
    await mark(messageId, 'retry');
    await mark(messageId, 'sent');
    await refused(write(messageId), 'has been sent already, so its text stays');
    const other = await target();
    const input = { identifiers: [], ids: [], reason: '', contactIds: [other.contact._id.toHexString()] };
    await suppressContacts({ ctx, input }, syncRecipientsOfContacts);
    await refused(write(other.messageId), 'on your do-not-contact list');
    expect(contact._id).not.toEqual(other.contact._id);
    await expect(write(randomUUID())).rejects.toMatchObject({ kind: 'not_found' });
  });
});

describe('editMessage', () => {
  it('changes the text and keeps who wrote the draft', async () => {
    const { messageId } = await target();
    expect(await edit(messageId, 'Hi Marta, may I connect?')).toMatchObject({ writtenBy: 'By hand' });
    await write(messageId);
    expect(await edit(messageId, 'Hi Marta, may I connect?')).toMatchObject({
      messageContent: 'Hi Marta, may I connect?',
      writtenBy: 'Built-in writer',
    });
  });

  it('cuts a connection request that is too long', async () => {
    const { id } = await draft((await create()).id);
    const { messageContent } = await edit(id, `Hi Marta, ${'I would love to connect with you. '.repeat(12)}`.trim());
    expect(messageContent).toHaveLength(300);
  });

  it('takes what a second reading supported when it was written, for its message alone', async () => {
    const { id } = await create({ type: 'direct_message' });
    const request = messageRequestSchema.parse({
      messageType: 'direct_message',
      language: 'fr',
      recipientName: 'Marta Oliveira',
      senderName: 'Jo Hart',
      senderTitle: 'Sales Manager',
    });
    const text =
      'Bonjour Marta,\n\nSeriez-vous disponible pour un échange ?\n\nCordialement,\nJo Hart\nResponsable des ventes';
    const { model } = scriptedModel(text, ({ isMarked }) => ({
      verdict: 'supported',
      basis: isMarked ? ['Sales Manager'] : [],
    }));
    const input = { ...generateMessageInput.parse(request), messageType: request.messageType };
    const generated = await generateMessage({ ctx: { ...ctx, model }, input });
    expect(generated).toMatchObject({ message: text, unsupported: [], secondReading: { failure: null } });
    const used = { id, text, request, messageId: generated.id };
    await expect(useMessage({ ctx, input: { ...used, messageId: null } })).rejects.toMatchObject({ kind: 'invalid' });
    const { id: messageId } = await useMessage({ ctx, input: used });
    const edited = text.replace('un échange', 'un court échange');
    expect(await edit(messageId, edited)).toMatchObject({ messageContent: edited });
    await expect(edit(messageId, `${edited} de Contoso`)).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('refuses what nothing supports, and takes the facts that the draft was written from', async () => {
    const { id } = await create({ type: 'direct_message' });
    const fact = { id: 'f', text: 'Acme opened a plant in Leipzig', source: 'note', date: null };
    const request = messageRequestSchema.parse({
      messageType: 'direct_message',
      recipientName: 'Marta Oliveira',
      recipientCompany: 'Acme',
      facts: [fact],
    });
    const input = { ...generateMessageInput.parse(request), messageType: request.messageType };
    const generated = await generateMessage({ ctx, input });
    const used = { id, text: generated.message, request, messageId: generated.id };
    const { id: messageId, writtenBy } = await useMessage({ ctx, input: used });
    expect(writtenBy).toBe('Built-in writer');
    const typed = await useMessage({ ctx, input: { ...used, text: 'Hi Marta, how is the new plant in Leipzig?' } });
    expect(typed).toMatchObject({ writtenBy: 'By hand' });
    const text = 'Hi Marta, I read that Acme opened a plant in Leipzig.';
    expect(await edit(messageId, text)).toMatchObject({ messageContent: text });
    await expect(edit(messageId, 'Hi Marta, you raised $40 million.')).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('leaves the text of a message that was sent', async () => {
    const { id } = await create();
    const { id: messageId } = await draft(id);
    await start(id);
    await mark(messageId, 'sent');
    await refused(edit(messageId, 'Hi.'), 'has been sent already, so its text stays');
  });
});

it('cuts a long title before an emoji, not within it', async () => {
  const { id } = await target();
  const [message, campaign] = await Promise.all([
    OutreachMessageModel.findOne({ campaignId: id }).lean<OutreachMessageDoc>().orFail(),
    OutreachCampaignModel.findById(id).lean<OutreachCampaignDoc>().orFail(),
  ]);
  const recipientTitle = `${'x'.repeat(119)}\u{1F600} and more`;
  const request = await buildDraftRequest(ctx, { ...message, recipientTitle }, campaign);
  expect(request.recipientTitle).toBe('x'.repeat(119));
});
