import { setTimeout as sleep } from 'node:timers/promises';
import { ContactModel, LeadModel } from '@workbench/db';
import { DEMO_SPREADSHEET_ID, DEMO_TAB } from '@workbench/sandbox/server';
import Fastify from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { logOptions } from '../../apps/api/src/plugins/http/request-log.ts';
import { sendJson } from '../helpers/send-json.ts';
import { useProduct } from '../helpers/start-product.ts';
import { importCsv } from '../helpers/upload.ts';

/** Everything that the server and its jobs log, debug lines too. */
const lines: string[] = [];
const logStream = { write: (line: string) => void lines.push(line) };
const product = useProduct({}, { app: { logLevel: 'trace', logStream } });
beforeAll(() => {
  product.ctx.log = Fastify(logOptions('trace', logStream)).log;
});

const get = (path: string) => sendJson(product.api.origin, 'GET', path);
const post = (path: string, body: object = {}) => sendJson(product.api.origin, 'POST', path, body);
/** Its refusal is what is wanted. */
const refused = async (method: string, path: string, body: object = {}) =>
  expect(await sendJson(product.api.origin, method, path, body).catch((error) => String(error))).toMatch(/: 4\d\d /);

const PEOPLE = 4;
const IDA = { name: 'Ida Quietberg', email: 'ida.quietberg@person-example.com', phone: '+49 30 5550199' };

async function workWithPeople(): Promise<void> {
  const rows = 'Name,Domain,Industry,Contact email\nQuiet Labs,quiet-labs.com,Software,';
  await importCsv(product.api.origin, `${rows}${IDA.email}\nBroken,no domain at all ${IDA.email},x,${IDA.email}\n`);
  const { contacts } = await post('/api/contacts/search', { jobTitles: ['CTO'], source: 'apollo' });
  const ids = contacts.slice(0, 3).map(({ id }: { id: string }) => id);
  await post('/api/contacts/reveal', { ids });
  await get(`/api/search?q=${encodeURIComponent(IDA.name)}`);
  await get(`/api/leads?q=${encodeURIComponent(IDA.email)}`);
  const text = `First Name\tLast Name\tEmail\tPhone\tCompany\nIda\tQuietberg\t${IDA.email}\t${IDA.phone}\tQuiet Labs\n`;
  // The same people at once: what meets a key that is taken is caught, and said without it.
  await Promise.all(Array.from({ length: 5 }, () => post('/api/leads/import-rows', { text, enrich: false })));
  await refused('POST', '/api/contacts/privacy/erase', { identifiers: [`${IDA.name} <${IDA.email}`] });
  await refused('PUT', '/api/settings', { email: `not ${IDA.email} really` });
  await refused('GET', `/api/contacts/${encodeURIComponent(IDA.email)}`);
}

/** A few of the people whom the demo's sheet names. */
async function enrichLeads(): Promise<void> {
  const rows = product.sandbox.sheets.rows(DEMO_SPREADSHEET_ID, DEMO_TAB).slice(0, PEOPLE + 1);
  const text = rows.map((row) => row.join('\t')).join('\n');
  const { runId } = await post('/api/leads/import-rows', { text, enrich: true });
  while ((await get(`/api/enrichment/runs/${runId}`)).isOpen) await sleep(200);
}

async function reachOut(): Promise<void> {
  const campaign = await post('/api/outreach/campaigns', { name: 'Spring', type: 'direct_message' });
  const lead = await LeadModel.findOne({ 'fields.email': { $ne: null } }).lean();
  await post('/api/leads/bulk-outreach', { campaignId: campaign.id, leadIds: [String(lead?._id)] }).catch(
    () => undefined,
  );
}

it('the log of imports, searches, reveals, enrichment, outreach, reports and refusals names no person and no key', async () => {
  await workWithPeople();
  await enrichLeads();
  await reachOut();
  const [company] = await get('/api/companies?limit=1');
  const { id } = await post(`/api/companies/${company.id}/generate-report`);
  expect(id ?? company.id).toBeDefined();
  const key = await post('/api/api-keys', { name: 'Nightly', scopes: ['read'] });
  const webhook = await post('/api/webhooks', {
    name: 'Hook',
    url: 'https://hooks.acme.com/x',
    events: ['company.created'],
  });
  await post('/api/contacts/privacy/erase', { identifiers: [IDA.email] });

  const contacts = await ContactModel.find().lean();
  const leads = await LeadModel.find().lean();
  const people = JSON.stringify([contacts, leads]);
  const emails = new Set([IDA.email, ...(people.match(/[\w.+-]+@[\w-]+\.[\w.-]+\w/g) ?? [])]);
  expect(emails.size).toBeGreaterThan(5);
  const names = contacts.map(({ name }) => name).filter((name) => name.includes(' '));
  expect(names.length).toBeGreaterThan(2);
  const keys = [key.key, webhook.secret, 'sandbox-apollo-key', 'sandbox-pdl-key', 'sandbox-lusha-key', 'Bearer '];
  const log = lines.join('');
  expect(lines.length).toBeGreaterThan(20);
  const told = [...emails, ...names, IDA.name, 'Quietberg', '305550199', ...keys].filter((text) =>
    log.toLowerCase().includes(String(text).toLowerCase()),
  );
  expect(told).toEqual([]);
  expect(log).not.toMatch(/[\w.+-]+@(?!example\.com)[\w-]+\.\w{2,}/);
});
