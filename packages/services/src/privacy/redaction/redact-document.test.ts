import { BatchItemModel, ContactModel, LeadModel, PaidCallModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import mongoose from 'mongoose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AT, insertContact } from '../../shared/saved-people.fixtures.ts';
import { redactDocument } from './redact-document.ts';
import { openCollection, type ScanHit } from './scan-database.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);
afterEach(() => vi.restoreAllMocks());

const EMAIL = 'marta@acme.com';
const PATTERN = /marta@acme\.com/giu;
const ITEM = {
  _id: 'b:1',
  batchId: 'b',
  kind: 'k',
  key: '1',
  state: 'running' as const,
  order: 0,
  batchOrder: 0,
  attempts: 1,
  retryAt: AT,
  message: `${EMAIL} was refused`,
};

const redact = (hit: ScanHit) => redactDocument(hit, PATTERN, () => Promise.reject(new Error('not an order')));

/** Someone writes between each of the first readings and what is written after it. */
function meanwhile(times: number, write: () => Promise<unknown>): void {
  const { prototype } = mongoose.mongo.Collection;
  const read = prototype.findOne;
  let left = times;
  vi.spyOn(prototype, 'findOne').mockImplementation(async function (this: typeof prototype, filter: object) {
    const found: unknown = await read.call(this, filter);
    if (left-- > 0) await write();
    return found;
  } as typeof read);
}

/** A colleague who did not want her address. */
async function putBob(): Promise<mongoose.Types.ObjectId> {
  const _id = new mongoose.Types.ObjectId();
  const dismissed = [{ field: 'email', value: EMAIL }];
  const lead = { keys: ['email:bob@acme.com'], enrichmentStatus: 'completed', createdAt: AT, updatedAt: AT };
  await LeadModel.create({ _id, ...lead, dismissed, revision: 7 });
  return _id;
}

describe('what somebody writes while a document is redacted', () => {
  it('stays: an item that was completed is not running again', async () => {
    await BatchItemModel.create(ITEM);
    meanwhile(1, () => BatchItemModel.updateOne({ _id: 'b:1' }, { state: 'completed', finishedAt: AT }));
    await redact({ collection: 'batch_items', id: 'b:1' });
    expect(await BatchItemModel.find().lean()).toMatchObject([
      { state: 'completed', finishedAt: AT, message: '[erased] was refused' },
    ]);
  });

  it('is redacted too when it is the same field', async () => {
    await BatchItemModel.create(ITEM);
    meanwhile(2, () => BatchItemModel.updateOne({ _id: 'b:1' }, { message: `${EMAIL} was refused again` }));
    await redact({ collection: 'batch_items', id: 'b:1' });
    expect(await BatchItemModel.find().lean()).toMatchObject([{ message: '[erased] was refused again' }]);
  });

  it('stays where changes are told by a revision, which goes up', async () => {
    const id = await putBob();
    meanwhile(1, () => LeadModel.updateOne({}, { $set: { phone: '+351 21 555 0100', revision: 8 } }));
    await redact({ collection: 'leads', id });
    expect(await LeadModel.find().lean()).toMatchObject([
      { phone: '+351 21 555 0100', dismissed: [{ value: '[erased]' }], revision: 9 },
    ]);
  });

  it('stays in a contact who was never joined, and who joins by the old state has to look again', async () => {
    const { _id } = await insertContact({ notes: [{ id: 'n', text: EMAIL, at: AT }] });
    meanwhile(1, () => ContactModel.updateOne({ _id }, { $push: { notes: { id: 'm', text: 'Called', at: AT } } }));
    await redact({ collection: 'contacts', id: _id });
    const doc = await ContactModel.findById(_id).lean();
    expect(doc).toMatchObject({ notes: [{ text: '[erased]' }, { text: 'Called' }], revision: 1 });
  });

  it('stays in a document whose own id names the person', async () => {
    const calls = openCollection('paid_calls');
    await calls.insertOne({ _id: `pdl:person:${EMAIL}` as never, state: 'sent', credits: 5 });
    meanwhile(1, () => calls.updateOne({ state: 'sent' }, { $set: { state: 'captured', credits: 1 } }));
    await redact({ collection: 'paid_calls', id: `pdl:person:${EMAIL}` });
    expect(await PaidCallModel.find().lean()).toMatchObject([
      { _id: expect.stringMatching(/^erased:/), state: 'captured', credits: 1 },
    ]);
  });

  it('without end leaves the document for the next round', async () => {
    await BatchItemModel.create(ITEM);
    let at = 0;
    meanwhile(Number.POSITIVE_INFINITY, () => BatchItemModel.updateOne({}, { message: `${EMAIL} ${++at}` }));
    await redact({ collection: 'batch_items', id: 'b:1' });
    expect(await BatchItemModel.find().lean()).toMatchObject([{ message: expect.stringContaining(EMAIL) }]);
    expect(at).toBeLessThan(50);
  });
});
