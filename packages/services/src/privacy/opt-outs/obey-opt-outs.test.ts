import { Readable } from 'node:stream';
import { ConnectorError } from '@workbench/connectors/errors';
import { ContactModel, LeadModel, OptOutReadModel, TrashEntryModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { putLead } from '../../leads/store/leads.fixtures.ts';
import type { ServiceContext } from '../../shared/context.ts';
import { contextWithKey, insertContact } from '../../shared/saved-people.fixtures.ts';
import { checkSuppression, listSuppressions } from '../../suppression/index.ts';
import { deleteContacts, deleteLeads, restoreEntry } from '../../trash/index.ts';
import { getOptOuts } from './get-opt-outs.ts';
import { obeyOptOuts } from './obey-opt-outs.ts';

useTestDatabase();
const { ctx: withoutKey, clock, forget } = contextWithKey();
afterAll(forget);
const TODAY = new Date('2026-11-21T12:00:00Z');
const TOMORROW = new Date('2026-11-22T00:10:00Z');
beforeEach(async () => {
  clock.now = TODAY;
  asked.length = 0;
  await emptyTestDatabase();
});

const asked: string[] = [];
type List = string | ConnectorError | AsyncIterable<Uint8Array>;
/** A workspace with a key of the vendor, whose list this is. */
function workspace(list: List) {
  const request = async ({ url, receive }: { url: string; receive: (bytes: AsyncIterable<Uint8Array>) => unknown }) => {
    asked.push(url);
    if (list instanceof ConnectorError) throw list;
    await receive(typeof list === 'string' ? Readable.from([Buffer.from(list)]) : list);
  };
  const environment = { ...withoutKey.environment, keys: { pdl: 'a-key' }, baseUrls: { pdl: 'http://vendor.test' } };
  return { ...withoutKey, environment, http: { ...withoutKey.http, request: request as never } };
}

const at = new Date('2026-11-01T00:00:00Z');
const savedFrom = (source: string, id: string, email: string) =>
  insertContact({ keys: [`${source}:${id}`, `email:${email}`], sources: [{ source, id, at }], email });
const savedEmails = async () => (await ContactModel.find().sort({ email: 1 }).lean()).map(({ email }) => email);
const leadEmails = async () => (await LeadModel.find().sort({ email: 1 }).lean()).map(({ email }) => email);
const isSuppressed = async (identifier: string) =>
  (await checkSuppression({ ctx: withoutKey, input: { identifier } })).isSuppressed;
const reading = (ctx: ServiceContext = workspace('')) => getOptOuts({ ctx, input: {} });
const unknown = Array.from({ length: 4500 }, (_, at) => `unknown-${at}_0000`);

it('removes who has opted out and keeps them out by all that is known of them; others with such an id elsewhere stay', async () => {
  await savedFrom('pdl', 'gone_0000', 'gone@acme.example');
  await savedFrom('pdl', 'here_0000', 'here@acme.example');
  await savedFrom('apollo', 'gone_0000', 'other@acme.example');
  await obeyOptOuts(workspace(['id', ...unknown, 'gone_0000'].join('\n')));
  expect(asked).toEqual(['http://vendor.test/person/subjectrequest']);
  expect(await savedEmails()).toEqual(['here@acme.example', 'other@acme.example']);
  expect(await Promise.all(['gone', 'here', 'other'].map((name) => isSuppressed(`${name}@acme.example`)))).toEqual([
    true,
    false,
    false,
  ]);
  const { entries } = await listSuppressions({ ctx: withoutKey, input: { limit: 9 } });
  expect(entries.map(({ reason }) => reason)).toEqual(['Asked People Data Labs to be removed']);
  expect(await reading()).toEqual({
    ...{ source: 'pdl', label: 'People Data Labs', isConnected: true, state: 'completed', message: null },
    ...{ startedAt: TODAY.toISOString(), completedAt: TODAY.toISOString() },
    ...{ ids: 4501, removed: 1, removedEver: 1, pending: 0 },
  });
});

it('removes leads, too, and what other leads were offered of the person', async () => {
  const from = (source: string) => ({ sources: [{ source, id: 'gone_0000' }] });
  await putLead({ email: 'lead@acme.example', ...from('pdl') });
  await putLead({ email: 'other@acme.example', ...from('apollo') });
  const match = { step: 'pdl_search', source: 'pdl', confidence: 0.5, organizationDomain: null, reason: 'Name', at };
  const candidates = ['pdl:gone_0000', 'pdl:here_0000'].map((id) => ({ ...match, id, values: {} }));
  await putLead({ email: 'offered@acme.example', candidates });
  await obeyOptOuts(workspace('id\ngone_0000\n'));
  expect(await leadEmails()).toEqual(['offered@acme.example', 'other@acme.example']);
  expect((await LeadModel.findOne({ email: 'offered@acme.example' }).lean())?.candidates).toMatchObject([
    { id: 'pdl:here_0000' },
  ]);
  expect(await Promise.all(['lead', 'other', 'offered'].map((name) => isSuppressed(`${name}@acme.example`)))).toEqual([
    true,
    false,
    false,
  ]);
  expect(await reading()).toMatchObject({ removed: 1, ids: 1 });
});

it('purges who is in the trash and keeps them out; what others in it were offered goes', async () => {
  await savedFrom('pdl', 'gone_0000', 'gone@acme.example');
  await savedFrom('pdl', 'here_0000', 'here@acme.example');
  await putLead({ email: 'lead@acme.example', sources: [{ source: 'pdl', id: 'lead_0000' }] });
  const match = { step: 'pdl_search', source: 'pdl', confidence: 0.5, organizationDomain: null, reason: 'Name', at };
  await putLead({ email: 'offered@acme.example', candidates: [{ ...match, id: 'pdl:gone_0000', values: {} }] });
  const contacts = await ContactModel.find().lean();
  const leads = await LeadModel.find().lean();
  await deleteContacts({ ctx: withoutKey, input: { ids: contacts.map(({ _id }) => String(_id)) } });
  await deleteLeads({ ctx: withoutKey, input: { ids: leads.map(({ _id }) => String(_id)) } });
  await obeyOptOuts(workspace('id\ngone_0000\nlead_0000\n'));
  expect(
    await Promise.all(['gone', 'lead', 'here', 'offered'].map((name) => isSuppressed(`${name}@acme.example`))),
  ).toEqual([true, true, false, false]);
  expect(await reading()).toMatchObject({ removed: 2, pending: 0 });
  for (const { _id } of await TrashEntryModel.find().lean())
    await restoreEntry({ ctx: withoutKey, input: { id: _id } });
  expect([await savedEmails(), await leadEmails()]).toEqual([['here@acme.example'], ['offered@acme.example']]);
  expect((await LeadModel.findOne().lean())?.candidates).toEqual([]);
});

it('fetches the list once a day, however often it is called and by however many processes', async () => {
  const ctx = workspace('id\n');
  await Promise.all([obeyOptOuts(ctx), obeyOptOuts(ctx), obeyOptOuts(ctx)]);
  await obeyOptOuts(ctx);
  expect(asked).toHaveLength(1);
  clock.now = TOMORROW;
  await obeyOptOuts(ctx);
  expect(asked).toHaveLength(2);
});

it('a kill in the middle loses no one who was found and does not have the list fetched twice in a day', async () => {
  await savedFrom('pdl', 'gone_0000', 'gone@acme.example');
  const cut = async function* () {
    yield Buffer.from(['id', 'gone_0000', ...unknown, ''].join('\n'));
    await new Promise(() => undefined);
  };
  void obeyOptOuts(workspace(cut()));
  await expect.poll(async () => (await OptOutReadModel.findById('pdl').lean())?.found).toEqual(['gone_0000']);
  expect(await reading()).toMatchObject({ state: 'running', pending: 1 });
  const worker = { host: 'another host', pid: 1, instance: 'gone' };
  const startedAt = new Date(TODAY.getTime() - 2 * 3_600_000);
  await OptOutReadModel.updateOne({ _id: 'pdl' }, { $set: { worker, startedAt } });

  await obeyOptOuts(workspace('id\n'));
  expect(asked).toHaveLength(1);
  expect(await savedEmails()).toEqual([]);
  expect(await isSuppressed('gone@acme.example')).toBe(true);
  expect(await reading()).toMatchObject({
    ...{ state: 'failed', completedAt: null, removed: 1, pending: 0 },
    message: expect.stringContaining('The server stopped'),
  });
  clock.now = TOMORROW;
  await obeyOptOuts(workspace('id\nx_0000\n'));
  expect(asked).toHaveLength(2);
  expect(await reading()).toMatchObject({ state: 'completed', ids: 1, removed: 0, removedEver: 1, message: null });
});

it('who is found before the list breaks off is removed all the same', async () => {
  await savedFrom('pdl', 'gone_0000', 'gone@acme.example');
  await obeyOptOuts(workspace(['id', 'gone_0000', ...unknown, 'no id at all'].join('\n')));
  expect(await savedEmails()).toEqual([]);
  expect(await reading()).toMatchObject({ state: 'failed', completedAt: null, removed: 1 });
});

it.each([
  ['auth', 1],
  ['forbidden', 1],
  ['contract_changed', 1],
  ['rate_limited', 2],
  ['vendor_unavailable', 2],
] as const)(
  'changes nothing and says why when the list can not be read: %s; tries again the same day where that may help',
  async (kind, calls) => {
    await savedFrom('pdl', 'gone_0000', 'gone@acme.example');
    const said: unknown[] = [];
    const ctx = workspace(new ConnectorError(kind, 'pdl', 'vendor pdl: no'));
    const log = { ...ctx.log, warn: (facts: unknown) => void said.push(facts) };
    await obeyOptOuts({ ...ctx, log });
    expect(said).toEqual([expect.objectContaining({ source: 'pdl', kind })]);
    expect(await savedEmails()).toEqual(['gone@acme.example']);
    expect(await reading()).toMatchObject({ state: 'failed', message: expect.stringMatching(/\w/), ids: 0 });
    await obeyOptOuts(ctx);
    expect(asked).toHaveLength(calls);
  },
);

it('a list that lost more than half of its ids is doubted until it has them again', async () => {
  const warned: unknown[] = [];
  const read = async (ids: readonly string[]) => {
    clock.now = new Date(clock.now.getTime() + 86_400_000);
    const ctx = workspace(['id', ...ids].join('\n'));
    await obeyOptOuts({ ...ctx, log: { ...ctx.log, warn: (facts: unknown) => void warned.push(facts) } });
    return reading();
  };
  expect(await read(unknown)).toMatchObject({ state: 'completed', message: null });
  const message = 'The list had 4,500 ids and lost more than half of them: it may be incomplete';
  expect(await read([])).toMatchObject({ state: 'completed', ids: 0, message });
  expect(await read(unknown.slice(0, 2000))).toMatchObject({ message });
  expect(warned).toMatchObject([
    { ids: 0, before: 4500 },
    { ids: 2000, before: 4500 },
  ]);
  expect(await read(unknown.slice(0, 2250))).toMatchObject({ message: null });
});

it('asks no one without a key', async () => {
  const { http } = workspace('id\n');
  await obeyOptOuts({ ...withoutKey, http });
  expect(asked).toEqual([]);
  expect(await reading(withoutKey)).toMatchObject({ isConnected: false, state: null, completedAt: null });
});
