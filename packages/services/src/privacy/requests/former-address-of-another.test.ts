import { ArchivedDocumentModel, ContactModel, LeadModel, OutreachMessageModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { identifiersOfContact } from '../../contacts/index.ts';
import { updateLead } from '../../leads/index.ts';
import { syncRecipientsAfterEdit } from '../../outreach/index.ts';
import { insertLead, outreachCalls } from '../../outreach/outreach.fixtures.ts';
import { AT, contextWithKey, insertContact } from '../../shared/saved-people.fixtures.ts';
import { checkSuppression, findSuppressedIds } from '../../suppression/index.ts';
import { deleteLeads, deleteOutreachCampaign, purgeEntry, TRASH_PERSONAL_DATA } from '../../trash/index.ts';
import { removeOptedOut } from '../opt-outs/remove-opted-out.ts';
import { erasePersonalData } from './erase-personal-data.ts';
import { exportPersonalData, findPersonalData } from './find-personal-data.ts';

useTestDatabase();
const { ctx, clock, forget } = contextWithKey();
afterAll(forget);
beforeEach(async () => {
  clock.now = AT;
  await emptyTestDatabase();
});

const IMPORTED = { source: 'import', at: AT, isLocked: true };
const LEAD = { candidates: [], revision: 1 };

/** A table gave Anna the address of Bob; a person has corrected it. */
async function annaWithAddressOfBob() {
  const origins = { email: IMPORTED, firstName: IMPORTED, lastName: IMPORTED, company: IMPORTED };
  const values = { firstName: 'Anna', lastName: 'Alt', company: 'Acme', email: 'anna@acme.example' };
  const keys = ['email:bob@acme.example', 'email:anna@acme.example'];
  const sources = [{ source: 'apollo', id: 'anna', at: AT }];
  await insertLead({ ...LEAD, ...values, keys, sources, origins } as never);
  const bob = await insertContact({
    name: 'Bob Berg',
    organizationName: 'Acme',
    email: 'bob@acme.example',
    keys: ['apollo:b', 'email:bob@acme.example'],
    sources: [{ source: 'apollo', id: 'b', at: AT }],
  });
  return async () => ({
    contacts: await ContactModel.countDocuments(),
    leads: await LeadModel.countDocuments(),
    suppressed: (await findSuppressedIds(ctx, [{ id: 'bob', keys: identifiersOfContact(bob) }])).size,
  });
}

it('an erasure reaches no one who has a former address of the person', async () => {
  const state = await annaWithAddressOfBob();
  const input = { identifiers: ['anna@acme.example'], name: '', company: '', confirmed: [], reason: '' };
  expect((await findPersonalData({ ctx, input })).records.map(({ label }) => label)).toEqual(['Anna Alt, Acme']);
  await erasePersonalData({ ctx, input });
  expect(await state()).toEqual({ contacts: 1, leads: 0, suppressed: 0 });
});

it('nor does an opt-out', async () => {
  const state = await annaWithAddressOfBob();
  await removeOptedOut(ctx, 'apollo', { ids: ['anna'], reason: '' });
  expect(await state()).toEqual({ contacts: 1, leads: 0, suppressed: 0 });
});

const FORMER = 'marta@old.example';
const MARTA = {
  ...LEAD,
  email: 'marta@new.example',
  company: 'Acme',
  keys: [`email:${FORMER}`, 'email:marta@new.example'],
  sources: [],
  origins: {},
  createdAt: AT,
} as never;

describe('a lead that is found by a former address alone', () => {
  const input = { identifiers: [FORMER], name: '', company: '', confirmed: [], reason: '' };
  const isListed = async (identifier: string) => (await checkSuppression({ ctx, input: { identifier } })).isSuppressed;
  const kept = async () => [await LeadModel.countDocuments(), await ArchivedDocumentModel.countDocuments()];

  it.each(['leads', 'trash'])(
    'in %s has to be confirmed, and stays without the address where it is not',
    async (place) => {
      const { _id } = await insertLead(MARTA);
      await insertContact({ name: 'Bob Berg', email: FORMER, keys: [`email:${FORMER}`] });
      if (place === 'trash') await deleteLeads({ ctx, input: { ids: [_id.toHexString()] } });
      const { records } = await findPersonalData({ ctx, input });
      expect(records.map((one) => [one.place, one.match])).toEqual([
        ['contacts', 'identifier'],
        [place, 'name'],
      ]);
      expect((await erasePersonalData({ ctx, input })).leftovers).toEqual([]);
      expect(await kept()).toEqual(place === 'trash' ? [0, 1] : [1, 0]);
      expect(await ContactModel.countDocuments()).toBe(0);
      expect(await Promise.all([FORMER, 'marta@new.example'].map(isListed))).toEqual([true, false]);
    },
  );

  it.each(['leads', 'trash'])('in %s is erased with its present address once it is confirmed', async (place) => {
    const { _id } = await insertLead(MARTA);
    if (place === 'trash') await deleteLeads({ ctx, input: { ids: [_id.toHexString()] } });
    const [record] = (await findPersonalData({ ctx, input })).records;
    await erasePersonalData({ ctx, input: { ...input, confirmed: [{ place, id: record?.id ?? '' }] } });
    expect(await kept()).toEqual([0, 0]);
    expect(await isListed('marta@new.example')).toBe(true);
  });
});

describe('an erasure of a recipient reaches no one who has their former address', () => {
  const { add, create } = outreachCalls(ctx);
  const input = { identifiers: ['anna@acme.example'], name: '', company: '', confirmed: [], reason: '' };

  /** Anna is written to under the address of Bob, who is a contact. */
  async function annaInCampaign() {
    const anna = await insertLead({
      firstName: 'Anna',
      lastName: 'Alt',
      email: 'bob@acme.example',
      keys: ['email:bob@acme.example'],
      origins: { email: { ...IMPORTED, confidence: null } },
    });
    const { id } = await create();
    await add(id, { leadIds: [anna._id.toHexString()] });
    const bob = await insertContact({ name: 'Bob Berg', email: 'bob@acme.example', keys: ['email:bob@acme.example'] });
    return { anna, bob, campaign: id };
  }
  const correct = (id: string) =>
    updateLead({ ctx, input: { id, values: { email: 'anna@acme.example' } } }, syncRecipientsAfterEdit);
  /** An import that shows whose address it is. */
  const importAgain = (id: string) =>
    LeadModel.updateOne(
      { _id: id },
      { email: 'anna@acme.example', keys: ['email:anna@acme.example'], updatedAt: AT, $inc: { revision: 1 } },
    );

  it.each([
    ['after a correction', correct, false],
    ['after an import', importAgain, false],
    ['after a correction, with their campaign in the trash', correct, true],
    ['after an import, with their campaign in the trash', importAgain, true],
  ])('%s', async (_, change, isDeleted) => {
    const { anna, bob, campaign } = await annaInCampaign();
    if (isDeleted) await deleteOutreachCampaign({ ctx, input: { id: campaign } });
    await change(anna._id.toHexString());
    await erasePersonalData({ ctx, input });
    expect(await ContactModel.find({}, { name: 1 }).lean()).toMatchObject([{ name: 'Bob Berg' }]);
    expect(await LeadModel.countDocuments()).toBe(0);
    expect(await OutreachMessageModel.countDocuments()).toBe(0);
    expect((await findSuppressedIds(ctx, [{ id: 'bob', keys: identifiersOfContact(bob) }])).size).toBe(0);
  });
});

describe('a recipient whose campaign is in the trash', () => {
  const { add, create } = outreachCalls(ctx);
  const PROFILE = 'https://www.linkedin.com/in/anna-alt';
  const subjectOf = (identifier: string) => ({
    identifiers: [identifier],
    name: '',
    company: '',
    confirmed: [],
    reason: '',
  });

  async function annaInTrashedCampaign() {
    const anna = await insertLead({
      firstName: 'Anna',
      lastName: 'Alt',
      email: 'anna@old.example',
      linkedinUrl: PROFILE,
      keys: ['email:anna@old.example', 'linkedin:linkedin.com/in/anna-alt'],
    });
    const { id } = await create();
    await add(id, { leadIds: [anna._id.toHexString()] });
    await deleteOutreachCampaign({ ctx, input: { id } });
    return anna._id.toHexString();
  }

  it('leads an erasure to what else is saved of them once their lead is deleted for good', async () => {
    const leadId = await annaInTrashedCampaign();
    const { trashId } = await deleteLeads({ ctx, input: { ids: [leadId] } });
    await purgeEntry({ ctx, input: { id: trashId ?? '' } });
    await insertContact({ name: 'A. Alt', email: 'anna@old.example', keys: ['email:anna@old.example'] });
    await erasePersonalData({ ctx, input: subjectOf(PROFILE) });
    expect(await ContactModel.countDocuments()).toBe(0);
  });

  it('leads to nothing of a lead that the erasure itself has deleted before it was continued', async () => {
    const leadId = await annaInTrashedCampaign();
    await LeadModel.deleteOne({ _id: leadId });
    const identifiers = [{ kind: 'lead', value: leadId }];
    const found = await TRASH_PERSONAL_DATA[0]?.find(ctx, { identifiers, name: null, company: null });
    expect(found?.map((one) => one.identifiers)).toEqual([identifiers]);
  });

  it('is exported as their lead is known now', async () => {
    const leadId = await annaInTrashedCampaign();
    await LeadModel.updateOne({ _id: leadId }, { email: 'anna@new.example', keys: ['email:anna@new.example'] });
    const exported = await exportPersonalData({ ctx, input: subjectOf('anna@new.example') });
    expect(exported.records.map(({ place }) => place)).toContain('trash');
    expect(JSON.stringify(exported)).not.toMatch(/anna@old|leadIdentifiers/);
  });
});
