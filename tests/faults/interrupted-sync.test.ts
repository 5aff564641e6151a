import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { sandboxEnvironment } from '../../apps/api/src/demo/sandbox-environment.ts';
import { sendJson } from '../helpers/send-json.ts';
import { Cluster } from './helpers/cluster.ts';
import { creditsOf, type LedgerLine, readSettledLedger, untilCharged } from './helpers/ledger.ts';
import { importSandboxCompanies } from './helpers/sandbox-companies.ts';
import { SandboxProcess } from './helpers/sandbox-process.ts';
import { expectExactStatistics } from './helpers/stored-state.ts';
import { until, Workspace } from './helpers/workspace.ts';

const { companies: COMPANIES, kills: KILLS } = inject('faultSizes').sync;
const PAID = ['apollo', 'pdl'];
const LATENCY_MS = 200;
/** Around the first kill answers take so long that none comes between the look at the ledger and the kill. */
const DELAY_MS = 15_000;

let workspace: Workspace;
let sandbox: SandboxProcess;
let cluster: Cluster;

beforeAll(async () => {
  workspace = await Workspace.create();
  sandbox = await SandboxProcess.start('--companies', String(COMPANIES));
  cluster = await Cluster.start(workspace, sandboxEnvironment(await sandbox.baseUrls()));
  const { api } = cluster;
  await importSandboxCompanies(api.origin, COMPANIES);
  for (const id of PAID) await sendJson(api.origin, 'PUT', `/api/sources/${id}/connection`, { creditCap: 1_000_000 });
});

afterAll(async () => {
  await workspace.remove();
  await sandbox.stop();
});

const isSent = (state: LedgerLine['state']) => state === 'sent' || state === 'captured';

async function latestRun() {
  const response = await fetch(`${cluster.api.origin}/api/sources/sync`);
  // The engine is being killed beside this: a busy answer is no failure of the run.
  return response.ok ? (await response.json()).run : null;
}

test(`Sync All over ${COMPANIES} companies survives ${KILLS} kills; each company ends once, nothing is paid twice, and our ledger says what the invoice says`, async () => {
  await sandbox.setLatency(LATENCY_MS);
  await cluster.startWorkers();
  const started = await sendJson(cluster.api.origin, 'POST', '/api/sources/sync');
  expect(started.total).toBe(COMPANIES);

  const readShare = async () => {
    const run = await latestRun();
    return run === null ? null : (run.completed + run.skipped) / COMPANIES;
  };
  const chargedItems = async () => (await sandbox.invoice()).map(({ vendor, item }) => `${vendor} ${item}`);
  let underWay: string[] = [];
  const killFirst = async () => {
    await sandbox.setLatency(DELAY_MS);
    const before = (await chargedItems()).length;
    const calls = await untilCharged(workspace.dataDir, async () => (await chargedItems()).slice(before));
    underWay = calls.map(({ item }) => item);
    await cluster.killWorker(Number(calls[0]?.pid));
    await sandbox.setLatency(LATENCY_MS);
  };
  const targets = ['first worker', 'second worker', 'engine'] as const;
  await cluster.killDuring({ kills: KILLS, targets, readShare, killFirst });
  await sandbox.setLatency(0);

  await until(280_000, 'the run has ended', async () => (await latestRun())?.state === 'completed');
  const run = await latestRun();
  const failed = await sendJson(cluster.api.origin, 'GET', `/api/sources/sync/${run.id}/items?state=failed`);
  expect(failed).toEqual([]);
  expect(run).toMatchObject({ id: started.id, pending: 0, running: 0, total: COMPANIES, failed: 0 });
  expect(run.completed + run.skipped).toBe(COMPANIES);

  const invoice = await sandbox.invoice();
  const bought = await chargedItems();
  expect(bought.length).toBeGreaterThan(COMPANIES);
  expect(bought.filter((item, index) => bought.indexOf(item) !== index)).toEqual([]);
  // What was under way when a worker was killed may have been charged or not: the vendor's own figures tell.
  const { lines: ledger, counted } = await readSettledLedger(workspace.dataDir, PAID, 300_000);
  const lost = new Set(ledger.filter(({ state, hasAnswer }) => isSent(state) && !hasAnswer).map(({ item }) => item));
  const answered = ledger.filter(({ hasAnswer, credits }) => hasAnswer && credits > 0).map(({ item }) => item);
  expect(bought.filter((item) => !lost.has(item)).sort()).toEqual(answered.sort());
  expect(underWay.length, 'charged calls of the worker that was killed first').toBeGreaterThan(0);
  expect([...lost]).toEqual(expect.arrayContaining(underWay));
  expect(lost.size).toBeLessThan(KILLS * 2 * 20 * PAID.length);
  expect(await sandbox.invoice(), 'nothing is bought while that is found out').toEqual(invoice);
  for (const vendor of PAID) {
    const invoiced = creditsOf(invoice.filter((line) => line.vendor === vendor));
    const ours = creditsOf(ledger.filter((line) => line.vendor === vendor && isSent(line.state)));
    expect([vendor, ours]).toEqual([vendor, invoiced]);
    // What the cap is held against may be more, where a worker died between taking credits and sending: never less.
    expect(counted.get(vendor)).toBeGreaterThanOrEqual(invoiced);
  }
  expect(await expectExactStatistics(workspace.dataDir)).toBe(COMPANIES);
});
