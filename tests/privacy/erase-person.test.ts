import { setTimeout as sleep } from 'node:timers/promises';
import { LeadModel, LeadRowModel, NotificationModel, ReportModel, SuppressionModel } from '@workbench/db';
import { Types } from 'mongoose';
import { expect, test } from 'vitest';
import type { SandboxPerson } from '../../packages/sandbox/src/server/people/sandbox-person.ts';
import { sendJson } from '../helpers/send-json.ts';
import { useProduct } from '../helpers/start-product.ts';
import { idsOf, nameOf, peopleToErase, profileOf, tellsOf } from './person-to-erase.ts';
import { scanEverything } from './scan-everything.ts';

const product = useProduct();
const get = (path: string) => sendJson(product.api.origin, 'GET', path);
const post = (path: string, body: object = {}) => sendJson(product.api.origin, 'POST', path, body);

const HEADER = ['First Name', 'Last Name', 'Email', 'Company', 'Job Title', 'LinkedIn', 'Phone'];
/** Nobody of the fictional world has it. */
const PHONE = '+351 21 555 0199';
const COLLEAGUE = 'Otto-Erasmus';

interface Row {
  id: string;
  sources: { source: string; id: string }[];
}
interface Held {
  place: string;
  id: string;
  label: string;
  match: string;
}

const rowOf = (person: SandboxPerson, phone = PHONE, email = person.email): string[] => {
  const { firstName, lastName, company, title } = person;
  return [firstName, lastName, email ?? '', company.name, title ?? '', profileOf(person), phone];
};
/** Same last name, employer and number as the source has for the other. */
const colleagueRow = ({ lastName, company, phone }: SandboxPerson): string[] => [
  COLLEAGUE,
  lastName,
  `otto@${company.domain}`,
  company.name,
  'Clerk',
  '',
  phone ?? '',
];
const newSheet = (rows: string[][]) =>
  product.sandbox.sheets.create({ title: 'People', tabs: [{ title: 'Sheet1', rows: [HEADER, ...rows] }] });

async function ended(id: string) {
  for (;;) {
    const run = await get(`/api/enrichment/runs/${id}`);
    if (!run.isOpen && run.state !== 'paused') return run;
    await sleep(100);
  }
}

const filtersFor = ({ title, city }: SandboxPerson) => ({ jobTitles: [title], locations: [city], source: 'both' });
const isRowOf =
  (person: SandboxPerson) =>
  ({ sources }: Row): boolean =>
    sources.some(({ id }) => Object.values(idsOf(person)).includes(id));

async function search(person: SandboxPerson, perPage: number) {
  const results = await post('/api/contacts/search', { ...filtersFor(person), perPage });
  for (const { source, problem } of results.asked) expect(problem, source).toBeNull();
  return {
    suppressed: results.suppressed as number,
    rows: (results.contacts as Row[]).filter(isRowOf(person)),
    results,
  };
}

/** Found in both databases, bought, saved with a note, and kept in a saved search. */
async function holdAsContact(person: SandboxPerson): Promise<string> {
  const { rows, results } = await search(person, 100);
  expect(new Set(rows.flatMap(({ sources }) => sources.map(({ id }) => id)))).toEqual(
    new Set(Object.values(idsOf(person))),
  );
  const others = (results.contacts as Row[]).filter((row) => !isRowOf(person)(row)).slice(0, 2);
  const ids = rows.map(({ id }) => id);
  const revealed = await post('/api/contacts/reveal', { ids: [...ids, ...others.map(({ id }) => id)] });
  expect(revealed.failed).toEqual([]);
  const { contacts } = await post('/api/contacts', { ids });
  const [{ id }] = contacts;
  await post(`/api/contacts/${id}/notes`, { text: `Called ${person.phone}, writes from ${person.email}` });
  const seenIds = [...ids, ...others.map((other) => other.id)];
  const { source, ...filters } = filtersFor(person);
  await post('/api/contacts/searches', { name: 'Mine', source, filters, seenIds });
  return id;
}

