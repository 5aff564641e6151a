import { ContactModel, SuppressionModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createCompany } from '../../../companies/index.ts';
import { ignoreChanges } from '../../../shared/saved-people.fixtures.ts';
import { maskedPerson, NOON, RevealBench, revealedPerson, storeTestPage } from '../../reveal/reveal.fixtures.ts';
import type { BeforeContactsChange } from '../before-contacts-change.ts';
import { deleteContacts } from '../delete-contacts.ts';
import { findContacts } from '../find-contacts.ts';
import { getContact } from '../get-contact.ts';
import { addNote, purgeRemovedNotes, removeNote, restoreNote } from '../notes.ts';
import { listContacts } from '../query/list-contacts.ts';
import { suppressContacts } from '../suppression/suppress-contacts.ts';
import { findSaved, markSavedIn } from './find-saved.ts';
import { saveContacts } from './save-contacts.ts';
import { upsertContact } from './upsert-contact.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

const { ctx } = new RevealBench();
const later = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);
const place = 'contacts' as const;
const held = (
  people: ReturnType<typeof revealedPerson>[],
  foundAt = NOON,
  beforeChange: BeforeContactsChange = ignoreChanges,
) => upsertContact(ctx, { people, foundAt }, { savedIn: place, beforeChange });
const save = (ids: string[], companyId?: string) => saveContacts({ ctx, input: { ids, companyId } }, ignoreChanges);
const list = (input: object = {}) => listContacts({ ctx, input: { limit: 50, ...input } });
const LINKEDIN = 'https://www.linkedin.com/in/marta';

