import {
  ArchivedDocumentModel,
  type ContactDoc,
  ContactMergeModel,
  OutreachMessageModel,
  TrashEntryModel,
} from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { storeTestPage } from '../../../contacts/reveal/reveal.fixtures.ts';
import { syncRecipientsOfContacts } from '../../../outreach/index.ts';
import { outreachCalls } from '../../../outreach/outreach.fixtures.ts';
import { AT, contextWithKey } from '../../../shared/saved-people.fixtures.ts';
import { deleteOutreachCampaign, purgeEntry, restoreEntry, resumeTrash } from '../../../trash/index.ts';
import { mergeCalls } from './merge.fixtures.ts';
import { previewContactMerge } from './preview-contact-merge.ts';
import { resumeContactMerges } from './resume-contact-merges.ts';

useTestDatabase();
const { ctx, clock, forget } = contextWithKey();
afterAll(forget);
beforeEach(emptyTestDatabase);

const { add, create, mark, start } = outreachCalls(ctx);
const calls = { ctx, clock, storePage: storeTestPage, beforeChange: syncRecipientsOfContacts };
const { twoContacts, merge, undo } = mergeCalls(calls);
const [OWN, OTHERS] = ['own@acme.example', 'others@nordlys.example'];
const withEmail = (source: string, email: string): Partial<ContactDoc> => ({
  name: 'Anna Alt',
  keys: [`${source}:1`, `email:${email}`],
  email,
  origins: { email: { source, at: AT } },
});
const counted = async () => (await TrashEntryModel.findOne().lean().orFail()).contents;
const messages = () => OutreachMessageModel.find().sort({ createdAt: 1, _id: 1 }).lean();
const IDENTITY = { keys: 1, identifiers: 1, contactId: 1, listHashes: 1, messageContent: 1, status: 1 };
const identities = () => OutreachMessageModel.find({}, IDENTITY).sort({ _id: 1 }).lean();

/** Both are in a campaign. */
async function bothInCampaign() {
  const ids = await twoContacts(withEmail('apollo', OWN), withEmail('pdl', OTHERS));
  const { id: campaign } = await create({ type: 'direct_message' });
  await add(campaign, { contactIds: [ids.survivorId] });
  await add(campaign, { contactIds: [ids.otherId] });
  const write = (contactId: string) => OutreachMessageModel.updateOne({ contactId }, { messageContent: 'Hi.' });
  return { ids, campaign, write };
}
async function trash(campaign: string) {
  const { id } = await deleteOutreachCampaign({ ctx, input: { id: campaign } });
  return { restore: () => restoreEntry({ ctx, input: { id } }), purge: () => purgeEntry({ ctx, input: { id } }) };
}
describe('of two who are merged while their campaign is in the trash', () => {
  it('one message comes back, the one that has a text', async () => {
    const { ids, campaign, write } = await bothInCampaign();
    await write(ids.otherId);
    const { restore } = await trash(campaign);
    const { moves } = await previewContactMerge({ ctx, input: ids });
    expect(moves.droppedMessages).toBe(1);
    await merge(ids);
    await restore();
    expect(await messages()).toMatchObject([{ contactId: ids.otherId, messageContent: 'Hi.' }]);
  });

  it('nothing comes back to be sent to one whom the other message has reached', async () => {
    const { ids, campaign, write } = await bothInCampaign();
    await write(ids.otherId);
    await start(campaign);
    const { _id } = await OutreachMessageModel.findOne({ contactId: ids.otherId }).lean().orFail();
    await mark(_id, 'sent');
    const { restore } = await trash(campaign);
    await merge(ids);
    await restore();
    expect(await messages()).toMatchObject([{ contactId: ids.otherId, status: 'sent' }]);
  });

  it('one is counted by the trash, also after a kill, and both after an un-merge', async () => {
    const { ids, campaign } = await bothInCampaign();
    await trash(campaign);
    expect(await counted()).toEqual([{ what: 'messages', count: 2 }]);
    const { mergeId } = await merge(ids);
    expect(await counted()).toEqual([{ what: 'messages', count: 1 }]);
    await TrashEntryModel.updateOne({}, { 'contents.0.count': 2 });
    await ContactMergeModel.updateOne({}, { state: 'merging', worker: null, leaseUntil: new Date(0) });
    await resumeContactMerges(ctx);
    expect(await counted()).toEqual([{ what: 'messages', count: 1 }]);
    await undo(mergeId);
    expect(await counted()).toEqual([{ what: 'messages', count: 2 }]);
  });

  it('one is left, who is known as both', async () => {
    const { ids, campaign } = await bothInCampaign();
    const { restore } = await trash(campaign);
    await merge(ids);
    await restore();
    expect(await add(campaign, { contactIds: [ids.survivorId, ids.otherId] })).toMatchObject({ added: 0 });
    expect(await messages()).toHaveLength(1);
  });

  it('one is left, though the merge waited for a restore that was interrupted', async () => {
    const { ids, campaign } = await bothInCampaign();
    await trash(campaign);
    await TrashEntryModel.updateMany({}, { state: 'restoring', worker: null, leaseUntil: new Date(0) });
    await expect(merge(ids)).rejects.toThrow('Ops is restoring at the moment');
    await resumeTrash(ctx);
    await resumeContactMerges(ctx);
    expect(await ContactMergeModel.find().lean()).toMatchObject([{ state: 'merged' }]);
    expect(await messages()).toMatchObject([{ keys: expect.arrayContaining([`email:${OWN}`, `email:${OTHERS}`]) }]);
  });
});

describe('an un-merge', () => {
  it.each(['in the trash', 'in the trash since the merge', 'restored', 'never in the trash'])(
    'brings both messages back as they were, into a campaign that is %s',
    async (where) => {
      const { ids, campaign } = await bothInCampaign();
      const before = await identities();
      const trashed = where.startsWith('never') || where.endsWith('merge') ? null : await trash(campaign);
      const { mergeId } = await merge(ids);
      if (where === 'restored') await trashed?.restore();
      const later = where.endsWith('since the merge') ? await trash(campaign) : null;
      await undo(mergeId);
      if (where.startsWith('in the trash')) {
        expect(await messages()).toEqual([]);
        await (later ?? trashed)?.restore();
      }
      expect(await identities()).toEqual(before);
      expect(await ArchivedDocumentModel.countDocuments()).toBe(0);
    },
  );

  it.each(['before', 'after'])(
    'brings none back into a campaign that was deleted for good, and in the trash %s the merge',
    async (when) => {
      const { ids, campaign } = await bothInCampaign();
      const before = when === 'before' ? await trash(campaign) : null;
      const { mergeId } = await merge(ids);
      await (before ?? (await trash(campaign))).purge();
      await undo(mergeId);
      expect(await messages()).toEqual([]);
      expect(await ArchivedDocumentModel.countDocuments()).toBe(0);
    },
  );
});
