import {
  ContactDismissalModel,
  type ContactDoc,
  ContactMatchKeyModel,
  ContactModel,
  ContactPairModel,
} from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { AT, contextWithKey, insertContact } from '../../../shared/saved-people.fixtures.ts';
import { deleteContact, purgeEntry, restoreEntry } from '../../../trash/index.ts';
import { dismissContactDuplicate, reopenContactDuplicate } from '../queue/dismiss-contact-pair.ts';
import { listContactDuplicates } from '../queue/list-contact-pairs.ts';
import { findContactPairs } from './find-contact-pairs.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);
const { ctx, forget } = contextWithKey();
afterAll(forget);

const ACME = { organizationName: 'Acme', revision: 1 };
const add = (name: string, more: Partial<ContactDoc> = {}) => insertContact({ name, ...ACME, ...more });
const queue = async (state?: 'dismissed') =>
  (await listContactDuplicates({ ctx, input: { ...(state && { state }) } })).items;
const namesOf = async (state?: 'dismissed') =>
  (await queue(state)).map(({ contacts }) => contacts.map(({ name }) => name));
const idOf = ({ _id }: ContactDoc) => _id.toHexString();

async function dismissOnly(): Promise<string> {
  const [pair] = await queue();
  return (await dismissContactDuplicate({ ctx, input: { id: pair?.id ?? '' } })).id;
}

describe('contacts that may be one person', () => {
  it('are found with reasons in words, sure ones first, and the older contact first', async () => {
    await add('Anna Müller');
    await add('Mueller, Anna');
    await add('Peter Müller');
    await add('Jonas Kern', { phone: '+49 151 23456789', organizationName: null });
    await add('Jonas Kern', { phone: '0151 23456789', country: 'Germany', organizationName: 'Nordlys' });
    await findContactPairs(ctx);
    expect(await namesOf()).toEqual([
      ['Jonas Kern', 'Jonas Kern'],
      ['Anna Müller', 'Mueller, Anna'],
    ]);
    const [sure, possible] = await queue();
    expect(sure).toMatchObject({ strength: 'sure', reasons: [{ text: 'Same mobile number' }, { text: 'Same name' }] });
    expect(possible).toMatchObject({
      strength: 'possible',
      reasons: [{ text: 'Same name' }, { text: 'Same employer' }],
    });
  });

  it('are found when one is saved or changed later, and leave the queue when nothing speaks for them', async () => {
    const anna = await add('Anna Müller');
    await findContactPairs(ctx);
    expect(await queue()).toEqual([]);
    await add('Anna Mueller', { email: 'anna@acme.example' });
    await findContactPairs(ctx);
    expect(await queue()).toHaveLength(1);
    await ContactModel.updateOne({ _id: anna._id }, { name: 'Anna Weber', $inc: { revision: 1 } });
    await findContactPairs(ctx);
    expect(await queue()).toEqual([]);
  });

  it('are recognised by an address that a newer one has replaced, and by the employer of before', async () => {
    await add('Clara Berg', { email: 'clara@new.example', keys: ['apollo:x', 'email:clara@old.example'] });
    await add('Clara Berg', { organizationName: 'Old', keys: ['apollo:y'], email: 'clara@old.example' });
    await add('Ole Dahl', { city: 'Oslo', formerEmployers: [{ name: 'Nordlys AS', domain: null }] });
    await add('Ole Dahl', { city: 'Oslo', organizationName: 'Nordlys' });
    await findContactPairs(ctx);
    expect((await queue()).map(({ strength, contacts }) => [strength, contacts[0]?.name])).toEqual([
      ['sure', 'Clara Berg'],
      ['possible', 'Ole Dahl'],
    ]);
  });

  it('are one page after another, and of one contact', async () => {
    const [a] = await Promise.all([add('Anna Müller'), add('Anna Mueller'), add('Anna Muller')]);
    await findContactPairs(ctx);
    const first = await listContactDuplicates({ ctx, input: { limit: 2 } });
    expect(first).toMatchObject({ total: 3, items: { length: 2 } });
    const rest = await listContactDuplicates({ ctx, input: { limit: 2, cursor: first.nextCursor ?? '' } });
    expect([rest.items.length, rest.nextCursor]).toEqual([1, null]);
    expect((await listContactDuplicates({ ctx, input: { contactId: idOf(a) } })).total).toBe(2);
  });
});

describe('"Not the same person"', () => {
  it('holds until it is taken back', async () => {
    await add('Anna Müller');
    const other = await add('Anna Mueller');
    await findContactPairs(ctx);
    const id = await dismissOnly();
    await ContactModel.updateOne({ _id: other._id }, { email: 'anna@acme.example', $inc: { revision: 1 } });
    await findContactPairs(ctx);
    expect([(await queue()).length, (await queue('dismissed')).length]).toEqual([0, 1]);
    await reopenContactDuplicate({ ctx, input: { id } });
    expect(await queue()).toHaveLength(1);
  });

  it('holds for a contact that is deleted and saved again, also once the first is purged', async () => {
    await add('Anna Müller');
    const other = await add('Anna Mueller', { keys: ['pdl:7'], sources: [{ source: 'pdl', id: '7', at: AT }] });
    await findContactPairs(ctx);
    await dismissOnly();
    const { trashId } = await deleteContact({ ctx, input: { id: idOf(other) } });
    await findContactPairs(ctx);
    await add('Anna Mueller', { keys: ['pdl:7', 'email:anna@acme.example'] });
    await findContactPairs(ctx);
    expect(await queue()).toEqual([]);
    await purgeEntry({ ctx, input: { id: trashId ?? '' } });
    await add('Ida Holm');
    await findContactPairs(ctx);
    expect([(await queue()).length, (await queue('dismissed')).length]).toEqual([0, 1]);
  });
});

describe('who is gone', () => {
  it('leaves no pair and no key, and a restored contact is found again', async () => {
    await add('Anna Müller');
    const other = await add('Anna Mueller');
    await findContactPairs(ctx);
    const { trashId } = await deleteContact({ ctx, input: { id: idOf(other) } });
    expect(await queue()).toEqual([]);
    await findContactPairs(ctx);
    expect([await ContactPairModel.countDocuments(), await ContactMatchKeyModel.countDocuments()]).toEqual([0, 1]);
    await restoreEntry({ ctx, input: { id: trashId ?? '' } });
    await findContactPairs(ctx);
    expect(await queue()).toHaveLength(1);
  });

  it('is not named by what is stored of pairs', async () => {
    await add('Anna Müller', { email: 'anna.mueller@acme.example', phone: '+49 151 23456789' });
    await add('Anna Mueller', { email: 'am@acme.example', phone: '+49 151 23456789' });
    await findContactPairs(ctx);
    await dismissOnly();
    const stored = await Promise.all([
      ContactPairModel.find().lean(),
      ContactMatchKeyModel.find().lean(),
      ContactDismissalModel.find().lean(),
    ]);
    expect(JSON.stringify(stored)).not.toMatch(/anna|mu?e?ller|acme|23456789/i);
  });
});
