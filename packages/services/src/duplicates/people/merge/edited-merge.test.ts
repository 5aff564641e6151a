import { type ContactDoc, ContactMergeModel, ContactModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { Types } from 'mongoose';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { suppressContacts } from '../../../contacts/index.ts';
import { apollo, pdl } from '../../../contacts/people/people.fixtures.ts';
import { storeTestPage } from '../../../contacts/reveal/reveal.fixtures.ts';
import { AT, contextWithKey, ignoreChanges, insertContact } from '../../../shared/saved-people.fixtures.ts';
import { mergeCalls } from './merge.fixtures.ts';
import { resumeContactMerges } from './resume-contact-merges.ts';

useTestDatabase();
const { ctx, clock, forget } = contextWithKey();
afterAll(forget);
beforeEach(async () => {
  clock.now = AT;
  await emptyTestDatabase();
});

const [APOLLO, PDL, TYPED] = ['apollo', 'pdl', 'manual'].map((source) => ({ source, at: AT }));
const OF_APOLLO: Partial<ContactDoc> = { keys: ['apollo:1'], sources: [{ source: 'apollo', id: '1', at: AT }] };
const OF_PDL: Partial<ContactDoc> = { keys: ['pdl:2'], sources: [{ source: 'pdl', id: '2', at: AT }] };
const OTHERS = 'o@nordlys.example';
const WITH_EMAIL: Partial<ContactDoc> = {
  keys: ['pdl:2', `email:${OTHERS}`],
  email: OTHERS,
  emailStatus: 'verified',
  origins: { email: PDL } as ContactDoc['origins'],
};

const { twoContacts, merge, undo, edit, hear, bothOf } = mergeCalls({ ctx, clock, storePage: storeTestPage });

describe('a merge that is undone after an edit', () => {
  it('leaves the other one’s address with the other one, and only they are suppressed by it', async () => {
    const input = await twoContacts({}, WITH_EMAIL);
    const { mergeId } = await merge(input);
    await edit(input.survivorId, { email: 's@beta-works.com' });
    expect((await undo(mergeId)).keptEdits).toEqual(['email']);
    const { survivor, other } = await bothOf();
    expect(survivor).toMatchObject({ email: 's@beta-works.com', keys: ['apollo:1', 'email:s@beta-works.com'] });
    expect(survivor.sourceValues ?? []).toEqual([]);
    expect(other).toMatchObject(WITH_EMAIL);
    const list = { identifiers: [], ids: [], contactIds: [input.otherId], reason: '' };
    await suppressContacts({ ctx, input: list }, ignoreChanges);
    expect((await ContactModel.find().lean()).map(({ _id }) => _id.toHexString())).toEqual([input.survivorId]);
  });

  it('leaves the other one’s address with the other one when it was typed or emptied while both were one', async () => {
    const own = { email: 's@acme.example', keys: ['apollo:1', 'email:s@acme.example'], origins: { email: APOLLO } };
    for (const email of [OTHERS, '']) {
      await emptyTestDatabase();
      const input = await twoContacts(own as Partial<ContactDoc>, WITH_EMAIL);
      const { mergeId } = await merge(input, { email: email === '' ? 'other' : 'survivor' });
      await edit(input.survivorId, { email });
      expect((await undo(mergeId)).keptEdits).toEqual([]);
      const { survivor, other } = await bothOf();
      expect(survivor).toMatchObject(own);
      expect(other).toMatchObject(WITH_EMAIL);
    }
  });

  it('puts what was typed upon the survivor’s own value, which stays beside it', async () => {
    const own = { email: 's@acme.example', keys: ['apollo:1', 'email:s@acme.example'], origins: { email: APOLLO } };
    const input = await twoContacts(own as Partial<ContactDoc>, WITH_EMAIL);
    const { mergeId } = await merge(input, { email: 'other' });
    await edit(input.survivorId, { email: 'new@acme.example' });
    await undo(mergeId);
    const { survivor } = await bothOf();
    expect(survivor.sourceValues).toMatchObject([{ field: 'email', value: 's@acme.example', source: 'apollo' }]);
    expect(survivor.keys).toEqual(['apollo:1', 'email:s@acme.example', 'email:new@acme.example']);
  });

  it('finishes when a released key is another contact’s by now, who keeps it', async () => {
    const keys = ['apollo:1', 'email:typed@acme.example'];
    const origins = { email: TYPED } as ContactDoc['origins'];
    const input = await twoContacts({ email: 'typed@acme.example', keys, origins }, {});
    const { mergeId } = await merge(input);
    await edit(input.survivorId, { email: 'right@acme.example' });
    await hear(apollo('3', { name: 'Ben Brown', email: 'typed@acme.example' }));
    const third = await ContactModel.findOne({ keys: 'apollo:3' }).lean();
    await ContactMergeModel.updateOne({ _id: mergeId }, { state: 'undoing', worker: null, leaseUntil: new Date(0) });
    await resumeContactMerges(ctx);
    expect((await ContactMergeModel.findById(mergeId).lean())?.state).toBe('undone');
    expect(await ContactModel.findById(third?._id).lean()).toEqual(third);
    expect(await ContactModel.findById(input.survivorId).lean()).toMatchObject({
      email: 'right@acme.example',
      keys: ['apollo:1', 'email:right@acme.example'],
    });
  });

  it('gives what a source has said since beside a typed value to the one whom it knows', async () => {
    const input = await twoContacts(
      { title: 'Buyer', origins: { title: APOLLO } as ContactDoc['origins'] },
      { title: 'Counsel', origins: { title: PDL } as ContactDoc['origins'] },
    );
    const { mergeId } = await merge(input);
    await edit(input.survivorId, { title: 'Head' });
    await hear(pdl('2', { title: 'General Counsel' }));
    await hear(apollo('1', { title: 'Chief Buyer' }));
    await undo(mergeId);
    const { survivor, other } = await bothOf();
    expect(survivor.title).toBe('Head');
    expect(survivor.sourceValues?.map(({ value, source }) => [value, source])).toEqual([
      ['Buyer', 'apollo'],
      ['Chief Buyer', 'apollo'],
    ]);
    expect(other).toMatchObject({ title: 'General Counsel', origins: { title: { source: 'pdl' } } });
    expect(other.sourceValues ?? []).toEqual([]);
  });

  it('links the survivor to the tracked company of the employer that stays, not to that of another one', async () => {
    const [acme, nordlys] = [new Types.ObjectId(), new Types.ObjectId()];
    const employed = (name: string, companyId: Types.ObjectId, origin: unknown) =>
      ({ organizationName: name, companyId, origins: { organizationName: origin } }) as Partial<ContactDoc>;
    const input = await twoContacts(employed('Acme', acme, APOLLO), employed('Nordlys', nordlys, PDL));
    const { mergeId } = await merge(input);
    await edit(input.survivorId, { organizationName: 'Gamma' });
    await undo(mergeId);
    const { survivor, other } = await bothOf();
    expect(survivor).toMatchObject({ organizationName: 'Gamma', companyId: null });
    expect(survivor.formerEmployers).toEqual([{ name: 'Acme', domain: null }]);
    expect(other).toMatchObject({ organizationName: 'Nordlys', companyId: nordlys });
    expect(other.formerEmployers).toBeUndefined();
  });
});

describe('a merge of edited contacts', () => {
  it('takes the survivor’s value where a user chooses it, though the other one’s was typed', async () => {
    const sides = [
      { title: 'Buyer', origins: { title: APOLLO } as ContactDoc['origins'] },
      { title: 'Counsel', origins: { title: TYPED } as ContactDoc['origins'] },
    ] as const;
    expect((await merge(await twoContacts(...sides))).contact.title).toBe('Counsel');
    await emptyTestDatabase();
    expect((await merge(await twoContacts(...sides), { title: 'survivor' })).contact.title).toBe('Buyer');
  });

  it('brings back nothing that a person took out of one of them, on either side, nor with a search that merges them', async () => {
    const number = '+351 21 555 0100';
    const takenOut: Partial<ContactDoc> = {
      ...OF_APOLLO,
      revision: 1,
      sourceValues: [{ field: 'phone', value: number, source: 'apollo', at: AT }],
    };
    const known = { ...OF_PDL, revision: 1, phone: number, origins: { phone: PDL } } as Partial<ContactDoc>;
    for (const [older, newer] of [[takenOut, known] as const, [known, takenOut] as const]) {
      await emptyTestDatabase();
      const { contact } = await merge(await twoContacts(older, newer));
      expect(contact).toMatchObject({ phone: null, otherValues: [] });
      await emptyTestDatabase();
      await insertContact(older);
      await insertContact({ ...newer, savedAt: new Date(AT.getTime() + 1) });
      await hear(apollo('1'), pdl('2'));
      expect(await ContactModel.find().lean()).toMatchObject([{ phone: null }]);
    }
  });

  it('has the seniority of the title that was typed, not of the other one’s', async () => {
    const input = await twoContacts(
      { title: 'Chief Buyer', origins: { title: TYPED } as ContactDoc['origins'] },
      { title: 'Trainee', seniority: 'entry', origins: { title: PDL, seniority: PDL } as ContactDoc['origins'] },
    );
    expect((await merge(input)).contact).toMatchObject({ title: 'Chief Buyer', seniority: null });
  });
});
