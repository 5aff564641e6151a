import { ContactPairModel, DuplicatePairModel } from '@workbench/db';
import { Types } from 'mongoose';
import type { CaseTools, RepeatCases } from '../repeat-case.ts';
import { about, companies, lead, list } from './records.ts';

/** A search that was made before is answered from memory: each makes another one. */
const TITLES = ['CTO', 'Engineer', 'Sales Manager', 'Head of Operations', 'CEO', 'CFO', 'Designer', 'Analyst', 'Buyer'];
const CITIES = ['Berlin', 'Oslo', 'Paris', 'London', 'Madrid', 'Rome', 'Vienna', 'Dublin', 'Lisbon', 'Prague'];
let taken = 0;
const nextOf = (values: readonly string[]): string => values[taken++ % values.length] ?? '';

/** Each is taken once; a search is free, and the product that made it knows its results for a day. */
const resultsOf = new WeakMap<CaseTools['ctx'], string[]>();

async function result({ call, ctx }: CaseTools): Promise<string> {
  // Test files share a process and its modules, and each has a product and a database of its own.
  const results = resultsOf.get(ctx) ?? [];
  resultsOf.set(ctx, results);
  if (results.length === 0) {
    const body = {
      jobTitles: ['CTO', 'Sales Manager', 'Engineer', 'Head of Operations'],
      source: 'apollo',
      perPage: 100,
    };
    const { contacts } = (await call('POST /api/contacts/search', { body })).body;
    results.push(...contacts.map(({ id }: { id: string }) => id));
  }
  const id = results.pop();
  if (id === undefined) throw new Error('The sandbox has no more people');
  return id;
}

export async function savedContact(tools: CaseTools): Promise<string> {
  const { body } = await tools.call('POST /api/contacts', { body: { ids: [await result(tools)] } });
  return body.contacts[0].savedId ?? body.contacts[0].id;
}

async function twoContacts(tools: CaseTools): Promise<[string, string]> {
  const one = await savedContact(tools);
  for (;;) {
    // Two results may be one person.
    const other = await savedContact(tools);
    if (other !== one) return [one, other];
  }
}

const search = (mark: string, part = '') => ({ companyNames: [`Nobody ${mark}${part}`], jobTitles: ['CTO'] });

async function savedSearch({ call, mark }: CaseTools): Promise<string> {
  const body = { name: `Search ${mark}`, source: 'apollo', filters: search(mark) };
  return (await call('POST /api/contacts/searches', { body })).body.id;
}

async function pairOf(pairs: typeof ContactPairModel, [a, b]: [string, string]): Promise<string> {
  const ids = [a, b].sort();
  const [one, other] = ids.map((id) => new Types.ObjectId(id)) as [Types.ObjectId, Types.ObjectId];
  const _id = ids.join('-');
  await pairs.create({ _id, ids: [one, other], state: 'open', rank: 0, reasons: [], foundAt: new Date() });
  return _id;
}

const contactPair = async (tools: CaseTools) => pairOf(ContactPairModel, await twoContacts(tools));
const companyPair = async (tools: CaseTools) => pairOf(DuplicatePairModel, await companies(tools));

const dismissed = (pair: (tools: CaseTools) => Promise<string>, dismiss: string) => async (tools: CaseTools) => {
  const id = await pair(tools);
  await tools.call(dismiss, { params: { id } });
  return id;
};

async function merged(tools: CaseTools): Promise<string> {
  const [id, otherId] = await twoContacts(tools);
  return (await tools.call('POST /api/contacts/{id}/merge', { params: { id }, body: { otherId } })).body.mergeId;
}

async function listWith(tools: CaseTools) {
  const [id, contact] = [await list(tools), await savedContact(tools)];
  return { params: { id }, body: { contacts: { ids: [contact] } } };
}

