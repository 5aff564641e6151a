import { type ContactDoc, ContactModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { addNote, removeNote, restoreNote } from '../../../contacts/index.ts';
import { apollo, pdl } from '../../../contacts/people/people.fixtures.ts';
import { storeTestPage } from '../../../contacts/reveal/reveal.fixtures.ts';
import { AT, contextWithKey, insertContact } from '../../../shared/saved-people.fixtures.ts';
import { mergeCalls } from './merge.fixtures.ts';

useTestDatabase();
const { ctx, clock, forget } = contextWithKey();
afterAll(forget);
beforeEach(async () => {
  clock.now = AT;
  await emptyTestDatabase();
});

const { twoContacts, merge, undo, edit, hear, bothOf } = mergeCalls({ ctx, clock, storePage: storeTestPage });
const PHONE = '+351215550100';
const APOLLO = { source: 'apollo', at: AT };
const besides = ({ sourceValues = [] }: ContactDoc) =>
  sourceValues.map(({ field, value }) => [field, value]).toSorted();

describe('an undone merge does not bring back what a person took out since', () => {
  it('of what a source gave since', async () => {
    const input = await twoContacts({}, {});
    const { mergeId } = await merge(input);
    await hear(apollo('1', { phone: PHONE, email: 'bad@acme.example' }));
    await edit(input.survivorId, { phone: '', email: '' });
    await undo(mergeId);
    const { survivor } = await bothOf();
    expect(survivor).toMatchObject({ phone: null, email: null });
    expect(besides(survivor)).toEqual([
      ['email', 'bad@acme.example'],
      ['phone', PHONE],
    ]);
  });

  it('of the survivor’s own value, which its source had replaced', async () => {
    const input = await twoContacts({ title: 'Buyer', origins: { title: APOLLO } as ContactDoc['origins'] }, {});
    const { mergeId } = await merge(input);
    await hear(apollo('1', { title: 'Head' }));
    await edit(input.survivorId, { title: '' });
    await undo(mergeId);
    expect((await bothOf()).survivor.title).toBeNull();
    expect(besides((await bothOf()).survivor)).toEqual([
      ['title', 'Buyer'],
      ['title', 'Head'],
    ]);
  });

  it('of the survivor’s own value, which the other one’s source has filled again', async () => {
    const input = await twoContacts({ title: 'Buyer', origins: { title: APOLLO } as ContactDoc['origins'] }, {});
    const { mergeId } = await merge(input);
    await edit(input.survivorId, { title: '' });
    await hear(pdl('2', { title: 'Counsel' }));
    await undo(mergeId);
    const { survivor, other } = await bothOf();
    expect([survivor.title, other.title]).toEqual([null, 'Counsel']);
    expect(besides(survivor)).toEqual([['title', 'Buyer']]);
  });

  it('nor loses one of two values that a source gave beside a typed one', async () => {
    const origins = { phone: { source: 'manual', at: AT } } as ContactDoc['origins'];
    const { mergeId } = await merge(await twoContacts({ phone: '+351215550199', origins }, {}));
    await hear(apollo('1', { phone: PHONE }));
    await hear(apollo('1', { phone: '+351215550101' }));
    await undo(mergeId);
    const { survivor } = await bothOf();
    expect(survivor.phone).toBe('+351215550199');
    expect(besides(survivor)).toEqual([
      ['phone', PHONE],
      ['phone', '+351215550101'],
    ]);
  });
});

it('gives all that two sources said in one result to the contact whom one of them knew', async () => {
  const sources = [{ source: 'apollo', id: '2', at: AT }];
  const { mergeId } = await merge(await twoContacts({}, { keys: ['apollo:2'], sources }));
  await hear(apollo('2'), pdl('99', { email: 'o@nordlys.example', phone: '+4722222222' }));
  await undo(mergeId);
  const { survivor, other } = await bothOf();
  expect(survivor).toMatchObject({ email: null, phone: null, keys: ['apollo:1'] });
  expect(survivor.sources.map(({ id }) => id)).toEqual(['1']);
  expect(other).toMatchObject({ email: 'o@nordlys.example', phone: '+4722222222' });
  expect(other.keys.toSorted()).toEqual(['apollo:2', 'email:o@nordlys.example', 'pdl:99']);
  expect(other.sources.map(({ id }) => id)).toEqual(['2', '99']);
});

it('keeps a further address that a search has found by making another contact the same person', async () => {
  const own = { email: 's@acme.example', origins: { email: APOLLO } } as Partial<ContactDoc>;
  const { mergeId } = await merge(await twoContacts(own, {}));
  await insertContact({
    savedAt: new Date(AT.getTime() + 1),
    keys: ['apollo:3', 'email:third@acme.example'],
    sources: [{ source: 'apollo', id: '3', at: AT }],
    email: 'third@acme.example',
    origins: { email: APOLLO } as ContactDoc['origins'],
  });
  await hear(apollo('1'), pdl('7', { email: 'third@acme.example' }));
  await undo(mergeId);
  const { survivor } = await bothOf();
  expect(survivor.otherValues).toMatchObject([{ field: 'email', value: 'third@acme.example' }]);
  expect(survivor.keys).toContain('email:third@acme.example');
});

it('leaves notes that were removed since with their owner, to be restored', async () => {
  const note = (id: string) => ({ id, text: id, at: AT });
  const input = await twoContacts({ notes: [note('s')] }, { notes: [note('o')] });
  const { mergeId } = await merge(input);
  const { notes } = await addNote({ ctx, input: { id: input.survivorId, text: 'since' } });
  for (const { id } of notes) await removeNote({ ctx, input: { id: input.survivorId, noteId: id } });
  await undo(mergeId);
  const { survivor, other } = await bothOf();
  expect([survivor.notes, other.notes]).toEqual([[], []]);
  expect(survivor.removedNotes?.map(({ text }) => text).toSorted()).toEqual(['s', 'since']);
  await restoreNote({ ctx, input: { id: input.otherId, noteId: 'o' } });
  expect((await ContactModel.findById(input.otherId).lean())?.notes).toMatchObject([{ id: 'o' }]);
});
