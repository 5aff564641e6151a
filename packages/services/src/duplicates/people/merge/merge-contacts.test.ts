import { type ContactDoc, ContactMergeModel, ContactModel, OutreachMessageModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { addNote, findContacts, getContact, suppressContacts } from '../../../contacts/index.ts';
import { addTargets, createOutreachCampaign } from '../../../outreach/index.ts';
import { createOutreachCampaignInput } from '../../../outreach/schemas.ts';
import { AT, contextWithKey, ignoreChanges, insertContact } from '../../../shared/saved-people.fixtures.ts';
import { addSuppressions, checkSuppression } from '../../../suppression/index.ts';
import { listContactMerges } from './list-contact-merges.ts';
import { mergeContacts } from './merge-contacts.ts';
import { previewContactMerge } from './preview-contact-merge.ts';
import { resumeContactMerges } from './resume-contact-merges.ts';
import { undoContactMerge } from './undo-contact-merge.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);
const { ctx, forget } = contextWithKey();
afterAll(forget);

const idOf = ({ _id }: ContactDoc) => _id.toHexString();
const stored = () => ContactModel.find().sort({ _id: 1 }).lean();
const suppressed = async (identifier: string) => (await checkSuppression({ ctx, input: { identifier } })).isSuppressed;
const note = (text: string) => ({ id: text, text, at: AT });

async function twoContacts() {
  const survivor = await insertContact({
    name: 'Anna Müller',
    email: 'anna@acme.example',
    phone: '+49 30 1234560',
    organizationName: 'Acme',
    keys: ['apollo:1', 'email:anna@acme.example'],
    sources: [{ source: 'apollo', id: '1', at: AT }],
    revealedAt: { apollo: AT },
    notes: [note('one')],
    revision: 3,
  });
  const other = await insertContact({
    name: 'Anna Mueller',
    title: 'CFO',
    email: 'am@nordlys.example',
    phone: '+49 151 23456789',
    organizationName: 'Nordlys',
    keys: ['pdl:2', 'email:am@nordlys.example'],
    sources: [{ source: 'pdl', id: '2', at: AT }],
    revealedAt: { pdl: AT },
    notes: [note('two')],
    revision: 1,
  });
  return { survivorId: idOf(survivor), otherId: idOf(other) };
}

describe('a merge of contacts', () => {
  it('keeps every address, number, id and paid reveal, and the other id leads to the survivor', async () => {
    const input = await twoContacts();
    const preview = await previewContactMerge({ ctx, input });
    expect(preview.fields.filter(({ isChoice }) => isChoice).map(({ field }) => field)).toEqual([
      'name',
      'employer',
      'email',
      'phone',
    ]);
    const { contact } = await mergeContacts({ ctx, input: { ...input, choices: { email: 'other' } } });
    expect(contact).toMatchObject({
      id: input.survivorId,
      name: 'Anna Müller',
      title: 'CFO',
      email: 'am@nordlys.example',
    });
    expect(contact.otherValues.map(({ value }) => value)).toEqual(['anna@acme.example', '+49 151 23456789']);
    expect(contact.formerEmployers).toEqual([{ name: 'Nordlys', domain: null }]);
    const [merged, ...rest] = await stored();
    expect(rest).toEqual([]);
    expect(merged?.keys.toSorted()).toEqual([
      'apollo:1',
      'email:am@nordlys.example',
      'email:anna@acme.example',
      'pdl:2',
    ]);
    expect(merged?.revealedAt).toEqual({ apollo: AT, pdl: AT });
    const found = await getContact({ ctx, input: { id: input.otherId } });
    expect(found).toMatchObject({ id: input.survivorId, formerIds: [input.otherId] });
    const { items } = await listContactMerges({ ctx, input: { contactId: input.survivorId, limit: 10 } });
    expect(items).toMatchObject([{ state: 'merged', otherName: 'Anna Mueller' }]);
  });

  it('undone gives both back as they were', async () => {
    const input = await twoContacts();
    const before = await stored();
    const { mergeId } = await mergeContacts({ ctx, input: { ...input, choices: { name: 'other', phone: 'other' } } });
    const undone = { restored: [input.survivorId, input.otherId], keptEdits: [] };
    expect(await undoContactMerge({ ctx, input: { mergeId } })).toEqual(undone);
    expect(await stored()).toEqual(before);
    expect(await undoContactMerge({ ctx, input: { mergeId } })).toEqual(undone);
  });

  it('undone keeps and names what was changed since, and gives what a source has said to the one whom it knows', async () => {
    const input = await twoContacts();
    const { mergeId } = await mergeContacts({ ctx, input });
    await addNote({ ctx, input: { id: input.otherId, text: 'three' } });
    const later = new Date(AT.getTime() + 1000);
    const changes = { title: 'CEO', 'revealedAt.pdl': later, 'revealedAt.other': later };
    await ContactModel.updateOne({ _id: input.survivorId }, { $set: changes, $inc: { revision: 1 } });
    expect((await undoContactMerge({ ctx, input: { mergeId } })).keptEdits).toEqual(['title', 'notes', 'revealedAt']);
    const [survivor, other] = await stored();
    expect(survivor).toMatchObject({
      title: 'CEO',
      notes: [{ text: 'one' }, { text: 'three' }],
    });
    // Whom the last one was bought for is not known, so neither is bought again.
    expect(survivor?.revealedAt).toEqual({ apollo: AT, other: later });
    expect(other).toMatchObject({ title: 'CFO', notes: [{ text: 'two' }] });
    expect(other?.revealedAt).toEqual({ pdl: later, other: later });
  });

  it('is on the lists of both; undone each is on its own, off those that it was taken off since, and a new one is the survivor’s', async () => {
    const input = await twoContacts();
    await ContactModel.updateOne({ _id: input.survivorId }, { lists: ['both', 'mine'] });
    await ContactModel.updateOne({ _id: input.otherId }, { lists: ['both', 'theirs', 'left'] });
    const { contact, mergeId } = await mergeContacts({ ctx, input });
    expect(contact.lists).toEqual(['both', 'mine', 'theirs', 'left']);
    const lists = ['both', 'mine', 'theirs', 'new'];
    await ContactModel.updateOne({ _id: input.survivorId }, { $set: { lists }, $inc: { revision: 1 } });
    expect((await undoContactMerge({ ctx, input: { mergeId } })).keptEdits).toEqual(['lists']);
    const [survivor, other] = await stored();
    expect([survivor?.lists, other?.lists]).toEqual([
      ['both', 'mine', 'new'],
      ['both', 'theirs'],
    ]);
  });

  it('was informed if one of them was, and undone each as before', async () => {
    const input = await twoContacts();
    const informed = { at: AT, how: 'notice' };
    await ContactModel.updateOne({ _id: input.otherId }, { informed });
    const { mergeId } = await mergeContacts({ ctx, input });
    expect((await stored()).map((contact) => contact.informed)).toEqual([informed]);
    await undoContactMerge({ ctx, input: { mergeId } });
    expect((await stored()).map((contact) => contact.informed)).toEqual([undefined, informed]);
  });

  it('is on the do-not-contact list if one of them was, by all that both are known by', async () => {
    const input = await twoContacts();
    await addSuppressions(ctx, [[{ kind: 'email', value: 'am@nordlys.example' }]], '');
    await mergeContacts({ ctx, input });
    expect(await Promise.all(['anna@acme.example', 'am@nordlys.example'].map(suppressed))).toEqual([true, true]);
  });

  it('is found on the list by each address, and suppressed by each', async () => {
    const input = await twoContacts();
    await mergeContacts({ ctx, input });
    const list = { identifiers: ['am@nordlys.example'], ids: [], contactIds: [], reason: '' };
    await suppressContacts({ ctx, input: list }, ignoreChanges);
    expect(await stored()).toEqual([]);
    expect(await suppressed('anna@acme.example')).toBe(true);
  });

  it('puts one of two open messages of a campaign aside, and undone brings it back', async () => {
    const input = await twoContacts();
    const campaign = await createOutreachCampaign({
      ctx,
      input: createOutreachCampaignInput.parse({ name: 'Spring' }),
    });
    const contactIds = [input.survivorId, input.otherId];
    await addTargets({ ctx, input: { id: campaign.id, contactIds, leadIds: [] } });
    const before = await OutreachMessageModel.find().sort({ _id: 1 }).lean();
    expect(before).toHaveLength(2);
    const { mergeId } = await mergeContacts({ ctx, input });
    expect(await OutreachMessageModel.find().lean()).toMatchObject([{ contactId: input.survivorId }]);
    expect(await addTargets({ ctx, input: { id: campaign.id, contactIds, leadIds: [] } })).toMatchObject({ added: 0 });
    await undoContactMerge({ ctx, input: { mergeId } });
    expect(await OutreachMessageModel.countDocuments()).toBe(2);
  });

  it('that was interrupted is finished by the next process', async () => {
    const input = await twoContacts();
    const { mergeId } = await mergeContacts({ ctx, input });
    const left = { worker: null, leaseUntil: new Date(0) };
    await ContactMergeModel.updateOne({ _id: mergeId }, { state: 'merging', ...left });
    await ContactModel.updateOne({ _id: input.survivorId }, { $pull: { keys: 'pdl:2' } });
    await resumeContactMerges(ctx);
    expect((await ContactMergeModel.findById(mergeId).lean())?.state).toBe('merged');
    expect((await findContacts([input.otherId])).get(input.otherId)?.keys).toContain('pdl:2');
    await ContactMergeModel.updateOne({ _id: mergeId }, { state: 'undoing', ...left });
    await resumeContactMerges(ctx);
    expect((await ContactMergeModel.findById(mergeId).lean())?.state).toBe('undone');
    expect(await stored()).toHaveLength(2);
  });

  it('undoes the latest first, and none of a contact with itself is made', async () => {
    const input = await twoContacts();
    const third = await insertContact({ name: 'Anna M' });
    const first = await mergeContacts({ ctx, input });
    await mergeContacts({ ctx, input: { survivorId: input.survivorId, otherId: idOf(third) } });
    await expect(undoContactMerge({ ctx, input: { mergeId: first.mergeId } })).rejects.toThrow('merged again later');
    const itself = { survivorId: input.survivorId, otherId: input.survivorId };
    await expect(mergeContacts({ ctx, input: itself })).rejects.toThrow('itself');
  });
});