export const peopleCases: RepeatCases = {
  'POST /api/contacts': async (tools) => ({ body: { ids: [await result(tools)] } }),
  'POST /api/contacts/delete': async (tools) => ({ body: { ids: [await savedContact(tools)] } }),
  'POST /api/contacts/do-not-contact': async ({ mark }) => ({ body: { identifiers: [`ada@${mark}.com`] } }),
  'POST /api/contacts/privacy/erase': async (tools) => {
    await lead(tools);
    return { body: { identifiers: [`ada@${tools.mark}.com`] } };
  },
  'POST /api/privacy/erasures': async (tools) => {
    await lead(tools);
    return { body: { identifiers: [`ada@${tools.mark}.com`] } };
  },
  'POST /api/privacy/erasures/{id}/retry': async ({ call, mark }) => {
    const { body } = await call('POST /api/privacy/erasures', { body: { identifiers: [`ada@${mark}.com`] } });
    return { params: { id: body.id } };
  },
  'POST /api/privacy/notices/informed': async (tools) => ({
    body: { people: [{ kind: 'lead', id: await lead(tools) }], how: 'notice' },
  }),
  'POST /api/privacy/notices/withdraw': async (tools) => {
    const people = [{ kind: 'lead', id: await lead(tools) }];
    await tools.call('POST /api/privacy/notices/informed', { body: { people, how: 'notice' } });
    return { body: { people } };
  },
  'POST /api/privacy/retention/run': async ({ call }) => {
    // The first run of a workspace begins the record of the last one.
    await call('POST /api/privacy/retention/run');
    return {};
  },
  'POST /api/contacts/reveal': async (tools) => ({ body: { ids: [await result(tools)] } }),
  'POST /api/contacts/search': async ({ mark }) => ({ body: { ...search(mark), source: 'apollo' } }),
  'POST /api/contacts/search/pdl': async ({ mark }) => {
    const number = Number(mark.replace(/\D/g, ''));
    return { body: { jobTitles: [nextOf(TITLES)], companySize: { min: 1 + (number % 40), max: null }, perPage: 1 } };
  },
  'POST /api/contacts/smart-search': async () => ({
    body: { query: `CTOs in ${nextOf(CITIES)}`, source: 'apollo' },
  }),
  'POST /api/contacts/searches': async ({ mark }) => ({
    body: { name: `Search ${mark}`, source: 'apollo', filters: search(mark) },
  }),
  'POST /api/contacts/searches/{id}/run': about(savedSearch),
  'POST /api/contacts/{id}/merge': async (tools) => {
    const [id, otherId] = await twoContacts(tools);
    return { params: { id }, body: { otherId } };
  },
  'POST /api/contact-merges/{id}/undo': about(merged),
  'POST /api/contacts/{id}/notes': about(savedContact, { text: 'Called' }),
  'POST /api/contacts/{id}/notes/{noteId}/restore': async (tools) => {
    const params = { id: await savedContact(tools) };
    const { body } = await tools.call('POST /api/contacts/{id}/notes', { params, body: { text: 'Called' } });
    const note = { params: { ...params, noteId: body.notes[0].id } };
    await tools.call('DELETE /api/contacts/{id}/notes/{noteId}', note);
    return note;
  },
  'POST /api/contact-duplicates/{id}/dismiss': about(contactPair),
  'POST /api/contact-duplicates/{id}/reopen': about(
    dismissed(contactPair, 'POST /api/contact-duplicates/{id}/dismiss'),
  ),
  'POST /api/duplicates/{id}/dismiss': about(companyPair),
  'POST /api/duplicates/{id}/reopen': about(dismissed(companyPair, 'POST /api/duplicates/{id}/dismiss')),
  'POST /api/lists': async ({ mark }) => ({ body: { name: `List ${mark}`, kind: 'person' } }),
  'POST /api/lists/{id}/members': listWith,
  'POST /api/lists/{id}/members/remove': async (tools) => {
    const input = await listWith(tools);
    await tools.call('POST /api/lists/{id}/members', input);
    return input;
  },
};