describe('holdContact', () => {
  it('holds a person once under every key, and joins what is newly known', async () => {
    const first = await held([maskedPerson('1', { title: 'COO', linkedinUrl: LINKEDIN })]);
    const second = await held(
      [revealedPerson('pdl', 'p', { linkedinUrl: LINKEDIN, title: 'Head', city: 'Porto' })],
      later(1),
    );
    expect([first.wasNew, second.wasNew]).toEqual([true, false]);
    expect(await ContactModel.countDocuments()).toBe(1);
    expect(second.doc).toMatchObject({
      name: 'Marta Oliveirap',
      isNameHidden: false,
      title: 'COO',
      city: 'Porto',
      keys: ['apollo:1', 'linkedin:linkedin.com/in/marta', 'pdl:p', 'email:marta.p@acme.com'],
      origins: { title: { source: 'apollo', at: NOON }, name: { source: 'pdl', at: later(1) } },
    });
  });

  it('blanks nothing, hides no name again, and takes a newer value of the same source', async () => {
    await held([revealedPerson('apollo', '1', { title: 'COO', city: 'Porto', phone: '+351 1' })]);
    const { doc } = await held([maskedPerson('1', { title: 'CEO', city: null })], later(1));
    expect(doc).toMatchObject({ name: 'Marta Oliveira1', email: 'marta.1@acme.com', title: 'CEO', city: 'Porto' });
    const { doc: same } = await held([maskedPerson('1', { title: 'Intern' })], later(-5));
    expect(same.title).toBe('CEO');
  });

  it('takes the old domain and size away with a new employer, and mixes no two employers', async () => {
    const acme = { organizationName: 'Acme', organizationDomain: 'acme.com', organizationSize: 50 };
    await held([revealedPerson('apollo', '1', acme)]);
    const other = await held(
      [revealedPerson('pdl', 'p', { email: 'marta.1@acme.com', organizationName: 'Globex' })],
      later(1),
    );
    expect(other.doc).toMatchObject(acme);
    const { doc } = await held([revealedPerson('apollo', '1', { organizationName: 'Globex' })], later(2));
    expect(doc).toMatchObject({ organizationName: 'Globex', organizationDomain: null, organizationSize: null });
  });

  it('joins two held contacts into the older one and loses nothing of either', async () => {
    const one = await held([revealedPerson('apollo', '1', { email: null, title: 'COO' })]);
    const two = await upsertContact(ctx, [revealedPerson('pdl', 'p', { city: 'Porto' })], {
      savedIn: 'leads',
      beforeChange: ignoreChanges,
    });
    await addNote({ ctx, input: { id: two.doc._id.toHexString(), text: 'Met in Lisbon' } });
    await ContactModel.updateOne({ _id: two.doc._id }, { $set: { revealedAt: { pdl: NOON } } });
    await ContactModel.updateOne({ _id: one.doc._id }, { $set: { savedAt: later(-9) } });
    const both = await held([maskedPerson('1'), revealedPerson('pdl', 'p')], later(1));
    expect(await ContactModel.countDocuments()).toBe(1);
    expect(both.doc._id).toEqual(one.doc._id);
    expect(both.doc).toMatchObject({
      title: 'COO',
      city: 'Porto',
      email: 'marta.p@acme.com',
      knownIn: ['contacts', 'leads'],
      notes: [{ text: 'Met in Lisbon' }],
      revealedAt: { pdl: NOON },
      formerIds: [two.doc._id],
    });
    expect(new Set(both.doc.keys)).toEqual(new Set(['apollo:1', 'pdl:p', 'email:marta.p@acme.com']));
    const former = two.doc._id.toHexString();
    expect((await findContacts([former])).get(former)?._id).toEqual(one.doc._id);
    expect(await getContact({ ctx, input: { id: former } })).toMatchObject({ id: one.doc._id.toHexString() });
  });

  it('ends a joining that was killed between its steps, from whichever key it is asked', async () => {
    const one = await held([maskedPerson('1')]);
    const two = await held([revealedPerson('pdl', 'p')], later(1));
    const keysToCome = two.doc.keys;
    await ContactModel.updateOne({ _id: one.doc._id }, { $set: { keysToCome, formerIds: [two.doc._id] } });
    await ContactModel.deleteOne({ _id: two.doc._id });
    const { doc, wasNew } = await held([revealedPerson('pdl', 'p')], later(2));
    expect(wasNew).toBe(false);
    expect(doc._id).toEqual(one.doc._id);
    expect((await findSaved(['email:marta.p@acme.com', 'apollo:1', 'pdl:x'])).size).toBe(2);
    expect(await ContactModel.countDocuments({ keysToCome: { $exists: true } })).toBe(0);
  });

  it('holds a person once when ten calls hold them at one moment, and keeps what each knows', async () => {
    const facts = [{ title: 'COO' }, { city: 'Porto' }, { phone: '+351 2' }, { organizationName: 'Acme' }, {}];
    await Promise.all([...facts, ...facts].map((fact) => held([revealedPerson('apollo', '1', fact)])));
    expect(await ContactModel.find().lean()).toMatchObject([
      { title: 'COO', city: 'Porto', phone: '+351 2', organizationName: 'Acme' },
    ]);
  });

  it('takes an office’s shared mailbox for nobody in particular', async () => {
    await held([revealedPerson('apollo', '1', { email: 'info@acme.com' })]);
    expect((await held([revealedPerson('pdl', 'p', { email: 'info@acme.com' })])).wasNew).toBe(true);
  });
});

