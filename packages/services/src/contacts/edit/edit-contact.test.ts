import type { FoundPerson } from '@workbench/connectors/people';
import { CompanyModel, type ContactDoc, ContactModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { Types } from 'mongoose';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { AT, contextWithKey, ignoreChanges, insertContact } from '../../shared/saved-people.fixtures.ts';
import { getContact } from '../saved/get-contact.ts';
import { addNote } from '../saved/notes.ts';
import { suppressContacts } from '../saved/suppression/suppress-contacts.ts';
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

const LATER = new Date(AT.getTime() + 86_400_000);
const APOLLO = { source: 'apollo', at: AT };
const EMAIL = 'marta@acme.example';
const KNOWN: Partial<ContactDoc> = {
  keys: ['apollo:1', `email:${EMAIL}`],
  sources: [{ source: 'apollo', id: '1', at: AT }],
  title: 'Buyer',
  email: EMAIL,
  emailStatus: 'verified',
  organizationName: 'Acme',
  organizationDomain: 'acme.example',
  organizationSize: 120,
  origins: { name: APOLLO, title: APOLLO, email: APOLLO, organizationName: APOLLO, organizationDomain: APOLLO },
};
const save = async (parts: Partial<ContactDoc> = KNOWN) => (await insertContact(parts))._id.toHexString();
const read = (id: string) => getContact({ ctx, input: { id } });
const edit = async (id: string, values: UpdateContactInput['values'], etag?: string | null) =>
  editContact({ ctx, input: { id, values, etag: etag === undefined ? (await read(id)).etag : etag } }, ignoreChanges);

/** What Apollo says of her later. */
const found = (parts: Partial<FoundPerson>): FoundPerson =>
  ({
    source: 'apollo',
    id: '1',
    name: 'Marta Oliveira',
    isNameHidden: false,
    title: null,
    organizationName: null,
    organizationDomain: null,
    organizationIndustry: null,
    organizationSize: null,
    email: null,
    emailStatus: null,
    emailStatusOriginal: null,
    phone: null,
    city: null,
    state: null,
    country: null,
    linkedinUrl: null,
    seniority: null,
    hasEmail: null,
    hasPhone: null,
    ...parts,
  }) as FoundPerson;
async function hear(parts: Partial<FoundPerson>) {
  clock.now = LATER;
  const person = found(parts);
  await upsertContact(ctx, [person], { savedIn: 'contacts', revealed: person, beforeChange: ignoreChanges });
}

describe('what a person types of a saved contact', () => {
  it('is stored in one spelling, as theirs, with the value of the source beside it', async () => {
    const id = await save();
    const edited = await edit(id, { title: '  Head  of Buying ', email: 'Marta.O@ACME.example' });
    expect(edited).toMatchObject({ title: 'Head of Buying', email: 'Marta.O@acme.example', emailStatus: 'unknown' });
    expect(edited.origins).toMatchObject({ title: { source: 'manual' }, email: { source: 'manual' } });
    expect(edited.sourceValues).toMatchObject([
      { field: 'title', value: 'Buyer', source: 'apollo' },
      { field: 'email', value: EMAIL, source: 'apollo' },
    ]);
    const stored = await ContactModel.findById(id).lean();
    expect(stored?.keys).toContain('email:marta.o@acme.example');
    expect(stored?.words).toContain('head');
  });

  it('stays when a source says something else later, a verified address too, and that is shown beside it', async () => {
    const id = await save();
    await edit(id, { name: 'Marta Silva', title: 'Head', email: 'm@acme.example', organizationName: 'Acme Group' });
    await hear({ title: 'Chief', email: 'other@acme.example', emailStatus: 'verified', organizationName: 'Beta' });
    const now = await read(id);
    expect(now).toMatchObject({
      name: 'Marta Silva',
      title: 'Head',
      email: 'm@acme.example',
      organizationName: 'Acme Group',
    });
    const beside = now.sourceValues.map(({ field, value }) => `${field}: ${value}`);
    expect(beside.toSorted()).toEqual([
      'email: other@acme.example',
      'name: Marta Oliveira',
      'organizationDomain: acme.example',
      'organizationName: Beta',
      'title: Chief',
    ]);
  });

  it('is not filled again with the value that was taken out, but with another one', async () => {
    const id = await save();
    expect(await edit(id, { email: '' })).toMatchObject({ email: null, emailStatus: null });
    await hear({ email: EMAIL, emailStatus: 'verified' });
    expect(await read(id)).toMatchObject({ email: null });
    await hear({ email: 'new@acme.example', emailStatus: 'verified' });
    expect(await read(id)).toMatchObject({ email: 'new@acme.example' });
  });

  it('goes back to its source when it is the value of the source again', async () => {
    const id = await save();
    await edit(id, { email: 'm@acme.example' });
    const back = await edit(id, { email: EMAIL });
    expect(back).toMatchObject({ email: EMAIL, emailStatus: 'verified', origins: { email: { source: 'apollo' } } });
    expect(back.sourceValues).toEqual([]);
  });

  it('goes back to its source however the source spells it', async () => {
    const id = await save({ ...KNOWN, email: 'Marta@Acme.Example' });
    await edit(id, { email: 'm@acme.example' });
    const back = await edit(id, { email: 'Marta@Acme.Example' });
    expect(back).toMatchObject({ email: 'Marta@Acme.Example', emailStatus: 'verified', sourceValues: [] });
    expect(back.origins.email?.source).toBe('apollo');
  });

  it('is not filled by another source with the address that was taken out', async () => {
    const id = await save();
    await edit(id, { email: '' });
    await hear({ source: 'pdl', id: 'p1', email: EMAIL.toUpperCase() });
    expect(await read(id)).toMatchObject({ email: null });
    expect(await ContactModel.countDocuments()).toBe(1);
  });

  it('as another title leaves no seniority of the one before', async () => {
    const id = await save({ ...KNOWN, seniority: 'entry', origins: { ...KNOWN.origins, seniority: APOLLO } });
    expect(await edit(id, { title: 'Chief Buyer' })).toMatchObject({ seniority: null });
    await hear({ title: 'Buyer', seniority: 'entry' });
    const now = await read(id);
    expect(now).toMatchObject({ title: 'Chief Buyer', seniority: null });
    expect(now.origins).not.toHaveProperty('seniority');
  });

  it('as another employer takes domain, size and tracked company of the one before along', async () => {
    const company = await CompanyModel.collection.insertOne({ name: 'Beta', domain: 'beta-works.com' } as never);
    const id = await save();
    expect(await edit(id, { organizationName: 'Gamma' })).toMatchObject({
      organizationDomain: null,
      organizationSize: null,
      formerEmployers: [{ name: 'Acme', domain: 'acme.example' }],
    });
    const moved = await edit(id, { organizationName: 'Beta', organizationDomain: 'www.beta-works.com' });
    expect(moved).toMatchObject({ organizationDomain: 'beta-works.com', companyId: company.insertedId.toHexString() });
  });
});

describe('what was typed and corrected', () => {
  it.each([
    [{ email: 'ben@acme.example' }, { email: 'marta.o@acme.example' }],
    [{ linkedinUrl: 'linkedin.com/in/ben' }, { linkedinUrl: '' }],
  ])('is no key of the contact any more: %j', async (mistyped, corrected) => {
    const id = await save();
    await edit(id, mistyped);
    await edit(id, corrected);
    const ben = { id: '2', name: 'Ben Brown', phone: '+351 21 555 0100' };
    await hear({ ...ben, email: 'ben@acme.example', linkedinUrl: 'https://www.linkedin.com/in/ben' });
    expect(await read(id)).toMatchObject({ name: 'Marta Oliveira', phone: null });
    expect(await ContactModel.countDocuments()).toBe(2);
  });

  it('stays a key when a source gives it too', async () => {
    const id = await save();
    await edit(id, { email: 'm@acme.example' });
    await edit(id, { email: EMAIL });
    await edit(id, { email: '' });
    expect((await ContactModel.findById(id).lean())?.keys).toEqual(['apollo:1', `email:${EMAIL}`]);
  });
});

describe('an employer that is emptied', () => {
  it('takes size, industry and tracked company along and is a former one', async () => {
    const companyId = new Types.ObjectId();
    const id = await save({ ...KNOWN, organizationIndustry: 'Steel', companyId });
    const left = await edit(id, { organizationName: '', organizationDomain: '' });
    const nothing = { organizationSize: null, organizationIndustry: null, companyId: null };
    expect(left).toMatchObject({ ...nothing, formerEmployers: [{ name: 'Acme', domain: 'acme.example' }] });
    await hear({ organizationName: 'Acme', organizationDomain: 'acme.example', organizationSize: 130 });
    expect(await read(id)).toMatchObject({ ...nothing, organizationName: null, organizationDomain: null });
    expect(await edit(id, { organizationName: 'Gamma' })).toMatchObject({ ...nothing, organizationName: 'Gamma' });
  });
});

describe('an edit', () => {
  it('is refused when the contact was edited meanwhile, with its present state, and not by a note', async () => {
    const id = await save();
    const { etag } = await read(id);
    await addNote({ ctx, input: { id, text: 'Met in Lyon' } });
    await edit(id, { title: 'Head' }, etag);
    await expect(edit(id, { title: 'Chief' }, etag)).rejects.toMatchObject({
      kind: 'precondition_failed',
      present: { title: 'Head' },
    });
    await expect(edit(id, { title: 'Chief' }, null)).rejects.toMatchObject({ kind: 'precondition_required' });
  });

  it('that is sent again changes nothing', async () => {
    const id = await save();
    await edit(id, { title: 'Head' });
    const before = await ContactModel.findById(id).lean();
    await edit(id, { title: 'Head' });
    expect(await ContactModel.findById(id).lean()).toEqual(before);
  });

  it.each([
    [{ name: ' ' }, 'Enter the name'],
    [{ name: '\u200b\u200d' }, 'Enter the name'],
    [{ email: 'no address' }, 'is not an e-mail address'],
    [{ linkedinUrl: 'https://www.linkedin.com/company/acme' }, 'is the page of a company'],
    [{ organizationDomain: 'no domain' }, 'domain'],
    [{ phone: 'none' }, 'has no digits'],
    [{ title: 'a\u0007b' }, 'control characters'],
  ])('refuses %j in words, at its field', async (values, message) => {
    const id = await save();
    await expect(edit(id, values)).rejects.toMatchObject({
      kind: 'invalid',
      message: expect.stringContaining(message),
      issues: [{ path: ['values', Object.keys(values)[0]] }],
    });
  });

  it.each([
    ['ben@acme.example', { email: 'BEN@acme.example' }],
    ['beta-works.com', { email: 'ben@beta-works.com' }],
    ['+351 21 555 0100', { phone: '+351215550100' }],
    ['https://www.linkedin.com/in/ben', { linkedinUrl: 'linkedin.com/in/ben' }],
  ])('refuses what is on the do-not-contact list: %s', async (identifier, values) => {
    await suppressContacts(
      { ctx, input: { identifiers: [identifier], ids: [], contactIds: [], reason: '' } },
      ignoreChanges,
    );
    const id = await save();
    await expect(edit(id, values)).rejects.toMatchObject({
      kind: 'invalid',
      message: expect.stringContaining('on the do-not-contact list'),
    });
    expect(await read(id)).toMatchObject({ email: EMAIL, phone: null, linkedinUrl: null });
  });

  it('refuses a country that makes the number one of the do-not-contact list', async () => {
    const input = { identifiers: ['+351 21 555 0100'], ids: [], contactIds: [], reason: '' };
    await suppressContacts({ ctx, input }, ignoreChanges);
    const id = await save();
    await edit(id, { phone: '21 555 0100' });
    await expect(edit(id, { country: 'Portugal' })).rejects.toMatchObject({
      message: 'This phone number is on the do-not-contact list',
    });
  });

  it('refuses the address of another saved contact', async () => {
    await save({ name: 'Ben Brown', keys: ['apollo:2', 'email:ben@acme.example'], email: 'ben@acme.example' });
    const id = await save();
    await expect(edit(id, { email: 'ben@acme.example' })).rejects.toMatchObject({
      kind: 'conflict',
      message: 'Ben Brown is saved with this e-mail address already',
    });
  });

  it('reaches copies first, and nothing is stored when they fail', async () => {
    const id = await save();
    const input = { id, values: { title: 'Head' }, etag: (await read(id)).etag };
    const fail = () => Promise.reject(new Error('the copies are away'));
    await expect(editContact({ ctx, input }, fail)).rejects.toThrow('the copies are away');
    expect(await read(id)).toMatchObject({ title: 'Buyer' });
  });

  it('keeps the person findable by an address that was replaced', async () => {
    const id = await save();
    await edit(id, { email: 'm@acme.example' });
    await suppressContacts(
      { ctx, input: { identifiers: [EMAIL], ids: [], contactIds: [], reason: '' } },
      ignoreChanges,
    );
    await expect(read(id)).rejects.toMatchObject({ kind: 'not_found' });
  });
});
