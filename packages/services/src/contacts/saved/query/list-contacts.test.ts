import { type ContactDoc, ContactModel, ListModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createContext } from '../../../shared/context.ts';
import { insertContact } from '../../../shared/saved-people.fixtures.ts';
import { type ContactFilter, listContactsInput } from '../../schemas.ts';
import { contactSearchWords } from '../merge/contact-search-words.ts';
import { listContacts } from './list-contacts.ts';
import { resolveContactSelection } from './select-contact-ids.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

const ctx = createContext();
const LIST = '3f0f7a0e-6f2b-4f0e-9d7c-0d9a5a3b7c11';
const day = (date: number) => new Date(Date.UTC(2026, 10, date, 23, 30));

async function save(name: string, parts: Partial<ContactDoc>): Promise<ContactDoc> {
  const person = { name, title: null, organizationName: null, email: null, ...parts };
  return insertContact({ ...person, words: contactSearchWords(person) });
}

async function savePeople(): Promise<void> {
  await ListModel.collection.insertOne({ _id: LIST, name: 'Fair', nameKey: 'fair', kind: 'person' } as never);
  await save('Marta Öberg', {
    title: 'Head of Operations',
    organizationName: 'Acme GmbH',
    country: 'Germany',
    seniority: 'head',
    email: 'marta@acme.com',
    emailStatus: 'verified',
    lists: [LIST],
    savedAt: day(1),
  });
  await save('Head Hunter', {
    title: 'Recruiter',
    organizationName: 'Operations AG',
    phone: '+49 30',
    savedAt: day(2),
  });
  await save('Zoë', { country: 'germany', email: 'zoe@b.com', emailStatus: 'likely', savedAt: day(3) });
  await save('Ida (R&D)', {
    sources: [{ source: 'pdl', id: 'x', at: day(4) }],
    notes: [{ id: 'n', text: 'Met', at: day(4) }],
    organizationName: 'Beta',
    savedAt: day(4),
  });
}

async function names(input: Partial<ReturnType<typeof listContactsInput.parse>>): Promise<string[]> {
  const { contacts, total } = await listContacts({ ctx, input: listContactsInput.parse({ ...input }) });
  expect(total).toBe(contacts.length);
  return contacts.map(({ name }) => name.split(' ')[0] ?? '');
}

describe('saved contacts', () => {
  it.each<[ContactFilter, string[]]>([
    [{}, ['Ida', 'Zoë', 'Head', 'Marta']],
    [{ title: 'operations HEAD' }, ['Marta']],
    [{ title: 'oper' }, ['Marta']],
    [{ company: 'operations' }, ['Head']],
    [{ q: 'oberg', title: 'head', company: 'acme' }, ['Marta']],
    [{ title: '***' }, []],
    [{ country: 'GERMANY' }, ['Zoë', 'Marta']],
    [{ country: 'Ger.*' }, []],
    [{ seniority: 'head' }, ['Marta']],
    [{ source: 'PDL' }, ['Ida']],
    [{ email: 'any' }, ['Zoë', 'Marta']],
    [{ email: 'verified' }, ['Marta']],
    [{ email: 'none' }, ['Ida', 'Head']],
    [{ phone: 'any' }, ['Head']],
    [{ phone: 'none', email: 'none' }, ['Ida']],
    [{ notes: 'any' }, ['Ida']],
    [{ notes: 'none', email: 'none' }, ['Head']],
    [{ list: LIST }, ['Marta']],
    [{ savedFrom: '2026-11-03' }, ['Ida', 'Zoë']],
    [{ savedUntil: '2026-11-02' }, ['Head', 'Marta']],
    [{ savedFrom: '2026-11-02', savedUntil: '2026-11-03' }, ['Zoë', 'Head']],
  ])('are those to whom all of %j applies; a selection by it has the same', async (filter, expected) => {
    await savePeople();
    expect(await names(filter)).toEqual(expected);
    const { ids } = await resolveContactSelection({ ctx, input: { filter } });
    const { contacts } = await listContacts({ ctx, input: listContactsInput.parse(filter) });
    expect(ids).toEqual(contacts.map(({ id }) => id));
  });

  it('come by name, employer or time, those without an employer last', async () => {
    await savePeople();
    expect(await names({ sort: 'name' })).toEqual(['Head', 'Ida', 'Marta', 'Zoë']);
    expect(await names({ sort: 'company' })).toEqual(['Marta', 'Ida', 'Head', 'Zoë']);
    expect(await names({ sort: 'oldest' })).toEqual(['Marta', 'Head', 'Zoë', 'Ida']);
  });

  it.each(['newest', 'oldest', 'name', 'company'] as const)('are paged in the order “%s”', async (sort) => {
    await savePeople();
    const input = listContactsInput.parse({ sort, limit: 1 });
    const all = (await listContacts({ ctx, input: { ...input, limit: 50 } })).contacts.map(({ id }) => id);
    const paged: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await listContacts({ ctx, input: { ...input, cursor } });
      paged.push(...page.contacts.map(({ id }) => id));
      cursor = page.next;
    }
    expect(paged).toEqual(all);
  });
});

it('more than are counted come in every order, those that were saved first too', async () => {
  const person = (at: number) => ({
    keys: [`k${at}`],
    name: at === 0 ? 'Aaron First' : `Kim ${at}`,
    words: ['person'],
    ...{ sources: [], origins: {}, notes: [], formerIds: [], knownIn: ['contacts'], revealedAt: {} },
    savedAt: new Date(Date.UTC(2026, 0, 1) + at),
  });
  await ContactModel.collection.insertMany(Array.from({ length: 20_003 }, (_, at) => person(at)) as never);
  const first = async (input: object) => {
    const { contacts, total } = await listContacts({ ctx, input: listContactsInput.parse({ ...input, limit: 1 }) });
    return [contacts[0]?.name, total];
  };
  expect(await first({})).toEqual(['Kim 20002', 20_000]);
  expect(await first({ q: 'person' })).toEqual(['Kim 20002', 20_000]);
  expect(await first({ sort: 'oldest' })).toEqual(['Aaron First', 20_000]);
  expect(await first({ sort: 'name' })).toEqual(['Aaron First', 20_000]);
});

it('a range of days upside down is refused, and what no pattern can hold finds no one', async () => {
  await savePeople();
  const list = (filter: ContactFilter) => listContacts({ ctx, input: listContactsInput.parse(filter) });
  await expect(list({ savedFrom: '2026-11-03', savedUntil: '2026-11-02' })).rejects.toMatchObject({
    kind: 'invalid',
    issues: [{ path: ['savedUntil'] }],
  });
  expect(await list({ country: '\0' })).toMatchObject({ total: 0 });
});

it('a selection is by ids or by a filter without some; an id of before a merge leads to the contact that is left', async () => {
  const former = '0'.repeat(23).concat('f');
  const [one, other] = [await save('One', {}), await save('Other', {})];
  const ids = [one, other].map(({ _id }) => _id.toHexString());
  const select = async (input: object) => (await resolveContactSelection({ ctx, input })).ids;
  expect(await select({ ids: [ids[0], ids[0], former] })).toEqual([ids[0]]);
  expect(await select({ filter: {}, except: [ids[1]] })).toEqual([ids[0]]);
});
