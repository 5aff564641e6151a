import { setTimeout as sleep } from 'node:timers/promises';
import { ContactModel, LeadModel } from '@workbench/db';
import { identityKeys } from '@workbench/services/contacts';
import { expect, test } from 'vitest';
import { sendJson } from '../helpers/send-json.ts';
import { useProduct } from '../helpers/start-product.ts';

const product = useProduct();
const get = (path: string) => sendJson(product.api.origin, 'GET', path);
const post = (path: string, body: object = {}) => sendJson(product.api.origin, 'POST', path, body);
const invoiced = () => product.sandbox.invoice().reduce((sum, { credits }) => sum + credits, 0);

interface SavedPerson {
  firstName: string;
  lastName: string;
  name: string;
}

const encoded = (text: string) => [...Buffer.from(text)].map((byte) => `%${byte.toString(16)}`).join('');

/** Of one name in an address; the vendors of the sandbox write the first. */
const SPELLINGS: readonly [string, (name: string) => string][] = [
  ['as a vendor does', (name) => `https://www.linkedin.com/in/${name}`],
  ['encoded', (name) => `https://www.linkedin.com/in/${encoded(name)}`],
  ['encoded twice', (name) => `https://www.linkedin.com/in/${encodeURIComponent(encoded(name))}`],
  ['at the mobile host', (name) => `https://m.linkedin.com/in/${name}/`],
  ['with a trailing dot', (name) => `linkedin.com./in/${name}`],
  ['on the light site', (name) => `https://www.linkedin.com/mwlite/in/${name}`],
  ['in capitals at a country host', (name) => `https://DE.linkedin.com/in/${name.toUpperCase()}?locale=de_DE`],
];

/** Imports people by name and profile alone, and looks each of them up. */
async function enrichSheet(people: readonly SavedPerson[], spellings: readonly string[]) {
  const rows = people.map(({ firstName, lastName }, at) => [firstName, lastName, spellings[at] ?? '']);
  const spreadsheetId = product.sandbox.sheets.create({
    title: 'People',
    tabs: [{ title: 'Sheet1', rows: [['First Name', 'Last Name', 'LinkedIn'], ...rows], columnCount: 12 }],
  });
  const started = await post('/api/enrichment/start', {
    spreadsheetId,
    range: 'A:I',
    enrichmentSteps: ['pdl_search'],
    writeBack: false,
  });
  for (;;) {
    const run = await get(`/api/enrichment/runs/${started.runId}`);
    if (!run.isOpen) return { started, run };
    await sleep(200);
  }
}

async function revealedContacts(count: number) {
  const search = { jobTitles: ['Head of Operations', 'CTO', 'Sales Manager'], source: 'apollo', perPage: 50 };
  const { contacts } = await post('/api/contacts/search', search);
  const hidden = contacts.filter(({ reveal }: { reveal: object | null }) => reveal !== null);
  await post('/api/contacts/reveal', { ids: hidden.slice(0, count + 5).map(({ id }: { id: string }) => id) });
  const saved = await ContactModel.find({ linkedinUrl: { $ne: null }, email: { $ne: null }, isNameHidden: false })
    .limit(count)
    .lean();
  expect(saved).toHaveLength(count);
  return saved;
}

const nameOf = (url: string | null) => url?.slice(url.lastIndexOf('/') + 1) ?? '';
const splitOf = (name: string): SavedPerson => {
  const [firstName = '', ...rest] = name.split(' ');
  return { name, firstName, lastName: rest.join(' ') };
};

test('who was bought from a vendor is not bought again for a sheet, whatever its profile looks like', {
  timeout: 200_000,
}, async () => {
  const saved = await revealedContacts(SPELLINGS.length);
  const spent = invoiced();
  expect(spent).toBeGreaterThan(0);
  const profiles = saved.map(({ linkedinUrl }, at) => SPELLINGS[at]?.[1](nameOf(linkedinUrl)) ?? '');
  const { started, run } = await enrichSheet(
    saved.map(({ name }) => splitOf(name)),
    profiles,
  );
  expect(started.imported).toBe(saved.length);
  expect(run).toMatchObject({ state: 'completed', failed: 0, creditsSpent: 0 });
  expect(invoiced()).toBe(spent);
  const leads = await LeadModel.find().lean();
  for (const lead of leads) expect(lead.steps.pdl_search?.source, lead.linkedinUrl ?? '').toBe('contacts');
});

test.each([
  ['https://www.linkedin.com/in/jos\u00e9-silva', 'https://www.linkedin.com/in/jos%C3%A9-silva'],
  ['https://www.linkedin.com/in/jos%c3%a9-silva', 'https://www.linkedin.com/in/jos\u00e9-silva'],
  ['https://www.linkedin.com/in/jos%C3%A9-silva', 'm.linkedin.com/in/jose\u0301-silva'],
])('a contact with the profile %s is found for a row with %s', async (ofVendor, ofSheet) => {
  const [contact] = await revealedContacts(1);
  if (contact === undefined) throw new Error('No contact was revealed');
  const known = { ...contact, email: null, linkedinUrl: ofVendor };
  await ContactModel.updateOne({ _id: contact._id }, { $set: { linkedinUrl: ofVendor, keys: identityKeys(known) } });
  const spent = invoiced();
  const { run } = await enrichSheet([splitOf(contact.name)], [ofSheet]);
  expect(run).toMatchObject({ state: 'completed', total: 1, creditsSpent: 0 });
  expect(invoiced()).toBe(spent);
  await ContactModel.deleteOne({ _id: contact._id });
});

test('who was bought for a sheet is not bought again for another one that spells the profile as a vendor does', {
  timeout: 200_000,
}, async () => {
  // Saved without a reveal: nothing of them is known that would spare the purchase.
  const search = await post('/api/contacts/search/pdl', { jobTitles: ['Engineer'], perPage: 50 });
  const found = search.contacts.filter(({ linkedinUrl }: { linkedinUrl: string | null }) => linkedinUrl !== null);
  const people = found.slice(0, SPELLINGS.length) as { name: string; linkedinUrl: string }[];
  expect(people.length).toBeGreaterThan(3);
  const before = invoiced();
  const odd = people.map(
    ({ linkedinUrl }, at) => SPELLINGS[(at % (SPELLINGS.length - 1)) + 1]?.[1](nameOf(linkedinUrl)) ?? '',
  );
  const first = await enrichSheet(
    people.map(({ name }) => splitOf(name)),
    odd,
  );
  const spent = invoiced();
  expect(first.started.created).toBe(people.length);
  expect(spent).toBeGreaterThan(before);
  const again = await enrichSheet(
    people.map(({ name }) => splitOf(name)),
    people.map(({ linkedinUrl }) => linkedinUrl),
  );
  expect(again.started).toMatchObject({ created: 0 });
  expect(invoiced()).toBe(spent);
});