describe('saveContacts', () => {
  it('saves each once, with the tracked company of their employer; the same call again changes nothing', async () => {
    const { id } = await createCompany({ ctx, input: { name: 'Acme', domain: 'acme.com' } });
    const ids = await storeTestPage([
      [maskedPerson('1', { organizationDomain: 'acme.com' })],
      [revealedPerson('pdl', 'p')],
    ]);
    expect(await save([...ids, ...ids])).toMatchObject({
      created: 2,
      updated: 0,
      suppressed: 0,
      contacts: [
        { companyId: id, knownIn: ['contacts'] },
        { companyId: null, name: 'Marta Oliveirap' },
      ],
    });
    const before = await ContactModel.find().lean();
    expect(await save(ids)).toMatchObject({ created: 0, updated: 2 });
    expect(await ContactModel.find().lean()).toEqual(before);
  });

  it('skips and counts people on the do-not-contact list', async () => {
    const ids = await storeTestPage([[maskedPerson('1')], [revealedPerson('pdl', 'p')]]);
    const hashes = [{ kind: 'email', hash: 'email:marta.p@acme.com' }];
    await SuppressionModel.create({ _id: 'x', hashes, reason: '', addedAt: NOON });
    expect(await save(ids)).toMatchObject({ created: 1, suppressed: 1, contacts: [{ name: 'Marta Ol***1' }] });
  });

  it('keeps nobody who is put on the list while they are saved', async () => {
    const ids = await storeTestPage([[revealedPerson('pdl', 'p1')], [revealedPerson('pdl', 'p2')]]);
    const insertOne = vi.spyOn(ContactModel.collection, 'insertOne');
    insertOne.mockImplementationOnce(async (...args) => {
      insertOne.mockRestore();
      // Nothing is held yet, so that there is nothing to forget.
      await suppressContacts(
        {
          ctx,
          input: { identifiers: ['marta.p1@acme.com'], ids: [], contactIds: [], reason: '' },
        },
        ignoreChanges,
      );
      return ContactModel.collection.insertOne(...args);
    });
    expect(await save(ids)).toMatchObject({
      created: 1,
      updated: 0,
      suppressed: 1,
      contacts: [{ email: 'marta.p2@acme.com' }],
    });
    expect(await ContactModel.countDocuments()).toBe(1);
  });

  it('refuses an unknown company and results that are gone, and saves nothing then', async () => {
    const ids = await storeTestPage([[maskedPerson('1')]]);
    await expect(save(ids, '0123456789abcdef01234567')).rejects.toMatchObject({ kind: 'not_found' });
    await expect(save([...ids, 'apollo:gone'])).rejects.toMatchObject({ kind: 'not_found' });
    expect(await ContactModel.countDocuments()).toBe(0);
  });
});

describe('listContacts', () => {
  it('pages the newest first, of one company too, and gives each once', async () => {
    const { id: companyId } = await createCompany({ ctx, input: { name: 'Acme', domain: 'acme.com' } });
    for (let at = 0; at < 7; at++) {
      const { doc } = await held([revealedPerson('apollo', `${at}`, at % 2 ? { organizationDomain: 'acme.com' } : {})]);
      await ContactModel.updateOne({ _id: doc._id }, { $set: { savedAt: later(Math.min(at, 3)) } });
    }
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ limit: 2, cursor });
      expect(page.total).toBe(7);
      seen.push(...page.contacts.map(({ name }) => name.at(-1) ?? ''));
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual(['6', '5', '4', '3', '2', '1', '0']);
    const ofAcme = await list({ companyId, limit: 2 });
    expect([ofAcme.total, ofAcme.contacts.length]).toEqual([3, 2]);
    expect((await list({ companyId, limit: 2, cursor: ofAcme.next })).contacts).toHaveLength(1);
    await expect(list({ cursor: 'nonsense' })).rejects.toMatchObject({ kind: 'invalid' });
  });

  it('finds by the beginnings of all words, in any case and without accents, and runs no pattern', async () => {
    await held([
      revealedPerson('apollo', '1', { name: 'Márta Öberg', title: 'Head of Operations', organizationName: 'Acme' }),
    ]);
    await held([revealedPerson('apollo', '2', { name: 'Jonas Weber', title: 'Head of Sales' })]);
    const names = async (q: string) => (await list({ q })).contacts.map(({ name }) => name);
    expect(await names('marta OBE')).toEqual(['Márta Öberg']);
    expect(await names('head')).toHaveLength(2);
    expect(await names('head oper acm')).toEqual(['Márta Öberg']);
    expect(await names('marta.2@acme.com')).toEqual(['Jonas Weber']);
    for (const q of ['.*', 'eber', 'head nobody', 'he.d']) expect(await names(q), q).toEqual([]);
    expect(await names('^jonas $')).toEqual(['Jonas Weber']);
    const page = await list({ q: 'head', limit: 1 });
    expect(page.total).toBe(2);
    expect((await list({ q: 'head', limit: 1, cursor: page.next })).next).toBeNull();
  });
});

