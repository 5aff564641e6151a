import type { FoundPerson } from '@workbench/connectors/people';
import { type ContactDoc, ContactModel, ContactPairModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { mongo } from 'mongoose';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { addNote, getContact, saveContacts } from '../../../contacts/index.ts';
import { apollo, pdl } from '../../../contacts/people/people.fixtures.ts';
import { storeTestPage } from '../../../contacts/reveal/reveal.fixtures.ts';
import { AT, contextWithKey, ignoreChanges, insertContact } from '../../../shared/saved-people.fixtures.ts';
import { findContactPairs } from '../find/find-contact-pairs.ts';
import { mergeContacts } from './merge-contacts.ts';
import { previewContactMerge } from './preview-contact-merge.ts';
import { undoContactMerge } from './undo-contact-merge.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);
const { ctx, forget } = contextWithKey();
afterAll(forget);

const idOf = ({ _id }: ContactDoc) => _id.toHexString();
const stored = () => ContactModel.find().sort({ _id: 1 }).lean();
const twoContacts = async (survivor: Partial<ContactDoc>, other: Partial<ContactDoc>) => ({
  survivorId: idOf(await insertContact({ revision: 1, ...survivor })),
  otherId: idOf(await insertContact({ revision: 1, ...other })),
});

/** Someone whom a search has found is saved. */
async function save(person: FoundPerson, foundAt = AT) {
  const ids = await storeTestPage([[person]], foundAt);
  await saveContacts({ ctx, input: { ids } }, ignoreChanges);
}

describe('a merged contact', () => {
  it('undone leaves what a source has said since with the one whom it knows', async () => {
    const input = await twoContacts(
      { keys: ['apollo:1'], sources: [{ source: 'apollo', id: '1', at: AT }] },
      { keys: ['pdl:2'], sources: [{ source: 'pdl', id: '2', at: AT }] },
    );
    const { mergeId } = await mergeContacts({ ctx, input });
    await save(pdl('2', { email: 'marta@acme.example' }), new Date(AT.getTime() + 1000));
    expect((await undoContactMerge({ ctx, input: { mergeId } })).keptEdits).toEqual([]);
    const [one, two] = await stored();
    expect(one).toMatchObject({ email: null, keys: ['apollo:1'], sources: [{ source: 'apollo' }] });
    expect(two).toMatchObject({ email: 'marta@acme.example' });
    expect(two?.keys).toEqual(['pdl:2', 'email:marta@acme.example']);
  });

  it('keeps every address when a search finds it to be a third contact, and says why it is not undone then', async () => {
    const third = await insertContact({ email: 'a@third.example', keys: ['apollo:9'], savedAt: new Date(0) });
    const input = await twoContacts(
      { email: 'anna@acme.example', keys: ['apollo:1', 'email:anna@acme.example'] },
      { email: 'am@nordlys.example', keys: ['pdl:2', 'email:am@nordlys.example'] },
    );
    const { mergeId } = await mergeContacts({ ctx, input });
    await save(apollo('9', { email: 'anna@acme.example' }));
    const merged = await getContact({ ctx, input: { id: input.otherId } });
    expect(merged.id).toBe(idOf(third));
    const emails = [merged.email, ...merged.otherValues.flatMap((one) => (one.field === 'email' ? [one.value] : []))];
    expect(emails.toSorted()).toEqual(['a@third.example', 'am@nordlys.example', 'anna@acme.example']);
    await expect(undoContactMerge({ ctx, input: { mergeId } })).rejects.toThrow('no longer be undone');
  });

  it('belongs to the company of the employer that it keeps', async () => {
    const [acme, nordlys] = [new mongo.ObjectId(), new mongo.ObjectId()];
    const sides = [
      { organizationName: 'Acme', companyId: acme },
      { organizationName: 'Nordlys', companyId: nordlys },
    ] as const;
    const merged = async (a: Partial<ContactDoc>, b: Partial<ContactDoc>, choices = {}) => {
      const input = await twoContacts(a, b);
      return (await mergeContacts({ ctx, input: { ...input, choices } })).contact.companyId;
    };
    expect(await merged(...sides, { employer: 'other' })).toBe(nordlys.toHexString());
    expect(await merged({ organizationName: 'Acme' }, sides[1])).toBe(null);
    expect(await merged({ organizationName: 'Acme GmbH' }, sides[0])).toBe(acme.toHexString());
  });

  it('has one number and one profile in two spellings once, and no choice between them', async () => {
    const input = await twoContacts(
      { phone: '+49 30 1234560', linkedinUrl: 'https://www.linkedin.com/in/anna' },
      { phone: '+4930 123 4560', linkedinUrl: 'http://linkedin.com/in/anna/' },
    );
    expect((await previewContactMerge({ ctx, input })).fields.filter(({ isChoice }) => isChoice)).toEqual([]);
    expect((await mergeContacts({ ctx, input })).contact.otherValues).toEqual([]);
  });

  it('with more notes than one contact may have says how many have to go before another one', async () => {
    const notes = (text: string) => Array.from({ length: 50 }, (_, at) => ({ id: `${text}${at}`, text, at: AT }));
    const input = await twoContacts({ notes: notes('a') }, { notes: notes('b') });
    await mergeContacts({ ctx, input });
    await expect(addNote({ ctx, input: { id: input.otherId, text: 'more' } })).rejects.toThrow('remove 51 first');
  });

  it('undone at once is offered again', async () => {
    const input = await twoContacts({ organizationName: 'Acme' }, { organizationName: 'Acme' });
    await findContactPairs(ctx);
    const { mergeId } = await mergeContacts({ ctx, input });
    await undoContactMerge({ ctx, input: { mergeId } });
    await findContactPairs(ctx);
    expect(await ContactPairModel.countDocuments()).toBe(1);
  });
});