/** A target in two campaigns: a draft in one, and in the other a message that was sent. */
async function holdAsTarget(person: SandboxPerson, contactId: string, leadIds: string[]) {
  const recipient = { recipientName: nameOf(person), recipientCompany: person.company.name };
  const generated = await post('/api/ai/generate-connection-request', { ...recipient, contactId });
  const campaigns: string[] = [];
  for (const name of ['Drafts', 'Sent']) {
    const { id } = await post('/api/outreach/campaigns', { name });
    await post(`/api/outreach/campaign/${id}/targets`, { contactIds: [contactId], leadIds });
    campaigns.push(id);
  }
  const [drafts = '', sent = ''] = campaigns;
  const use = { text: generated.message, request: generated.request, contactId, messageId: generated.id };
  await post(`/api/outreach/campaign/${drafts}/messages`, use);
  const { id: messageId } = await post(`/api/outreach/campaign/${sent}/messages`, use);
  await post(`/api/outreach/campaign/${sent}/start`);
  await post(`/api/outreach/messages/${messageId}/status`, { action: 'sent' });
  return { drafts, sent };
}

/** Where texts about others name the person. */
async function mention(person: SandboxPerson): Promise<void> {
  const text = `${nameOf(person)} (${person.email}) opens the office in Oslo.`;
  const { company } = person;
  await ReportModel.create({
    _id: `batch.${company.domain}`,
    companyId: new Types.ObjectId(),
    companyName: company.name,
    domain: company.domain,
    version: 1,
    generatedAt: new Date(),
    batchId: 'batch',
    data: { analysis: { summary: [{ text: `${nameOf(person)} opens the office.` }] }, evidence: [{ text }] },
    analystKind: 'built-in',
    analystName: 'Built-in analyst',
    durationMs: 1,
    tokens: 0,
    openings: null,
  });
  const notice = { at: new Date(), kind: 'sync_failed' as const, title: 'A row was refused', emailed: false };
  await NotificationModel.collection.insertOne({
    _id: new Types.ObjectId(),
    link: null,
    ...notice,
    message: `See ${profileOf(person)} and ${PHONE}`,
  });
  const candidate = {
    id: `pdl:${idsOf(person).pdl}`,
    step: 'pdl_search',
    source: 'pdl',
    confidence: 0.5,
    organizationDomain: null,
    reason: 'Same last name',
    at: new Date(),
    values: { firstName: person.firstName, lastName: person.lastName, email: person.email ?? '' },
  };
  const suggestion = {
    field: 'title',
    value: `Deputy of ${nameOf(person)}`,
    source: 'pdl',
    confidence: 0.6,
    at: new Date(),
  };
  await LeadModel.updateOne(
    { firstName: COLLEAGUE },
    { $push: { candidates: candidate, suggestions: suggestion }, $set: { needsReview: true } },
  );
}

const subjectOf = (person: SandboxPerson) => ({ identifiers: [person.email], name: nameOf(person) });

/** With everything confirmed that fits by the name, which nobody else of this world has. */
async function erase(person: SandboxPerson) {
  const { records } = (await post('/api/contacts/privacy/find', subjectOf(person))) as { records: Held[] };
  const confirmed = records
    .filter(({ match, label }) => match === 'name' && !label.includes(COLLEAGUE))
    .map(({ place, id }) => ({ place, id }));
  return post('/api/contacts/privacy/erase', { ...subjectOf(person), confirmed, reason: 'asked by mail' });
}

const placesOf = (found: string[]) => [...new Set(found.map((place) => place.slice(0, place.indexOf(' '))))].sort();

