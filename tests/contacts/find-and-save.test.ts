import { expect, test } from 'vitest';
import { sendJson } from '../helpers/send-json.ts';
import { useProduct } from '../helpers/start-product.ts';

const SENTENCE = 'VPs of engineering at fintech companies in Berlin or London';

const product = useProduct();
const get = (path: string) => sendJson(product.api.origin, 'GET', path);
const post = (path: string, body: object = {}) => sendJson(product.api.origin, 'POST', path, body);

interface Row {
  id: string;
  name: string;
  email: string | null;
  isNameHidden: boolean;
  contactId: string | null;
  knownIn: string[];
  isNew: boolean;
  sources: { source: string }[];
  mergedBecause: string | null;
  reveal: { source: string; creditsMax: number } | null;
}

interface AuditLine {
  operation: string;
  requestId: string | null;
  credits: number;
}

const invoiced = (vendor: string) =>
  product.sandbox
    .invoice()
    .filter((line) => line.vendor === vendor)
    .reduce((sum, { credits }) => sum + credits, 0);
const countedToday = async (id: string): Promise<number> =>
  (await get('/api/sources')).find((source: { id: string }) => source.id === id).creditsToday;

test('a sentence finds people in both databases, one row for each, and the ledger says what the vendors charge', async () => {
  const { results, filters, reader } = await post('/api/contacts/smart-search', { query: SENTENCE, source: 'both' });
  expect(filters).toMatchObject({ locations: ['Berlin', 'London'] });
  expect(filters.jobTitles.join()).toMatch(/VP.*Engineering/i);
  expect(filters.industries.join()).toMatch(/fintech|financial/i);
  expect(reader.kind).toBe('built-in');
  for (const { source, found, problem } of results.asked) {
    expect(problem, source).toBeNull();
    expect(found, source).toBeGreaterThan(0);
  }
  const rows: Row[] = results.contacts;
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  const merged = rows.filter(({ sources }) => sources.length === 2);
  expect(merged.length).toBeGreaterThan(0);
  for (const { mergedBecause } of merged) expect(mergedBecause).toMatch(/^Same /);
  expect(results.isUpTo).toBe(true);
  const spent = results.asked.reduce((sum: number, { credits }: { credits: number }) => sum + credits, 0);
  expect(spent).toBe(invoiced('apollo') + invoiced('pdl'));
  expect(spent).toBeGreaterThan(0);
  for (const id of ['apollo', 'pdl']) expect(await countedToday(id)).toBe(invoiced(id));

  // The same again within a day is answered from what was paid for.
  await post('/api/contacts/smart-search', { query: SENTENCE, source: 'both' });
  expect(invoiced('pdl')).toBe(spent);
});

test('a reveal tells its price first, buys nobody twice, and what it brought is held', async () => {
  const filters = { jobTitles: ['Head of Operations', 'CTO'], source: 'apollo' };
  const { contacts } = (await post('/api/contacts/search', filters)) as { contacts: Row[] };
  const hidden = contacts.filter(({ isNameHidden, reveal }) => isNameHidden && reveal?.source === 'apollo').slice(0, 4);
  expect(hidden).toHaveLength(4);
  const ids = hidden.map(({ id }) => id);
  const before = invoiced('apollo');
  expect(await post('/api/contacts/reveal/estimate', { ids })).toMatchObject({ creditsMax: 4, free: 0, impossible: 0 });
  expect(invoiced('apollo')).toBe(before);

  // A double click, and another selection with the same people in it.
  const [first, again] = await Promise.all([
    post('/api/contacts/reveal', { ids: ids.slice(0, 3) }),
    post('/api/contacts/reveal', { ids: ids.slice(0, 3) }),
  ]);
  const more = await post('/api/contacts/reveal', { ids });
  const credits = first.credits + again.credits + more.credits;
  expect(invoiced('apollo') - before).toBe(credits);
  expect(credits).toBeLessThanOrEqual(4);
  const people = product.sandbox.invoice().filter(({ item }) => /match|people/.test(item));
  expect(people.length).toBeGreaterThan(0);
  for (const row of more.contacts as Row[]) {
    expect([row.isNameHidden, row.name.includes('*')]).toEqual([false, false]);
    expect(row.contactId).not.toBeNull();
  }
  expect(await post('/api/contacts/reveal/estimate', { ids })).toMatchObject({ creditsMax: 0, free: 4 });

  // Found again, they show what was paid for.
  const found = ((await post('/api/contacts/search', filters)) as { contacts: Row[] }).contacts;
  for (const row of found.filter(({ id }) => ids.includes(id))) {
    expect(row.isNameHidden).toBe(false);
    expect(row.knownIn).toContain('contacts');
  }
});

test('a purchase is in the audit log: of whom, for how much, and by which call', async () => {
  const search = await post('/api/contacts/search', { jobTitles: ['Head of Marketing', 'CFO'], source: 'apollo' });
  const hidden = (search.contacts as Row[]).filter(({ isNameHidden, reveal }) => isNameHidden && reveal !== null);
  const before = invoiced('apollo');
  const revealed = await post('/api/contacts/reveal', { ids: hidden.slice(0, 2).map(({ id }) => id) });
  const paid = invoiced('apollo') - before;
  expect(paid).toBeGreaterThan(0);
  const { items } = await get('/api/audit?limit=20');
  const [call] = items.filter(({ operation }: AuditLine) => operation === 'contacts.reveal');
  const contactIds = (revealed.contacts as Row[]).map(({ contactId }) => contactId);
  expect(call).toMatchObject({ outcome: 'done', credits: 0, records: expect.arrayContaining(contactIds) });
  const bought = items.filter(({ requestId }: AuditLine) => requestId === call.requestId && requestId !== null);
  const purchases = bought.filter(({ operation }: AuditLine) => operation === 'sources.purchase.apollo');
  expect(purchases.reduce((sum: number, { credits }: AuditLine) => sum + credits, 0)).toBe(paid);
  expect(purchases[0]).toMatchObject({ actor: call.actor, via: 'script', outcome: 'done' });
  // All lines together say what the vendor charged.
  const all = (await get('/api/audit?limit=500&operation=sources.purchase.apollo')).items;
  expect(all.reduce((sum: number, { credits }: AuditLine) => sum + credits, 0)).toBe(invoiced('apollo'));
});

