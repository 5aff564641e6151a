import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { type ReceivedMessage, ReceiverProcess } from './helpers/receiver-process.ts';
import type { ServerProcess } from './helpers/server-process.ts';
import { until, Workspace } from './helpers/workspace.ts';

let workspace: Workspace;
let receiver: ReceiverProcess;
beforeEach(async () => {
  workspace = await Workspace.create();
  receiver = await ReceiverProcess.create(workspace.dataDir);
});
afterEach(async () => {
  await receiver.kill();
  await workspace.remove();
});

const { events, serverKills, receiverKills } = inject('faultSizes').webhooks;
/** Companies are created, then changed twice, so this many make the events; every tenth is deleted. */
const COMPANIES = Math.ceil(events / 3);
const PARTS = (serverKills + 1) * 3;

interface Company {
  id: string;
  [field: string]: unknown;
}
interface Body {
  type: string;
  data: { companyId: string; sequence: number; company: Company | null };
}

const start = () => workspace.startServer({ WEBHOOKS_TO_PRIVATE_NETWORK: 'on' });

async function send<T>({ origin }: ServerProcess, method: string, path: string, body?: object): Promise<T> {
  const init = { method, ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }) };
  const response = await fetch(origin + path, init);
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

/** Part `part` of the companies, in the state that they have in `round`. */
function rowsOf(part: number, round: number): object[] {
  const own = Array.from({ length: COMPANIES }, (_, at) => at).filter((at) => at % PARTS === part);
  return own.map((at) => ({ domain: `company-${at}.com`, name: `Company ${at}`, industry: `Industry ${round}` }));
}

async function listCompanies({ origin }: ServerProcess): Promise<Company[]> {
  const companies: Company[] = [];
  for (let path: string | undefined = '/api/companies?limit=200'; path !== undefined; ) {
    const response: Response = await fetch(origin + path);
    companies.push(...((await response.json()) as Company[]));
    path = /<([^>]+)>/.exec(response.headers.get('link') ?? '')?.[1];
  }
  return companies;
}

interface Delivery {
  eventId: string;
  state: string;
}

async function listDeliveries(server: ServerProcess, id: string): Promise<Delivery[]> {
  const deliveries: Delivery[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query = new URLSearchParams({ limit: '200', ...(cursor && { cursor }) });
    const page: { items: Delivery[]; nextCursor: string | null } = await send(
      server,
      'GET',
      `/api/webhooks/${id}/deliveries?${query}`,
    );
    deliveries.push(...page.items);
    cursor = page.nextCursor;
  }
  return deliveries;
}

/** What a receiver that goes by the numbers has of the companies. */
function copyOf(messages: readonly ReceivedMessage[]): Map<string, Body['data']> {
  const copy = new Map<string, Body['data']>();
  for (const { body } of messages) {
    const { data } = JSON.parse(body) as Body;
    if (data.sequence > (copy.get(data.companyId)?.sequence ?? 0)) copy.set(data.companyId, data);
  }
  return copy;
}

const presentOf = (copy: Map<string, Body['data']>) =>
  new Map([...copy.values()].flatMap(({ companyId, company }) => (company === null ? [] : [[companyId, company]])));

async function restartReceiver(): Promise<void> {
  await receiver.kill();
  await receiver.start();
}

test('each event arrives at least once and none is invented, whatever becomes of the receiver and of the server', async () => {
  let server = await start();
  const { id, secret } = await send<{ id: string; secret: string }>(server, 'POST', '/api/webhooks', {
    name: 'Receiver',
    url: receiver.url,
    events: ['company.created', 'company.updated', 'company.deleted', 'company.merged'],
  });
  let [kills, deaths] = [0, 0];
  for (let step = 0; step < 3 * PARTS; step++) {
    const writing = send(server, 'POST', '/api/companies/bulk', {
      rows: rowsOf(step % PARTS, Math.floor(step / PARTS)),
    });
    if (kills < (serverKills * (step + 1)) / (3 * PARTS)) {
      // In the middle of a write, of collecting and of sending.
      const failing = writing.catch(() => undefined);
      await server.kill();
      await failing;
      kills++;
      server = await start();
      await send(server, 'POST', '/api/companies/bulk', { rows: rowsOf(step % PARTS, Math.floor(step / PARTS)) });
    } else await writing;
    if (deaths < (receiverKills * (step + 1)) / (3 * PARTS)) {
      await restartReceiver();
      deaths++;
    }
  }
  const created = await listCompanies(server);
  const deleted = created.filter((_, at) => at % 10 === 0);
  for (const company of deleted) await send(server, 'DELETE', `/api/companies/${company.id}`);
  const listed = await listCompanies(server);
  const present = new Map(listed.map(({ subsidiaries: _, customer: __, ...company }) => [company.id, company]));

  await until(1_800_000, 'the receiver has everything', async () => {
    const { pending } = await send<{ pending: number }>(server, 'GET', `/api/webhooks/${id}`);
    const copy = presentOf(copyOf(await receiver.received()));
    return pending === 0 && copy.size === present.size;
  });

  const messages = await receiver.received();
  const deliveries = await listDeliveries(server, id);
  const byId = Map.groupBy(messages, (message) => message.id);
  // At least once, and none invented.
  expect(deliveries.filter(({ state }) => state !== 'delivered')).toEqual([]);
  expect([...byId.keys()].sort()).toEqual(deliveries.map(({ eventId }) => eventId).sort());
  // Repeats are the same message.
  expect([...byId.values()].filter((repeats) => new Set(repeats.map(({ body }) => body)).size > 1)).toEqual([]);
  // Signed by the secret.
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const forged = messages.filter(({ id: messageId, timestamp, signature, body }) => {
    const expected = createHmac('sha256', key).update(`${messageId}.${timestamp}.${body}`).digest('base64');
    return signature !== `v1,${expected}`;
  });
  expect(forged).toEqual([]);
  // Numbered without a gap.
  const bodies = [...byId.values()].map(([first]) => JSON.parse(first?.body ?? '') as Body);
  const byCompany = Map.groupBy(bodies, ({ data }) => data.companyId);
  for (const [companyId, ofCompany] of byCompany) {
    const numbers = ofCompany.map(({ data }) => data.sequence).sort((a, b) => a - b);
    expect(numbers, companyId).toEqual(numbers.map((_, at) => at + 1));
  }
  // And they say what became of each company.
  expect(presentOf(copyOf(messages))).toEqual(present);
  expect([...byCompany.keys()].sort()).toEqual(created.map((company) => company.id).sort());
  console.info(
    `${deliveries.length} events of ${byCompany.size} companies; ${messages.length} accepted, ${messages.length - byId.size} of them again; ` +
      `${kills} kills of the server, ${deaths} of the receiver`,
  );
});