test('a person is erased from everywhere, and no import, search or campaign brings them back', {
  timeout: 200_000,
}, async () => {
  await sendJson(product.api.origin, 'PUT', '/api/sources/pdl/connection', { creditCap: 10_000 });
  const [person] = peopleToErase(product.sandbox) as [SandboxPerson];
  const scan = () => scanEverything(tellsOf(person, [PHONE]));
  const contactId = await holdAsContact(person);
  const sheet = newSheet([rowOf(person), colleagueRow(person)]);
  const started = await post('/api/enrichment/start', { spreadsheetId: sheet, range: 'A:G' });
  await ended(started.runId);
  const tagged = (person.email ?? '').replace('@', '+news@').toUpperCase();
  const lines = [HEADER, rowOf(person, PHONE, tagged), ['Ida', 'Example', 'ida@northwind.example', 'Northwind']];
  const pasted = { text: lines.map((line) => line.join('\t')).join('\n') };
  await ended((await post('/api/leads/import-rows', pasted)).runId);
  const leads: { id: string; lastName: string; firstName: string }[] = await get('/api/leads');
  const leadIds = leads.filter(({ firstName }) => firstName === person.firstName).map(({ id }) => id);
  expect(leadIds.length).toBeGreaterThan(0);
  const campaigns = await holdAsTarget(person, contactId, leadIds);
  await mention(person);
  const campaignsBefore = await get('/api/outreach/campaigns');
  const sentBefore = campaignsBefore.find(({ id }: { id: string }) => id === campaigns.sent);
  expect(sentBefore).toMatchObject({ sent: 1 });
  expect(placesOf(await scan())).toEqual(
    expect.arrayContaining(
      [
        'cached_answers',
        'contact_pages',
        'contacts',
        'lead_rows',
        'leads',
        'messages',
        'notifications',
        'outreach_messages',
        'paid_calls',
        'reports',
      ].sort(),
    ),
  );
  const colleague = await LeadModel.findOne({ firstName: COLLEAGUE }).lean();

  const erased = await erase(person);
  expect(erased.leftovers).toEqual([]);
  expect(await scan()).toEqual([]);
  expect(await SuppressionModel.countDocuments()).toBe(1);
  const after = await LeadModel.findOne({ firstName: COLLEAGUE }).lean();
  for (const field of ['lastName', 'email', 'company', 'title', 'phone', 'keys'] as const) {
    expect(after?.[field], field).toEqual(colleague?.[field]);
  }
  const campaignsAfter = await get('/api/outreach/campaigns');
  expect(campaignsAfter.find(({ id }: { id: string }) => id === campaigns.sent)).toMatchObject({ sent: 1 });
  expect(await get('/api/outreach/counters')).toMatchObject({ totalSent: 1 });

  // Imported again.
  const again = await post('/api/enrichment/start', { spreadsheetId: sheet, range: 'A:G', writeBack: false });
  expect(again).toMatchObject({ suppressed: 1, created: 0 });
  await ended(again.runId);
  const rows = await LeadRowModel.find({ listId: started.list.id }).sort({ line: 1 }).lean();
  expect(rows.map(({ cells }) => cells.length > 0)).toEqual([false, true]);
  expect(await post('/api/leads/import-rows', { ...pasted, enrich: false })).toMatchObject({ suppressed: 1 });

  // Searched again, as before and otherwise, twice each.
  expect(await search(person, 100)).toMatchObject({ rows: [] });
  const otherwise = await search(person, 99);
  expect(otherwise).toMatchObject({ rows: [] });
  expect(otherwise.suppressed).toBeGreaterThan(0);
  expect(await search(person, 99)).toMatchObject({ rows: [] });
  const ids = Object.entries(idsOf(person)).map(([source, id]) => `${source}:${id}`);
  await expect(post('/api/contacts', { ids })).rejects.toThrow('404');

  // Written to again.
  const targets = `/api/outreach/campaign/${campaigns.drafts}/targets`;
  await expect(post(targets, { contactIds: [contactId] })).rejects.toThrow('400');
  const request = { messageType: 'connection_request', recipientName: nameOf(person) };
  const typed = { text: 'Hello', request, linkedinUrl: profileOf(person) };
  await expect(post(`/api/outreach/campaign/${campaigns.drafts}/messages`, typed)).rejects.toThrow('409');
  expect(await scan()).toEqual([]);
});

test('an enrichment under way when somebody is erased ends without bringing them back', {
  timeout: 120_000,
}, async () => {
  const [, person] = peopleToErase(product.sandbox) as [SandboxPerson, SandboxPerson];
  const sheet = newSheet([rowOf(person, ''), ['Eva', 'Example', 'eva@northwind.example', 'Northwind']]);
  const isAsked = product.sandbox.requests('pdl');
  product.sandbox.setLatency(1500);
  const { runId } = await post('/api/enrichment/start', { spreadsheetId: sheet, range: 'A:G' });
  while (product.sandbox.requests('pdl') === isAsked) await sleep(20);
  const erased = await erase(person);
  expect(erased.leftovers).toEqual([]);
  product.sandbox.setLatency(0);
  const run = await ended(runId);
  expect(run).toMatchObject({ failed: 0, total: 2 });
  expect(run.skipped).toBeGreaterThan(0);
  expect(await scanEverything(tellsOf(person))).toEqual([]);
});
