import { ContactModel, LeadModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { identifiersOfContact } from '../../contacts/index.ts';
import { insertLead } from '../../outreach/outreach.fixtures.ts';
import { AT, contextWithKey, insertContact } from '../../shared/saved-people.fixtures.ts';
import { findSuppressedIds } from '../../suppression/index.ts';
import { deleteLeads } from '../../trash/index.ts';
import { removeOptedOut } from '../opt-outs/remove-opted-out.ts';
import { erasePersonalData } from './erase-personal-data.ts';
import { findPersonalData } from './find-personal-data.ts';

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

it('a deleted lead is found by its former address', async () => {
  const { _id } = await insertLead(MARTA);
  await deleteLeads({ ctx, input: { ids: [_id.toHexString()] } });
  const input = { identifiers: [FORMER], name: '', company: '', confirmed: [], reason: '' };
  expect((await findPersonalData({ ctx, input })).records.map(({ place }) => place)).toEqual(['trash']);
});
