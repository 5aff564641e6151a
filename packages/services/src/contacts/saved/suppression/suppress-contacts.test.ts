import { randomUUID } from 'node:crypto';
import type { FoundPerson } from '@workbench/connectors/people';
import { ContactModel, ContactSearchPageModel, SuppressionModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { identifiersOf } from '@workbench/identity/person-identifiers/identifiers';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { AT, contextWithKey, ignoreChanges, insertContact } from '../../../shared/saved-people.fixtures.ts';
import { checkSuppression, findSuppressedIds, listSuppressions } from '../../../suppression/index.ts';
import { foundPerson } from '../../people/people.fixtures.ts';
import type { SuppressInput } from '../../schemas.ts';
import { partitionBySuppression } from './split-suppressed.ts';
import { listSuppressedResults, suppressContacts } from './suppress-contacts.ts';

useTestDatabase();
const { ctx, clock, forget } = contextWithKey();
afterAll(forget);
beforeEach(async () => {
  clock.now = AT;
  await emptyTestDatabase();
});

const PROFILE = 'https://www.linkedin.com/in/marta-oliveira';
const UNKNOWN_ID = 'f'.repeat(24);

const put = (input: Partial<SuppressInput>) =>
  suppressContacts({ ctx, input: { identifiers: [], ids: [], contactIds: [], reason: '', ...input } }, ignoreChanges);
const list = async () => (await listSuppressions({ ctx, input: { limit: 9 } })).entries;
const isListed = async (identifier: string) => (await checkSuppression({ ctx, input: { identifier } })).isSuppressed;

const person = (parts: Partial<FoundPerson> = {}): FoundPerson =>
  foundPerson({
    source: 'apollo',
    id: '1',
    name: 'Marta Ol***a',
    isNameHidden: true,
    title: 'Head of Operations',
    organizationName: 'Acme',
    organizationDomain: 'acme.com',
    ...parts,
  });

/** A page of results with one found contact for each list of people. */
async function putPage(...found: FoundPerson[][]): Promise<string[]> {
  const people = found.map((each) => ({
    id: `${each[0]?.source}:${each[0]?.id}`,
    people: each,
    mergedBecause: null,
  }));
  await ContactSearchPageModel.create({
    _id: randomUUID(),
    searchKey: 'x',
    page: 1,
    next: {},
    totals: {},
    people,
    foundAt: AT,
    expiresAt: new Date(AT.getTime() + 86_400_000),
  });
  return people.map(({ id }) => id);
}

describe('an address that a newer answer has replaced', () => {
  const former = 'old@acme.example';
  const parts = { keys: ['apollo:1', `email:${former}`, 'email:new@acme.example'], email: 'new@acme.example' };

  it('suppresses the contact, and is suppressed with them', async () => {
    await insertContact(parts);
    expect(await put({ identifiers: [former] })).toMatchObject({ removedContacts: 1 });
    expect(await isListed('new@acme.example')).toBe(true);
    await emptyTestDatabase();
    const contact = await insertContact(parts);
    await put({ contactIds: [contact._id.toHexString()] });
    expect(await isListed(former)).toBe(true);
  });

  it('keeps a contact who is saved again out of selections', async () => {
    await put({ identifiers: [former] });
    const contact = await insertContact(parts);
    expect(await partitionBySuppression(ctx, [contact._id.toHexString()])).toMatchObject({ suppressed: 1 });
  });
});

describe('an id at a source, as in a list of who has objected there', () => {
  it('suppresses the person and deletes the saved contact', async () => {
    await insertContact({ sources: [{ source: 'pdl', id: 'qEnOZ5Oh0poWnQ1luFBfVw_0000', at: AT }] });
    expect(await put({ identifiers: ['PDL:qEnOZ5Oh0poWnQ1luFBfVw_0000', 'apollo:60af77d3e5f6'] })).toEqual({
      added: 2,
      removedContacts: 1,
    });
    expect(await isListed('pdl:qEnOZ5Oh0poWnQ1luFBfVw_0000')).toBe(true);
    expect(await isListed('pdl:another_id')).toBe(false);
    expect(await ContactModel.countDocuments()).toBe(0);
  });

  it('is refused where it names no source that has people', async () => {
    await expect(put({ identifiers: ['planet:60af77d3e5f6'] })).rejects.toMatchObject({ kind: 'invalid' });
  });
});

describe('suppress', () => {
  it('takes what a person types in any spelling, and keeps nothing of it but keyed hashes', async () => {
    const identifiers = ['Marta@Acme.com', `${PROFILE}/?trk=x`, '+49 (0)30 12345678', '@other.example.com'];
    expect(await put({ identifiers, reason: 'Asked by phone' })).toEqual({ added: 4, removedContacts: 0 });
    expect((await list()).map(({ kinds }) => kinds[0]).sort()).toEqual(['domain', 'email', 'phone', 'profile']);
    expect(await list()).toContainEqual({
      id: expect.any(String),
      kinds: ['email'],
      reason: 'Asked by phone',
      addedAt: AT.toISOString(),
    });
    const stored = JSON.stringify(await SuppressionModel.find().lean()).toLowerCase();
    for (const word of ['marta', 'acme', '12345678', 'other']) expect(stored).not.toContain(word);
    for (const spelling of ['mailto:marta+x@acme.com', 'pt.linkedin.com/in/MARTA-oliveira', '00493012345678']) {
      expect(await isListed(spelling)).toBe(true);
    }
    expect(await isListed('bob@acme.com')).toBe(false);
  });

  it('stores nothing when something is not recognised, and says what and what would be right', async () => {
    const refused = expect(put({ identifiers: ['marta@acme.com', '030 123456', 'gmail.com'] })).rejects;
    await refused.toThrow(/^Nothing was put on the list: "030 123456" has no country code/);
    await refused.toMatchObject({
      kind: 'invalid',
      issues: [
        { path: ['identifiers', 1], message: expect.stringContaining('+351') },
        { path: ['identifiers', 2], message: expect.stringContaining('personal mailboxes') },
      ],
    });
    expect(await list()).toEqual([]);
  });

  it('adds no second entry for the same, in one call, in two, and at the same moment', async () => {
    expect(await put({ identifiers: ['a@acme.com', 'A@ACME.COM'] })).toMatchObject({ added: 1 });
    expect(await put({ identifiers: ['a+b@acme.com', 'b@acme.com'] })).toMatchObject({ added: 1 });
    const both = await Promise.all([put({ identifiers: ['c@acme.com'] }), put({ identifiers: ['c@acme.com'] })]);
    expect(both[0].added + both[1].added).toBe(1);
    expect(await list()).toHaveLength(3);
  });

  it('puts a found contact on with everything of all its sources, in one entry', async () => {
    const pdl = person({
      source: 'pdl',
      id: '9',
      email: 'marta@acme.com',
      linkedinUrl: PROFILE,
      phone: '+351210000000',
    });
    const ids = await putPage([person(), pdl], [person({ id: '2' })]);
    expect(await put({ ids: ids.slice(0, 1) })).toEqual({ added: 1, removedContacts: 0 });
    expect(await list()).toMatchObject([{ kinds: ['source-id', 'email', 'profile', 'phone'] }]);
    expect(await listSuppressedResults({ ctx, input: { ids } })).toEqual({ suppressedIds: [ids[0]] });
    for (const key of ['marta@acme.com', PROFILE, '+351 21 000 0000']) expect(await isListed(key)).toBe(true);
    expect(await isListed('acme.com')).toBe(false);
    expect(await put({ ids: ids.slice(0, 1) })).toMatchObject({ added: 0 });
  });

  it('adds what is newly known of somebody to their entry', async () => {
    await put({ identifiers: ['marta@acme.com'] });
    const ids = await putPage([person({ email: 'marta@acme.com', linkedinUrl: PROFILE })]);
    expect(await put({ ids })).toMatchObject({ added: 0 });
    expect(await list()).toMatchObject([{ kinds: ['email', 'source-id', 'profile'] }]);
  });

  it('keeps two people with one phone number apart', async () => {
    const ids = await putPage([person({ phone: '+351210000000' })], [person({ id: '2', phone: '+351210000000' })]);
    expect(await put({ ids })).toMatchObject({ added: 2 });
  });

  it('refuses results that are not kept any more and contacts that are not saved, and stores nothing', async () => {
    await expect(put({ ids: ['apollo:gone'], identifiers: ['a@acme.com'] })).rejects.toMatchObject({
      kind: 'not_found',
    });
    const refused = expect(put({ contactIds: [UNKNOWN_ID], identifiers: ['a@acme.com'] })).rejects;
    await refused.toMatchObject({ kind: 'invalid', message: expect.stringContaining('The contact is not') });
    expect(await list()).toEqual([]);
    await expect(listSuppressedResults({ ctx, input: { ids: ['apollo:gone'] } })).rejects.toMatchObject({
      kind: 'not_found',
    });
  });

  it('forgets held contacts that were chosen or match by anything', async () => {
    const chosen = await insertContact();
    await insertContact({ email: 'Marta+x@eu.acme.com' });
    await insertContact({ linkedinUrl: 'https://pt.linkedin.com/in/marta-oliveira' });
    await insertContact({ phone: '+351 21 000 0000' });
    await insertContact({ organizationDomain: 'acme.com' });
    const stays = await insertContact({ email: 'bob@other.com' });
    const result = await put({
      contactIds: [chosen._id.toHexString()],
      identifiers: ['acme.com', PROFILE, '00351210000000'],
    });
    expect(result).toEqual({ added: 4, removedContacts: 5 });
    expect(await ContactModel.find().lean()).toMatchObject([{ _id: stays._id }]);
  });

  it('leaves a colleague with the same shared mailbox, unless the mailbox itself is typed', async () => {
    const marta = await insertContact({ email: 'info@acme.com', linkedinUrl: PROFILE });
    const bob = await insertContact({ email: 'info@acme.com', name: 'Bob Brown' });
    expect(await put({ contactIds: [marta._id.toHexString()] })).toEqual({ added: 1, removedContacts: 1 });
    expect(await ContactModel.find().lean()).toMatchObject([{ _id: bob._id }]);
    expect(await isListed('info@acme.com')).toBe(false);
    expect(await put({ identifiers: ['info@acme.com'] })).toEqual({ added: 1, removedContacts: 1 });
    expect(await isListed('info@acme.com')).toBe(true);
    // Bob was taken off with the mailbox; he gets no entry of his own, as with a shared number.
    expect(await list()).toHaveLength(2);
  });

  it('recognises a forgotten contact again when a search hides what they were put on by', async () => {
    const held = await insertContact({ email: 'marta@acme.com' });
    await put({ identifiers: ['marta@acme.com'] });
    expect(await list()).toHaveLength(1);
    const keys = identifiersOf({ ...held, email: null });
    expect(await findSuppressedIds(ctx, [{ id: 'x', keys }])).toEqual(new Set(['x']));
  });

  it('says of an address that its domain is on the list', async () => {
    await put({ identifiers: ['acme.com'] });
    expect(await isListed('marta@eu.acme.com')).toBe(true);
    expect(await isListed('eu.acme.com')).toBe(true);
    expect(await isListed('acme.co')).toBe(false);
    await expect(isListed('what is this')).rejects.toMatchObject({
      kind: 'invalid',
      issues: [{ path: ['identifier'] }],
    });
  });
});

describe('the list', () => {
  it('has the newest first', async () => {
    await put({ identifiers: ['a@acme.com'] });
    clock.now = new Date(AT.getTime() + 1000);
    await put({ identifiers: ['+351210000000'] });
    const { entries, total } = await listSuppressions({ ctx, input: { limit: 9 } });
    expect([entries.map(({ kinds }) => kinds), total]).toEqual([[['phone'], ['email']], 2]);
  });

  it('is asked once for many people', async () => {
    await put({ identifiers: ['p7@acme.com', 'p900@acme.com'] });
    const people = Array.from({ length: 1000 }, (_, at) => ({
      id: String(at),
      keys: identifiersOf(person({ id: String(at), email: `p${at}@acme.com` })),
    }));
    expect(await findSuppressedIds(ctx, people)).toEqual(new Set(['7', '900']));
    expect(await findSuppressedIds(ctx, [])).toEqual(new Set());
  });
});