test('people are saved to contacts, leads and a campaign, once each, and are marked as known', async () => {
  const search = { jobTitles: ['Account Executive'], perPage: 5 };
  const { contacts } = (await post('/api/contacts/search/pdl', search)) as { contacts: Row[] };
  const ids = contacts.map(({ id }) => id);
  const saved = await post('/api/contacts', { ids });
  expect(saved).toMatchObject({ created: ids.length, updated: 0, suppressed: 0 });
  expect(await post('/api/contacts', { ids })).toMatchObject({ created: 0, updated: ids.length });
  const contactIds = saved.contacts.map(({ id }: { id: string }) => id);

  expect(await post('/api/leads', { contactIds })).toEqual({ created: ids.length, known: 0, suppressed: 0 });
  expect(await post('/api/leads', { contactIds })).toEqual({ created: 0, known: ids.length, suppressed: 0 });
  expect(await get('/api/leads')).toHaveLength(ids.length);
  const { id } = await post('/api/outreach/campaigns', { name: 'Autumn' });
  const targets = `/api/outreach/campaign/${id}/targets`;
  expect(await post(targets, { contactIds })).toEqual({ added: ids.length, known: 0, suppressed: 0 });
  expect(await post(targets, { contactIds })).toEqual({ added: 0, known: ids.length, suppressed: 0 });

  const again = ((await post('/api/contacts/search/pdl', search)) as { contacts: Row[] }).contacts;
  for (const { knownIn } of again) expect([...knownIn].sort()).toEqual(['contacts', 'leads', 'outreach']);
});

test('who is on the do-not-contact list is found, saved, revealed and written to no more', async () => {
  const search = { jobTitles: ['Product Manager'], perPage: 6 };
  const { contacts } = (await post('/api/contacts/search/pdl', search)) as { contacts: Row[] };
  const [gone, kept] = contacts.map(({ id }) => id) as [string, string];
  const [held] = (await post('/api/contacts', { ids: [gone] })).contacts;
  expect(await post('/api/contacts/do-not-contact', { ids: [gone] })).toEqual({ added: 1, removedContacts: 1 });

  expect((await post('/api/contacts/do-not-contact/found', { ids: [gone, kept] })).suppressedIds).toEqual([gone]);
  const after = await post('/api/contacts/search/pdl', search);
  expect(after.suppressed).toBe(1);
  expect(after.contacts.map(({ id }: Row) => id)).not.toContain(gone);
  expect(await post('/api/contacts', { ids: [gone] })).toMatchObject({ created: 0, suppressed: 1 });
  expect((await get('/api/contacts?limit=200')).contacts.map(({ id }: { id: string }) => id)).not.toContain(held.id);
  await expect(post('/api/leads', { contactIds: [held.id] })).rejects.toThrow('400');
});

test('a saved search tells who is new since the last time', async () => {
  const filters = { jobTitles: ['Chief Financial Officer'] };
  const first = await post('/api/contacts/search', { ...filters, source: 'apollo' });
  const rows: Row[] = first.contacts;
  expect(rows.length).toBeGreaterThan(3);
  const seenIds = rows.slice(2).map(({ id }) => id);
  const search = await post('/api/contacts/searches', { name: 'CFOs', source: 'apollo', filters, seenIds });
  const run = await post(`/api/contacts/searches/${search.id}/run`);
  expect(run.results.newCount).toBe(2);
  expect(
    run.results.contacts
      .filter(({ isNew }: Row) => isNew)
      .map(({ id }: Row) => id)
      .sort(),
  ).toEqual(
    rows
      .slice(0, 2)
      .map(({ id }) => id)
      .sort(),
  );
  expect((await post(`/api/contacts/searches/${search.id}/run`)).results.newCount).toBe(0);
});

test('pages follow one another without anybody twice', async () => {
  const filters = { jobTitles: ['Software Engineer', 'Engineer'], source: 'both', perPage: 10 };
  const seen = new Map<string, Row>();
  let cursor: string | null = null;
  let rows = 0;
  for (let page = 1; page <= 4; page++) {
    const answer: { contacts: Row[]; next: string | null; page: number } = await post('/api/contacts/search', {
      ...filters,
      cursor,
    });
    expect(answer.page).toBe(page);
    rows += answer.contacts.filter(({ id }) => !seen.has(id)).length;
    for (const row of answer.contacts) seen.set(row.id, row);
    cursor = answer.next;
    if (cursor === null) break;
  }
  expect(seen.size).toBe(rows);
  expect(seen.size).toBeGreaterThan(30);
  const known = [...seen.values()].flatMap(({ sources }) => sources.map((one) => JSON.stringify(one)));
  expect(new Set(known).size).toBe(known.length);
  await expect(post('/api/contacts/search', { jobTitles: ['Other'], cursor: 'nonsense' })).rejects.toThrow('400');
});
