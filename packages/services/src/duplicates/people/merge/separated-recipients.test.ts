import { type ContactDoc, ContactModel, OutreachMessageModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { suppressContacts } from '../../../contacts/index.ts';
import { storeTestPage } from '../../../contacts/reveal/reveal.fixtures.ts';
import {
  addTargets,
  createOutreachCampaign,
  findSuppressedMessageIds,
  suppressRecipient,
  syncRecipientsOfContacts,
} from '../../../outreach/index.ts';
import { createOutreachCampaignInput } from '../../../outreach/schemas.ts';
import { AT, contextWithKey } from '../../../shared/saved-people.fixtures.ts';
import { mergeCalls } from './merge.fixtures.ts';

useTestDatabase();
const { ctx, clock, forget } = contextWithKey();
afterAll(forget);
beforeEach(emptyTestDatabase);

const beforeChange = syncRecipientsOfContacts;
const { twoContacts, merge, undo, edit } = mergeCalls({ ctx, clock, storePage: storeTestPage, beforeChange });
const OTHERS = 'o@nordlys.example';
const OTHER: Partial<ContactDoc> = {
  name: 'Ola Nordmann',
  keys: ['pdl:2', `email:${OTHERS}`],
  email: OTHERS,
  origins: { email: { source: 'pdl', at: AT } },
};
const OWN: Partial<ContactDoc> = {
  keys: ['apollo:1', 'email:s@acme.example'],
  email: 's@acme.example',
  origins: { email: { source: 'apollo', at: AT } },
};

const createCampaign = async () =>
  (await createOutreachCampaign({ ctx, input: createOutreachCampaignInput.parse({ name: 'Autumn' }) })).id;
const add = (id: string, contactId: string) => addTargets({ ctx, input: { id, contactIds: [contactId], leadIds: [] } });
const messageOf = (contactId: string) => OutreachMessageModel.findOne({ contactId }).lean().orFail();

it.each(['before', 'after'])(
  'leaves nothing of the other one with a recipient who was added %s the merge',
  async (when) => {
    const campaign = await createCampaign();
    const { survivorId, otherId } = await twoContacts(OWN, OTHER);
    if (when === 'before') await add(campaign, survivorId);
    const { mergeId } = await merge({ survivorId, otherId });
    if (when === 'after') await add(campaign, survivorId);
    await edit(survivorId, { title: 'Head' });
    await undo(mergeId);
    const { _id, keys } = await messageOf(survivorId);
    const foreign = [`contact:${otherId}`, `email:${OTHERS}`, 'source:pdl:2'];
    expect(keys.filter((key) => foreign.includes(key))).toEqual([]);
    expect(keys).toEqual(expect.arrayContaining([`contact:${survivorId}`, 'email:s@acme.example']));
    expect(await add(campaign, otherId)).toMatchObject({ added: 1 });
    await suppressRecipient({ ctx, input: { messageId: _id, reason: '' } }, beforeChange);
    expect((await ContactModel.find().lean()).map((contact) => contact._id.toHexString())).toEqual([otherId]);
  },
);

it('does not stop a recipient by an entry of the other one', async () => {
  const { survivorId, otherId } = await twoContacts(OWN, OTHER);
  await add(await createCampaign(), survivorId);
  const { mergeId } = await merge({ survivorId, otherId });
  await edit(survivorId, { title: 'Head' });
  await undo(mergeId);
  const list = { identifiers: [OTHERS], ids: [], contactIds: [], reason: '' };
  await suppressContacts({ ctx, input: list }, beforeChange);
  expect((await findSuppressedMessageIds(ctx, [await messageOf(survivorId)])).size).toBe(0);
});

it('leaves a recipient who was added under a former id of the other one with the other one', async () => {
  const campaign = await createCampaign();
  const { survivorId, otherId } = await twoContacts(OWN, OTHER);
  await add(campaign, otherId);
  const formerId = new ContactModel()._id;
  await OutreachMessageModel.updateOne({}, { $set: { contactId: formerId.toHexString() } });
  await ContactModel.updateOne({ _id: otherId }, { $set: { formerIds: [formerId] } });
  const { mergeId } = await merge({ survivorId, otherId });
  await edit(survivorId, { title: 'Head' });
  await undo(mergeId);
  const { keys } = await OutreachMessageModel.findOne({}).lean().orFail();
  expect(keys).toContain(`contact:${otherId}`);
  expect(keys).not.toContain(`contact:${survivorId}`);
});
