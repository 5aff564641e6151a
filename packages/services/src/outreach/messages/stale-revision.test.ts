import { OutreachMessageModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { contextWithKey, insertContact } from '../../shared/saved-people.fixtures.ts';
import { outreachCalls } from '../outreach.fixtures.ts';
import type { OutreachMessage } from '../schemas.ts';
import { changeMessageStatus } from '../send-queue/change-message-status.ts';
import { editMessage } from './edit-text.ts';
import { findDraft } from './find-draft.ts';
import { saveMessageFields } from './find-message.ts';
import { writeDraft } from './write-draft.ts';

useTestDatabase();
const { ctx, forget } = contextWithKey();
afterAll(forget);
beforeEach(emptyTestDatabase);

const { create, add, draft, start, mark } = outreachCalls(ctx);
const edit = (messageId: string, text: string, revision?: number) =>
  editMessage({ ctx, input: { messageId, text, revision } });
const CONFLICT = {
  kind: 'conflict',
  message: 'This message has been changed in another window. Check it again',
};

/** An active campaign with one draft, as it is seen on two screens. */
async function open(): Promise<OutreachMessage> {
  const { id } = await create();
  const seen = await draft(id);
  await start(id);
  return seen;
}

describe('a message that was changed since it was seen', () => {
  it.each<[string, (seen: OutreachMessage) => Promise<unknown>]>([
    ['edited', ({ id, revision }) => edit(id, 'Hi Marta, may I connect?', revision)],
    ['written anew', ({ id, revision }) => writeDraft({ ctx, input: { messageId: id, revision } })],
    [
      'marked as sent',
      ({ id, revision }) =>
        changeMessageStatus({ ctx, input: { messageId: id, action: 'sent', reason: '', revision } }),
    ],
  ])('is not %s', async (_, change) => {
    const seen = await open();
    await edit(seen.id, 'Hi Marta, the other one.', seen.revision);
    const before = await OutreachMessageModel.findById(seen.id).lean();
    await expect(change(seen)).rejects.toMatchObject(CONFLICT);
    expect(await OutreachMessageModel.findById(seen.id).lean()).toEqual(before);
  });

  it('is changed by one of two screens at the same moment', async () => {
    const { id, revision } = await open();
    const both = await Promise.allSettled([
      edit(id, 'Hi, may I connect?', revision),
      edit(id, 'Hi, I would love to talk.', revision),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: CONFLICT });
  });
});

it('a message that is as it was seen is changed, and so is one of which nobody says how it was seen', async () => {
  const { id, revision } = await open();
  const edited = await edit(id, 'Hi Marta, may I connect?', revision);
  expect(edited.revision).toBe(revision + 1);
  expect(await edit(id, 'Hi Marta, or so?')).toMatchObject({ revision: revision + 2 });
  expect(await mark(id, 'skip')).toMatchObject({ revision: revision + 3 });
});

it('a message of an earlier version is of revision 0', async () => {
  const { id } = await open();
  await OutreachMessageModel.updateOne({ _id: id }, { $unset: { edition: 1 } });
  await expect(edit(id, 'Hi Marta.', 1)).rejects.toMatchObject(CONFLICT);
  expect(await edit(id, 'Hi Marta.', 0)).toMatchObject({ messageContent: 'Hi Marta.', revision: 1 });
});

it('a message whose recipient became known better meanwhile is as it was seen', async () => {
  const { id: campaignId } = await create();
  const contactIds = [(await insertContact({ organizationName: 'Acme' }))._id.toHexString()];
  const { id, revision } = await draft(campaignId);
  await start(campaignId);
  await add(campaignId, { contactIds });
  const stored = await OutreachMessageModel.findById(id).lean().orFail();
  expect(stored.contactId).toBe(contactIds[0]);
  expect(await edit(id, 'Hi Marta, may I connect?', revision)).toMatchObject({ revision: revision + 1 });
});

it('a text that is being written is stored though its recipient becomes known better meanwhile', async () => {
  const { id: campaignId } = await create();
  const contactIds = [(await insertContact({ organizationName: 'Acme' }))._id.toHexString()];
  const { id } = await draft(campaignId);
  const found = await findDraft({ messageId: id });
  await add(campaignId, { contactIds });
  const text = { messageContent: 'Hi Marta, may I connect?', messageId: null, writtenBy: 'By hand' };
  expect(await saveMessageFields(ctx, found, text)).toMatchObject({ messageContent: text.messageContent });
});

it('naming somebody again writes only when it adds something', async () => {
  const { id: campaignId } = await create();
  const contactIds = [(await insertContact({ organizationName: 'Acme' }))._id.toHexString()];
  const { id } = await draft(campaignId);
  const revisionOf = async () => (await OutreachMessageModel.findById(id).lean().orFail()).revision;
  for (const revision of [2, 2]) {
    await add(campaignId, { contactIds });
    expect(await revisionOf()).toBe(revision);
  }
});