describe('a held contact', () => {
  it('takes up to 50 notes and gives them back one by one', async () => {
    const { doc } = await held([maskedPerson('1')]);
    const id = doc._id.toHexString();
    for (let at = 0; at < 50; at++) await addNote({ ctx, input: { id, text: `Note ${at}` } });
    await expect(addNote({ ctx, input: { id, text: 'One more' } })).rejects.toMatchObject({ kind: 'conflict' });
    const noteId = (await getContact({ ctx, input: { id } })).notes[0]?.id ?? '';
    expect((await removeNote({ ctx, input: { id, noteId } })).notes).toHaveLength(49);
    await expect(removeNote({ ctx, input: { id, noteId } })).rejects.toMatchObject({ kind: 'not_found' });
  });

  it('has a removed note back as and where it was for 30 days', async () => {
    const { doc } = await held([maskedPerson('1')]);
    const id = doc._id.toHexString();
    await addNote({ ctx, input: { id, text: 'first' } });
    await addNote({ ctx: { ...ctx, now: () => new Date(NOON.getTime() + 1000) }, input: { id, text: 'second' } });
    const { notes } = await getContact({ ctx, input: { id } });
    const noteId = notes[0]?.id ?? '';
    const restore = () => restoreNote({ ctx, input: { id, noteId } });
    await removeNote({ ctx, input: { id, noteId } });
    expect((await restore()).notes).toEqual(notes);
    expect((await restore()).notes).toEqual(notes);
    await removeNote({ ctx, input: { id, noteId } });
    const later = ctx.now().getTime() + 31 * 86_400_000;
    await purgeRemovedNotes({ ...ctx, now: () => new Date(later) });
    await expect(restore()).rejects.toMatchObject({ kind: 'not_found' });
    expect((await ContactModel.findById(id).lean())?.removedNotes).toEqual([]);
  });

  it('is marked by other domains, and is gone when it was removed', async () => {
    const { doc } = await held([maskedPerson('1')]);
    const id = doc._id.toHexString();
    await markSavedIn([id], 'outreach');
    await markSavedIn([id], 'outreach');
    expect(await getContact({ ctx, input: { id } })).toMatchObject({ knownIn: ['contacts', 'outreach'] });
    expect(await deleteContacts(ctx, [doc._id], ignoreChanges)).toBe(1);
    await expect(getContact({ ctx, input: { id } })).rejects.toMatchObject({ kind: 'not_found' });
  });
});

it('whoever follows contacts is called before more is stored and before they go, and nothing is stored if that fails', async () => {
  const followed: (string | null)[] = [];
  let isKilled = false;
  const follow: BeforeContactsChange = async (_, contacts) => {
    if (isKilled) throw new Error('killed');
    for (const { _id, email } of contacts) followed.push((await ContactModel.exists({ _id })) && email);
  };
  const before = await held([maskedPerson('1')], NOON, follow);
  await held([maskedPerson('1')], NOON, follow);
  expect(followed).toEqual([]);
  const options = { savedIn: place, revealed: revealedPerson('apollo', '1'), beforeChange: follow };
  const reveal = () => upsertContact(ctx, [maskedPerson('1')], options);
  isKilled = true;
  await expect(reveal()).rejects.toThrow('killed');
  isKilled = false;
  expect(followed).toEqual([]);
  await reveal();
  await deleteContacts(ctx, [before.doc._id], follow);
  await held([revealedPerson('apollo', '2')], NOON, follow);
  const input = { identifiers: ['marta.2@acme.com'], ids: [], contactIds: [], reason: '' };
  await suppressContacts({ ctx, input }, follow);
  expect(followed).toEqual(['marta.1@acme.com', 'marta.1@acme.com', 'marta.2@acme.com']);
});
