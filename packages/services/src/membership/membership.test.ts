import { randomUUID } from 'node:crypto';
import { ContactModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { listContacts, resolveContactSelection } from '../contacts/index.ts';
import { pageLeads } from '../leads/index.ts';
import { putLead } from '../leads/store/leads.fixtures.ts';
import { createList } from '../lists/index.ts';
import { contextWithKey, insertContact } from '../shared/saved-people.fixtures.ts';
import { addSuppressions } from '../suppression/index.ts';
import { addMembers, removeMembers } from './change-members.ts';
import { listPeople } from './list-people.ts';
import { changeMembersInput } from './schemas.ts';

useTestDatabase();
const { ctx, forget } = contextWithKey();
afterAll(forget);
beforeEach(emptyTestDatabase);

const newList = async (kind: 'company' | 'person' = 'person') =>
  (await createList({ ctx, input: { name: 'Fair', kind } })).id;
const people = (id: string, limit = 50, cursor?: string) => listPeople({ ctx, input: { id, limit, cursor } });

async function idOf(name: string): Promise<string> {
  return (await insertContact({ name }))._id.toHexString();
}

it('contacts and leads are put on a list and taken off it, each once; ids that no one has are left out', async () => {
  const id = await newList();
  const contacts = { ids: [await idOf('Ann'), await idOf('Bea'), '0'.repeat(24)] };
  const leads = { ids: [(await putLead())._id.toHexString()] };
  const input = { id, contacts, leads };
  expect(await addMembers({ ctx, input })).toEqual({ changed: 3, unchanged: 0, count: 3 });
  expect(await addMembers({ ctx, input })).toEqual({ changed: 0, unchanged: 3, count: 3 });
  expect(await removeMembers({ ctx, input: { id, contacts } })).toEqual({ changed: 2, unchanged: 0, count: 1 });
  expect((await people(id)).people).toMatchObject([{ kind: 'lead', name: 'Marta Oliveira' }]);
});

it('all that match a filter but a few are put on a list', async () => {
  const id = await newList();
  const [ann] = [await idOf('Ann'), await idOf('Bea')];
  await putLead();
  const suppressed = await putLead({ email: 'no@acme.com' });
  await addSuppressions(ctx, [[{ kind: 'email', value: 'no@acme.com' }]], '');
  const input = { id, contacts: { filter: {}, except: [ann] }, leads: { filter: {} } };
  expect(await addMembers({ ctx, input })).toEqual({ changed: 2, unchanged: 0, count: 2 });
  const listed = (await people(id)).people.map((one) => one.id);
  expect(listed).not.toContain(suppressed._id.toHexString());
});

it('a list of companies takes no people, and a call names whom it is about', async () => {
  const input = { id: await newList('company'), contacts: { ids: [await idOf('Ann')] } };
  await expect(addMembers({ ctx, input })).rejects.toThrow('“Fair” is a list of companies; choose a list of people');
  expect(changeMembersInput.safeParse({ id: input.id }).success).toBe(false);
  expect(changeMembersInput.safeParse({ id: input.id, contacts: {} }).success).toBe(false);
  expect(changeMembersInput.safeParse({ id: input.id, contacts: { ids: [], filter: {} } }).success).toBe(false);
  const [one] = input.contacts.ids;
  for (const what of ['contacts', 'leads']) {
    const { error } = changeMembersInput.safeParse({ id: input.id, [what]: { ids: [one], except: [one] } });
    expect(error?.issues).toMatchObject([{ path: [what, 'except'] }]);
  }
});

it('people are paged without a repeat or a gap, contacts before leads, and suppressed ones are left out and counted', async () => {
  const id = await newList();
  for (const name of ['Ann', 'Bea', 'Cem']) await insertContact({ name, lists: [id] });
  for (const firstName of ['Dan', 'Eva']) await putLead({ firstName, lastName: '', lists: [id] });
  await putLead({ email: 'no@acme.com', lists: [id] });
  await addSuppressions(ctx, [[{ kind: 'email', value: 'no@acme.com' }]], '');
  for (const limit of [1, 2, 3, 4, 6, 50]) {
    const names: string[] = [];
    let suppressed = 0;
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await people(id, limit, cursor);
      names.push(...page.people.map(({ name }) => name));
      suppressed += page.suppressed;
      cursor = page.nextCursor;
    }
    expect([names, suppressed], `${limit} a page`).toEqual([['Ann', 'Bea', 'Cem', 'Dan', 'Eva'], 1]);
  }
});

it('more than one write holds are put on a list, and the revision of each goes up', async () => {
  const id = await newList();
  const rows = Array.from({ length: 1100 }, (_, at) => ({
    keys: [`k${at}`],
    name: 'x',
    savedAt: ctx.now(),
    revision: 1,
  }));
  await ContactModel.collection.insertMany(rows as never);
  expect(await addMembers({ ctx, input: { id, contacts: { filter: {} } } })).toMatchObject({ changed: 1100 });
  expect(await ContactModel.countDocuments({ lists: id, revision: 2 })).toBe(1100);
});

it('people are not filtered by a list that does not exist, is in the trash, or has companies', async () => {
  const companies = await createList({ ctx, input: { name: 'Companies', kind: 'company' } });
  for (const list of [randomUUID(), companies.id]) {
    const refused = { kind: 'invalid', issues: [{ path: ['list'] }] };
    await expect(listContacts({ ctx, input: { list, limit: 1 } })).rejects.toMatchObject(refused);
    await expect(pageLeads({ ctx, input: { list, limit: 1 } })).rejects.toMatchObject(refused);
    const selection = resolveContactSelection({ ctx, input: { filter: { list } } });
    await expect(selection).rejects.toMatchObject({ kind: 'invalid', issues: [{ path: ['filter', 'list'] }] });
  }
});
