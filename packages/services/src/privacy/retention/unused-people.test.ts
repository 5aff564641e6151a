import { ContactModel, LeadModel, OutreachMessageModel, TrashEntryModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { Types } from 'mongoose';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { mergeContacts } from '../../duplicates/index.ts';
import { AT, contextWithKey, insertContact } from '../../shared/saved-people.fixtures.ts';
import { addSuppressions } from '../../suppression/index.ts';
import { restoreEntry } from '../../trash/index.ts';
import { applyRetention, getRetention, previewRetention, runRetention, updateRetention } from './retention.ts';

useTestDatabase();
const { ctx, forget } = contextWithKey();
beforeEach(emptyTestDatabase);
afterAll(forget);

const ago = (days: number) => new Date(AT.getTime() - days * 24 * 60 * 60_000);
const OLD = { savedAt: ago(400), sources: [{ source: 'apollo', id: 'a', at: ago(400) }] };
const message = (keys: string[]) =>
  OutreachMessageModel.collection.insertOne({ _id: keys[0], campaignId: 'c', recipientKey: keys[0], keys } as never);

async function lead(company: string, parts: object = {}): Promise<Types.ObjectId> {
  const _id = new Types.ObjectId();
  await LeadModel.collection.insertOne({
    ...{
      _id,
      keys: [`name:${company}`],
      nameKey: null,
      contactId: null,
      firstName: 'Ada',
      lastName: 'L',
      company,
      listIds: [],
    },
    ...{
      sources: [],
      origins: {},
      enrichmentStatus: 'completed',
      steps: {},
      candidates: [],
      suggestions: [],
      words: [],
    },
    ...{ log: [], needsReview: false, revision: 1, createdAt: ago(400), updatedAt: ago(400), ...parts },
  } as never);
  return _id;
}

async function seed(): Promise<void> {
  await insertContact({ name: 'Unused', ...OLD });
  await insertContact({ name: 'Young', savedAt: ago(10) });
  await insertContact({ name: 'Seen again', ...OLD, sources: [{ source: 'pdl', id: 'p', at: ago(3) }] });
  await insertContact({ name: 'Revealed', ...OLD, revealedAt: { pdl: ago(3) } });
  await insertContact({ name: 'Listed', ...OLD, lists: ['l'] });
  await insertContact({ name: 'Noted', ...OLD, notes: [{ id: 'n', text: 'Call', at: ago(399) }] });
  const written = await insertContact({ name: 'Written to', ...OLD });
  await message([`contact:${written._id.toHexString()}`]);
  const source = await insertContact({ name: 'Of a lead', ...OLD });
  await lead('Of a contact', { contactId: source._id, updatedAt: ago(5) });
  await lead('Unused');
  await lead('Listed', { lists: ['l'] });
  await lead('In work', { enrichmentStatus: 'enriching' });
  await message([`lead:${(await lead('Written to')).toHexString()}`]);
}

const contacts = async () => (await ContactModel.find().lean()).map(({ name }) => name).toSorted();
const leads = async () => (await LeadModel.find().lean()).map(({ company }) => company).toSorted();
const KEPT = ['Listed', 'Noted', 'Of a lead', 'Revealed', 'Seen again', 'Written to', 'Young'];

it('contacts and leads stay for good unless the workspace sets days', async () => {
  await seed();
  await applyRetention(ctx);
  expect(await contacts()).toContain('Unused');
  const { items } = await getRetention({ ctx, input: {} });
  expect(items.find(({ kind }) => kind === 'unusedLeads')).toMatchObject({
    days: null,
    count: 5,
    wouldDelete: { count: 0 },
  });
});

it('those that were never used go to the trash, as many as the preview has said, and come back from there', async () => {
  await seed();
  const tried = await previewRetention({ ctx, input: { kind: 'unusedContacts', days: 365 } });
  expect(tried).toEqual({ count: 1, examples: [{ label: 'Unused', at: ago(400).toISOString() }] });
  expect(await contacts()).toEqual([...KEPT, 'Unused'].toSorted());
  await updateRetention({ ctx, input: { days: { unusedContacts: 365, unusedLeads: 365 } } });
  expect((await runRetention({ ctx, input: {} })).deleted).toEqual([
    { kind: 'unusedContacts', count: 1 },
    { kind: 'unusedLeads', count: 1 },
  ]);
  expect(await contacts()).toEqual(KEPT);
  expect(await leads()).toEqual(['In work', 'Listed', 'Of a contact', 'Written to']);
  for (const { _id: id } of await TrashEntryModel.find().lean()) await restoreEntry({ ctx, input: { id } });
  expect(await contacts()).toContain('Unused');
  expect(await leads()).toContain('Unused');
});

it('a contact whom a message or a lead names by the id of before a merge is used', async () => {
  const merged = async (name: string) => {
    const old = { ...OLD, name, sources: [] };
    const [survivor, other] = [await insertContact({ ...old }), await insertContact({ ...old })];
    const [survivorId, otherId] = [survivor._id.toHexString(), other._id.toHexString()];
    await mergeContacts({ ctx, input: { survivorId, otherId } });
    return other._id;
  };
  await message([`contact:${(await merged('Written to')).toHexString()}`]);
  await lead('Of a contact', { contactId: await merged('Of a lead'), updatedAt: ago(5) });
  await merged('Unused');
  await updateRetention({ ctx, input: { days: { unusedContacts: 365 } } });
  expect((await runRetention({ ctx, input: {} })).deleted).toEqual([{ kind: 'unusedContacts', count: 1 }]);
  expect(await contacts()).toEqual(['Of a lead', 'Written to']);
});

it('the preview names no one on the do-not-contact list, in the trash neither', async () => {
  await insertContact({ name: 'Gus Quiet', email: 'gus@acme.example', ...OLD });
  await insertContact({ name: 'Ada Open', email: 'ada@acme.example', ...OLD, savedAt: ago(300) });
  await addSuppressions(ctx, [[{ kind: 'email', value: 'gus@acme.example' }]], '');
  const { examples } = await previewRetention({ ctx, input: { kind: 'unusedContacts', days: 100 } });
  expect(examples.map(({ label }) => label)).toEqual(['A contact not to be contacted', 'Ada Open']);
  const deleted = { state: 'trashed', deletedAt: ago(40), recordIds: [] };
  await TrashEntryModel.collection.insertMany([
    { _id: 'person', kind: 'contact', label: 'Gus Quiet', ...deleted },
    { _id: 'list', kind: 'list', label: 'Trade fair', ...deleted, deletedAt: ago(39) },
  ] as never[]);
  const trash = await previewRetention({ ctx, input: { kind: 'trash', days: 30 } });
  expect(trash.examples.map(({ label }) => label)).toEqual(['A deleted person', 'Trade fair']);
});
