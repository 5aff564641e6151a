import { ContactModel, OutreachMessageModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { Types } from 'mongoose';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { AT, contextWithKey, insertContact } from '../../shared/saved-people.fixtures.ts';
import { outreachCalls } from '../outreach.fixtures.ts';
import type { RecipientInput } from '../schemas.ts';
import { listRecipientMessages } from './list-messages.ts';

useTestDatabase();
const { ctx, clock, forget } = contextWithKey();
afterAll(forget);
beforeEach(async () => {
  clock.now = AT;
  await emptyTestDatabase();
});

const { create, draft } = outreachCalls(ctx);
const ofRecipient = async (input: RecipientInput) =>
  (await listRecipientMessages({ ctx, input: { limit: 100, ...input } })).items;

describe('messages of a recipient', () => {
  it('come from all campaigns, changed last first', async () => {
    const first = await create({ name: 'First' });
    const second = await create({ name: 'Second' });
    await draft(second.id);
    clock.now = new Date(AT.getTime() + 1000);
    await draft(first.id);
    const names = (await ofRecipient({ recipientName: 'marta  oliveira', recipientCompany: 'ACME' })).map(
      ({ campaignName }) => campaignName,
    );
    expect(names).toEqual(['First', 'Second']);
    expect(await ofRecipient({ recipientName: 'Bob' })).toEqual([]);
    expect(await ofRecipient({})).toEqual([]);
  });

  it('of a contact include those from before it was saved or merged', async () => {
    const { id } = await create();
    await draft(id);
    const former = new Types.ObjectId();
    const contact = await insertContact({ organizationName: 'Acme', formerIds: [former] });
    const contactId = contact._id.toHexString();
    expect(await ofRecipient({ contactId })).toHaveLength(1);
    const recipientKey = `contact:${former.toHexString()}`;
    await OutreachMessageModel.updateOne({}, { recipientKey, keys: [recipientKey] });
    expect(await ofRecipient({ contactId })).toHaveLength(1);
    await ContactModel.deleteMany();
    expect(await ofRecipient({ contactId: former.toHexString() })).toHaveLength(1);
  });
});
