import { OutreachMessageModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { outreachCalls } from '../../../outreach/outreach.fixtures.ts';
import { AT, contextWithKey, insertContact } from '../../../shared/saved-people.fixtures.ts';
import { deleteOutreachCampaign, restoreEntry } from '../../../trash/index.ts';
import { mergeContacts } from './merge-contacts.ts';
import { previewContactMerge } from './preview-contact-merge.ts';
import { undoContactMerge } from './undo-contact-merge.ts';

useTestDatabase();
const { ctx, clock, forget } = contextWithKey();
afterAll(forget);
beforeEach(emptyTestDatabase);

const { add, create } = outreachCalls(ctx);
const IDENTITY = { keys: 1, identifiers: 1, contactId: 1, listHashes: 1 };
const identities = () => OutreachMessageModel.find({}, IDENTITY).sort({ _id: 1 }).lean();

async function insert(name: string): Promise<string> {
  const email = `${name}@acme.example`;
  const origins = { email: { source: 'apollo', at: AT } };
  const contact = await insertContact({ revision: 1, name, keys: [`email:${email}`], email, origins });
  return contact._id.toHexString();
}
async function merge(survivorId: string, otherId: string): Promise<string> {
  clock.now = new Date(clock.now.getTime() + 1000);
  return (await mergeContacts({ ctx, input: { survivorId, otherId, choices: {} } })).mergeId;
}
const undo = (mergeId: string) => undoContactMerge({ ctx, input: { mergeId } });

/** The second and the third one are in a campaign. */
async function threeContacts() {
  const [first, second, third] = [await insert('first'), await insert('second'), await insert('third')];
  const { id: campaign } = await create({ type: 'direct_message' });
  for (const id of [second, third]) await add(campaign, { contactIds: [id] });
  return { first, second, third, campaign };
}

describe('of three contacts who are merged one after another', () => {
  it.each(['a campaign', 'a campaign in the trash'])('one message stays in %s', async (place) => {
    const { first, second, third, campaign } = await threeContacts();
    await merge(first, second);
    const trashed = place.endsWith('trash') ? await deleteOutreachCampaign({ ctx, input: { id: campaign } }) : null;
    const { moves } = await previewContactMerge({ ctx, input: { survivorId: third, otherId: first } });
    expect(moves.droppedMessages).toBe(1);
    await merge(third, first);
    if (trashed !== null) await restoreEntry({ ctx, input: { id: trashed.id } });
    expect(await OutreachMessageModel.countDocuments()).toBe(1);
  });

  it('each message is as it was when they are three again', async () => {
    const { first, second, third } = await threeContacts();
    const before = await identities();
    const [one, other] = [await merge(first, second), await merge(first, third)];
    expect(await OutreachMessageModel.countDocuments()).toBe(1);
    await undo(other);
    await undo(one);
    expect(await identities()).toEqual(before);
  });
});
