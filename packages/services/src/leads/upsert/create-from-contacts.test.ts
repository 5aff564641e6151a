import { ContactModel, LeadModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { Types } from 'mongoose';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { suppressContacts } from '../../contacts/index.ts';
import { AT, contextWithKey, ignoreChanges, insertContact } from '../../shared/saved-people.fixtures.ts';
import { pageLeads } from '../search/page-leads.ts';
import { createLeadsFromContacts } from './create-from-contacts.ts';

useTestDatabase();
const { ctx, clock, forget } = contextWithKey();
afterAll(forget);
beforeEach(async () => {
  clock.now = AT;
  await emptyTestDatabase();
});

const UNKNOWN_ID = 'f'.repeat(24);
const save = (...contactIds: string[]) => createLeadsFromContacts({ ctx, input: { contactIds } });
const list = (limit = 200, cursor?: string) =>
  pageLeads({ ctx, input: { limit, ...(cursor ? { cursor } : {}) } }).then((page) => page.leads);
const hold = async (parts: Parameters<typeof insertContact>[0] = {}) => (await insertContact(parts))._id.toHexString();

describe('saveLeads', () => {
  it('makes a lead of a contact with all that is known of them', async () => {
    const id = await hold({
      title: 'Head of Operations',
      organizationName: 'Acme',
      organizationIndustry: 'Logistics',
      email: 'marta@acme.com',
      phone: '+351210000000',
      linkedinUrl: 'https://www.linkedin.com/in/marta-oliveira',
      city: 'Porto',
      country: 'Portugal',
    });
    expect(await save(id)).toEqual({ created: 1, known: 0, suppressed: 0 });
    expect(await list()).toEqual([
      {
        id: expect.any(String),
        firstName: 'Marta',
        lastName: 'Oliveira',
        title: 'Head of Operations',
        company: 'Acme',
        email: 'marta@acme.com',
        linkedinUrl: 'https://www.linkedin.com/in/marta-oliveira',
        phone: '+351210000000',
        location: 'Porto, Portugal',
        industry: 'Logistics',
        enrichmentStatus: 'pending',
        contactId: id,
        companyId: null,
        message: null,
        suggestionCount: 0,
        userLists: [],
        needsReview: false,
        outcomes: expect.objectContaining({ email: { state: 'locked', reason: null } }),
        createdAt: AT.toISOString(),
      },
    ]);
    expect(await ContactModel.findById(id).lean()).toMatchObject({ knownIn: ['contacts', 'leads'] });
  });

  it('who was informed as a contact is informed as a lead, new or known', async () => {
    const informed = { at: AT, how: 'notice' };
    const id = (await insertContact({ email: 'marta@acme.com' }))._id.toHexString();
    await save(id);
    await ContactModel.updateOne({ _id: id }, { informed });
    await save(id);
    expect((await LeadModel.find().lean()).map((lead) => lead.informed)).toEqual([informed]);
    await LeadModel.deleteMany({});
    await save(id);
    expect((await LeadModel.find().lean()).map((lead) => lead.informed)).toEqual([informed]);
  });

  it('makes nobody a lead twice, also when they were named twice, at the same moment, or before they were merged', async () => {
    const former = new Types.ObjectId();
    const id = await hold({ formerIds: [former] });
    const both = await Promise.all([save(id, id), save(id, former.toHexString())]);
    expect(both.map(({ created }) => created).sort()).toEqual([0, 1]);
    expect(await save(id)).toEqual({ created: 0, known: 1, suppressed: 0 });
    await LeadModel.updateOne({}, { keys: [`contact:${former.toHexString()}`] });
    expect(await save(id)).toEqual({ created: 0, known: 1, suppressed: 0 });
    expect(await list()).toHaveLength(1);
  });

  it('leaves out who is on the do-not-contact list', async () => {
    await suppressContacts(
      { ctx, input: { identifiers: ['acme.com'], ids: [], contactIds: [], reason: '' } },
      ignoreChanges,
    );
    const id = await hold({ email: 'marta@acme.com' });
    expect(await save(id, await hold())).toEqual({ created: 1, known: 0, suppressed: 1 });
    expect((await list()).map(({ contactId }) => contactId)).not.toContain(id);
    expect(await ContactModel.findById(id).lean()).toMatchObject({ knownIn: ['contacts'] });
  });

  it('refuses contacts that are not saved, says how many, and stores nothing', async () => {
    const refused = expect(save(await hold(), UNKNOWN_ID)).rejects;
    await refused.toMatchObject({ kind: 'invalid', issues: [{ path: ['contactIds'] }] });
    await refused.toThrow('1 of the 2 contacts is not saved any more. Choose the contacts again.');
    expect(await list()).toEqual([]);
  });
});

describe('the list of leads', () => {
  it('has the newest first and goes on where a page ended', async () => {
    const made: string[] = [];
    for (let at = 0; at < 5; at++) {
      const id = await hold();
      clock.now = new Date(AT.getTime() + Math.floor(at / 2) * 1000);
      await save(id);
      made.unshift(id);
    }
    const all = await list();
    expect(all.map(({ contactId }) => contactId)).toEqual(made);
    const paged = [];
    for (let cursor: string | undefined; paged.length < 5; ) {
      const page = await list(2, cursor);
      paged.push(...page);
      const last = page.at(-1);
      cursor = `${last?.createdAt}_${last?.id}`;
    }
    expect(paged).toEqual(all);
    expect(await list(2, `${paged.at(-1)?.createdAt}_${paged.at(-1)?.id}`)).toEqual([]);
  });

  it('leaves out who was put on the do-not-contact list afterwards, and fills the page with others', async () => {
    const ids = [await hold(), await hold({ email: 'marta@acme.com' }), await hold({ email: 'bob@acme.com' })];
    await save(...ids);
    await suppressContacts(
      { ctx, input: { identifiers: ['acme.com'], ids: [], contactIds: [], reason: '' } },
      ignoreChanges,
    );
    for (const limit of [1, 2, 3]) expect((await list(limit)).map(({ contactId }) => contactId)).toEqual([ids[0]]);
  });

  it('leaves out whom nothing but the id of a source or the domain of the employer tells', async () => {
    const hidden = await hold({ name: 'Marta Ol***a', isNameHidden: true });
    await save(hidden, await hold({ organizationDomain: 'acme.com' }));
    await suppressContacts(
      { ctx, input: { identifiers: ['acme.com'], ids: [], contactIds: [hidden], reason: '' } },
      ignoreChanges,
    );
    expect(await list()).toEqual([]);
  });

  it('refuses a cursor that is none', async () => {
    for (const cursor of ['x', `yesterday_${UNKNOWN_ID}`, AT.toISOString()]) {
      await expect(list(2, cursor)).rejects.toMatchObject({ kind: 'invalid', issues: [{ path: ['cursor'] }] });
    }
  });
});
