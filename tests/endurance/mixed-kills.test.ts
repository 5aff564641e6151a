import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BatchModel, CompanyModel, connectDatabase } from '@workbench/db';
import { createSandboxWorld, demoLeadRows } from '@workbench/sandbox/server';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { sandboxEnvironment, writeSandboxKeyFile } from '../../apps/api/src/demo/sandbox-environment.ts';
import { Cluster } from '../faults/helpers/cluster.ts';
import { creditsOf, readSettledLedger } from '../faults/helpers/ledger.ts';
import { importSandboxCompanies } from '../faults/helpers/sandbox-companies.ts';
import { SandboxProcess } from '../faults/helpers/sandbox-process.ts';
import { expectExactStatistics } from '../faults/helpers/stored-state.ts';
import { until, Workspace } from '../faults/helpers/workspace.ts';
import { sendJson } from '../helpers/send-json.ts';
import { MixedLoad } from './helpers/mixed-load.ts';

const { kills: KILLS, leads: LEADS, isSettled: IS_SETTLED } = inject('endurance').mixed;
const COMPANIES = 30;
/** Between two kills, of all kinds together. */
const USES_PER_KILL = 12;
const SEED = 20_260_101;
/** They tell what the account has consumed, so that calls whose answer was lost are settled to the credit. */
const TELLING = ['apollo', 'pdl'];
const PAID = [...TELLING, 'lusha', 'uplead'];
const END_MAX_MS = 900_000;

let workspace: Workspace;
let sandbox: SandboxProcess;
/** Companies whose creation the webhook has told of. */
const told = new Set<string>();
const receiver = createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray()).toString('utf8');
  told.add(JSON.parse(body).data.companyId);
  response.writeHead(204).end();
});
beforeAll(async () => {
  workspace = await Workspace.create();
  sandbox = await SandboxProcess.start('--companies', String(COMPANIES));
  await once(receiver.listen(0, '127.0.0.1'), 'listening');
});
afterAll(async () => {
  receiver.closeAllConnections();
  receiver.close();
  await workspace.remove();
  await sandbox.stop();
});

async function createSpreadsheet(): Promise<string> {
  const rows = demoLeadRows(createSandboxWorld({ seed: SEED, companies: COMPANIES }), LEADS);
  const tabs = [{ title: 'Sheet1', rows, columnCount: 12 }];
  return (await sendJson(sandbox.origin, 'POST', '/_sheets/create', { title: 'Leads', tabs })).id;
}

/** Every name that leads to a company. */
async function readKnownDomains(): Promise<Set<string>> {
  const [domains, aliases] = [await CompanyModel.distinct('domain'), await CompanyModel.distinct('aliases')];
  return new Set([...domains, ...(aliases as string[])]);
}

test(`${KILLS} kills of API, workers and engine under mixed load lose nothing that was acknowledged, and nothing is paid twice`, async () => {
  const cluster = await Cluster.start(workspace, {
    ...sandboxEnvironment(await sandbox.baseUrls()),
    GOOGLE_SERVICE_ACCOUNT_FILE: writeSandboxKeyFile(workspace.dataDir),
    WEBHOOKS_TO_PRIVATE_NETWORK: 'on',
  });
  const { origin } = cluster.api;
  for (const id of PAID) await sendJson(origin, 'PUT', `/api/sources/${id}/connection`, { creditCap: 1_000_000 });
  await importSandboxCompanies(origin, COMPANIES);
  const tracked = await sendJson(origin, 'GET', `/api/companies?limit=${COMPANIES}`);
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  const webhook = { name: 'Receiver', url, events: ['company.created'] };
  const { id: webhookId } = await sendJson(origin, 'POST', '/api/webhooks', webhook);
  await cluster.startWorkers();
  const range = { spreadsheetId: await createSpreadsheet(), range: 'A:I' };
  const { runId } = await sendJson(origin, 'POST', '/api/enrichment/start', range);

  const load = new MixedLoad(() => cluster.api.origin, tracked);
  await cluster.killDuring({ kills: KILLS, readShare: async () => load.total / (KILLS * USES_PER_KILL) });
  await load.stop();
  console.log('Done:', load.done);
  expect(load.refusals, 'answers that no kill explains').toEqual([]);
  for (const [what, times] of Object.entries(load.done)) expect(times, what).toBeGreaterThan(0);

  const database = await connectDatabase({ dataDir: workspace.dataDir });
  try {
    const hasEnded = async () => (await BatchModel.countDocuments({ finishedAt: null })) === 0;
    await until(END_MAX_MS, 'all jobs have ended', hasEnded);
    const known = await readKnownDomains();
    const lost = [...load.domains].filter((domain) => !known.has(domain));
    expect(lost, 'acknowledged and lost').toEqual([]);
  } finally {
    await database.close();
  }
  const run = await sendJson(cluster.api.origin, 'GET', `/api/enrichment/runs/${runId}`);
  expect(run).toMatchObject({ state: 'completed', pending: 0, running: 0 });
  for (const { survivorId, otherId } of load.merged) {
    expect(await sendJson(cluster.api.origin, 'GET', `/api/companies/${otherId}`)).toMatchObject({ id: survivorId });
  }
  expect(await expectExactStatistics(workspace.dataDir)).toBeGreaterThan(COMPANIES);

  const invoice = await sandbox.invoice();
  // The invoice names none of several people; that none is bought twice, the sum of the ledger says.
  const named = invoice.filter(({ item }) => !item.startsWith('people:'));
  const bought = named.map(({ vendor, item }) => `${vendor} ${item}`);
  const boughtTwice = bought.filter((item, index) => bought.indexOf(item) !== index);
  expect(boughtTwice, 'bought twice').toEqual([]);
  const { lines } = await readSettledLedger(workspace.dataDir, IS_SETTLED ? TELLING : [], END_MAX_MS);
  for (const vendor of PAID) {
    const ofVendor = lines.filter((line) => line.vendor === vendor);
    const captured = creditsOf(ofVendor.filter(({ state }) => state === 'captured'));
    const inDoubt = creditsOf(ofVendor.filter(({ state }) => state === 'sent'));
    const invoiced = creditsOf(invoice.filter((line) => line.vendor === vendor));
    expect(invoiced, vendor).toBeGreaterThanOrEqual(captured);
    expect(invoiced, vendor).toBeLessThanOrEqual(captured + inDoubt);
    if (IS_SETTLED && TELLING.includes(vendor)) expect([vendor, invoiced]).toEqual([vendor, captured]);
  }

  const mergedAway = new Set(load.merged.map(({ otherId }) => otherId));
  // One that was merged before it was told of is no company any more.
  const unannounced = () => load.added.filter((id) => !mergedAway.has(id) && !told.has(id));
  // The count of deliveries alone does not say that all is sent: an event that is not yet collected has none.
  await expect.poll(unannounced, { timeout: END_MAX_MS, message: 'companies without an event' }).toEqual([]);
  await until(END_MAX_MS, 'the receiver has everything', async () => {
    return (await sendJson(cluster.api.origin, 'GET', `/api/webhooks/${webhookId}`)).pending === 0;
  });
}, 7_200_000);
