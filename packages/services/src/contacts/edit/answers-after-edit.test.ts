import type { FoundPerson } from '@workbench/connectors/people';
import { CompanyModel, type ContactDoc, ContactModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { AT, contextWithKey, ignoreChanges, insertContact } from '../../shared/saved-people.fixtures.ts';
import { apollo, pdl } from '../people/people.fixtures.ts';
import { getContact } from '../saved/get-contact.ts';
import { findSamePerson } from '../saved/merge/find-same-person.ts';
import { upsertContact } from '../saved/upsert/upsert-contact.ts';
import type { UpdateContactInput } from '../schemas.ts';
import { editContact } from './edit-contact.ts';

useTestDatabase();
const { ctx, clock, forget } = contextWithKey();
afterAll(forget);
beforeEach(async () => {
  clock.now = AT;
  await emptyTestDatabase();
});

const APOLLO = { source: 'apollo', at: AT };
const EMAIL = 'marta@acme.example';
const MARTA: Partial<FoundPerson> = { name: 'Marta Oliveira', title: 'Buyer', organizationName: 'Acme' };
const KNOWN: Partial<ContactDoc> = {
  ...(MARTA as Partial<ContactDoc>),
  keys: ['apollo:1', `email:${EMAIL}`],
  sources: [{ source: 'apollo', id: '1', at: AT }],
  email: EMAIL,
  emailStatus: 'verified',
  organizationDomain: 'acme.example',
  origins: { name: APOLLO, title: APOLLO, email: APOLLO, organizationName: APOLLO, organizationDomain: APOLLO },
};
const save = async (parts: Partial<ContactDoc> = KNOWN) => (await insertContact(parts))._id.toHexString();
const read = (id: string) => getContact({ ctx, input: { id } });
const edit = async (id: string, values: UpdateContactInput['values']) =>
  editContact({ ctx, input: { id, values, etag: (await read(id)).etag } }, ignoreChanges);

/** A day later each time. */
async function hear(person: FoundPerson) {
  clock.now = new Date(clock.now.getTime() + 86_400_000);
  await upsertContact(ctx, [person], { savedIn: 'contacts', revealed: person, beforeChange: ignoreChanges });
}

describe('a typed address that a source confirms', () => {
  it('has the status of the source, stays typed, and nothing is shown beside it', async () => {
    const id = await save();
    await edit(id, { email: 'm@acme.example' });
    await hear(apollo('1', { email: 'M@acme.example', emailStatus: 'verified' }));
    const now = await read(id);
    expect(now).toMatchObject({ email: 'm@acme.example', emailStatus: 'verified', emailStatusOriginal: 'verified' });
    expect(now.origins.email?.source).toBe('manual');
    expect(now.sourceValues.filter(({ field }) => field === 'email')).toEqual([]);
  });

  it('is a key that stays when another one is typed', async () => {
    const id = await save();
    await edit(id, { email: 'm@acme.example' });
    await hear(apollo('1', { email: 'm@acme.example', emailStatus: 'verified' }));
    await edit(id, { email: 'marta.o@acme.example' });
    expect((await ContactModel.findById(id).lean())?.keys).toContain('email:m@acme.example');
  });
});

describe('what a person took out', () => {
  it('does not come back when its source says it again after another value', async () => {
    const id = await save();
    await edit(id, { title: '', email: '' });
    await hear(apollo('1', { title: 'Head', email: 'new@acme.example' }));
    expect(await read(id)).toMatchObject({ title: 'Head', email: 'new@acme.example' });
    await hear(apollo('1', { title: 'Buyer', email: EMAIL }));
    expect(await read(id)).toMatchObject({ title: 'Head', email: 'new@acme.example' });
  });

  it('does not come back when a later value was taken out, too', async () => {
    const id = await save();
    await edit(id, { title: '', email: '' });
    await hear(apollo('1', { title: 'Head', email: 'new@acme.example' }));
    await edit(id, { title: '', email: '' });
    await hear(pdl('2', { email: EMAIL, linkedinUrl: null }));
    await hear(apollo('1', { title: 'Buyer', email: EMAIL }));
    expect(await read(id)).toMatchObject({ title: null, email: null });
    const beside = (await read(id)).sourceValues.map(({ field, value }) => `${field}: ${value}`);
    expect(beside.toSorted()).toEqual([`email: new@acme.example`, 'title: Head']);
  });

  it('comes back when a person types it', async () => {
    const id = await save();
    await edit(id, { email: '' });
    expect(await edit(id, { email: EMAIL })).toMatchObject({ email: EMAIL, emailStatus: 'verified' });
  });
});

describe('an employer', () => {
  it('that was changed by mistake and is typed again has domain and tracked company again', async () => {
    const company = await CompanyModel.collection.insertOne({ name: 'Acme', domain: 'acme-works.com' } as never);
    const id = await save({ ...KNOWN, organizationDomain: 'acme-works.com', companyId: company.insertedId });
    expect(await edit(id, { organizationName: 'Gamma' })).toMatchObject({ organizationDomain: null, companyId: null });
    const back = await edit(id, { organizationName: 'Acme' });
    expect(back).toMatchObject({ organizationDomain: 'acme-works.com', companyId: company.insertedId.toHexString() });
    expect(back.origins).toMatchObject({
      organizationName: { source: 'apollo' },
      organizationDomain: { source: 'apollo' },
    });
    expect(back.formerEmployers).toEqual([{ name: 'Gamma', domain: null }]);
  });
});

it('an employer who is given back to its source does not get the domain of another one', async () => {
  const id = await save();
  await edit(id, { organizationName: 'Xylo' });
  await hear(apollo('1', { organizationName: 'Beta', organizationDomain: 'beta-works.com' }));
  expect(await read(id)).toMatchObject({ organizationName: 'Xylo', organizationDomain: null });
  const back = await edit(id, { organizationName: 'Beta' });
  expect(back).toMatchObject({ organizationName: 'Beta', organizationDomain: 'beta-works.com' });
});

it('an employer whom the source repeats without a domain keeps the one that it gave before', async () => {
  const id = await save({ ...KNOWN, organizationDomain: 'acme-works.com' });
  await hear(apollo('1', { ...MARTA, organizationDomain: null }));
  await edit(id, { organizationName: 'Beta' });
  expect(await edit(id, { organizationName: 'Acme' })).toMatchObject({ organizationDomain: 'acme-works.com' });
});

it('an employer whom the source named without a domain has none', async () => {
  const id = await save();
  await edit(id, { organizationName: 'Xylo' });
  await hear(apollo('1', { organizationName: 'Beta' }));
  expect(await edit(id, { organizationName: 'Beta' })).toMatchObject({ organizationDomain: null });
});

it('a further address of a source that a person puts first stays an address of the source', async () => {
  const other = 'o@nordlys.example';
  const origin = { source: 'pdl', at: AT };
  const id = await save({
    ...KNOWN,
    keys: ['apollo:1', 'pdl:2', `email:${EMAIL}`, `email:${other}`],
    otherValues: [{ field: 'email', value: other, status: 'verified', origin }],
  });
  const first = await edit(id, { email: other });
  expect(first).toMatchObject({ email: other, emailStatus: 'verified', origins: { email: { source: 'pdl' } } });
  await edit(id, { email: 'x@acme.example' });
  const saved = await ContactModel.findById(id).lean().orFail();
  expect(saved.keys).toContain(`email:${other}`);
  expect(saved.sourceValues?.map(({ value }) => value)).toEqual(expect.arrayContaining([EMAIL, other]));
});

describe('a result of another source', () => {
  it.each<UpdateContactInput['values']>([
    { title: 'Head of Buying' },
    { name: 'Marta Silva' },
    { organizationName: 'Acme Holding', organizationDomain: 'acme-holding.com' },
    { title: 'Head', name: 'Marta Silva', organizationName: 'Acme Holding', organizationDomain: '' },
  ])('is the saved contact whose values were edited: %j', async (values) => {
    const id = await save();
    await edit(id, values);
    const found = { id: 'pdl:9', people: [pdl('9', MARTA)], mergedBecause: null, foundAt: AT };
    const match = (await findSamePerson(ctx, [found])).get(found);
    expect(match?._id.toHexString()).toBe(id);
  });

  it('is another person when neither the typed nor the given title fits', async () => {
    const id = await save();
    await edit(id, { title: 'Head of Buying' });
    const found = { id: 'pdl:9', people: [pdl('9', { ...MARTA, title: 'Counsel' })], mergedBecause: null, foundAt: AT };
    expect((await findSamePerson(ctx, [found])).size).toBe(0);
  });
});
