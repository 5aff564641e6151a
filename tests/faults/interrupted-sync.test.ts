import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandboxEnvironment } from '../../apps/api/src/demo/sandbox-environment.ts';
import { sendJson } from '../helpers/send-json.ts';
import { creditsOf, type LedgerLine, readSettledLedger } from './helpers/ledger.ts';
import { importSandboxCompanies } from './helpers/sandbox-companies.ts';
import { SandboxProcess } from './helpers/sandbox-process.ts';
import type { ServerProcess } from './helpers/server-process.ts';
import { expectExactStatistics } from './helpers/stored-state.ts';
import { until, Workspace } from './helpers/workspace.ts';

const COMPANIES = 2000;
const KILLS = 10;
const PAID = ['apollo', 'pdl'];

let workspace: Workspace;
let sandbox: SandboxProcess;
let api: ServerProcess;
let variables: NodeJS.ProcessEnv;

beforeAll(async () => {
  workspace = await Workspace.create();
  sandbox = await SandboxProcess.start('--companies', String(COMPANIES));
  variables = sandboxEnvironment(await sandbox.baseUrls());
  api = await workspace.startServer({ ...variables, ROLE: 'api' });
  await importSandboxCompanies(api.origin, COMPANIES);
  for (const id of PAID) await sendJson(api.origin, 'PUT', `/api/sources/${id}/connection`, { creditCap: 1_000_000 });
});

afterAll(async () => {
  await workspace.remove();
  await sandbox.stop();
});

const isSent = (state: LedgerLine['state']) => state === 'sent' || state === 'settled';

async function latestRun() {
  const response = await fetch(`${api.origin}/api/sources/sync`);
  // The engine is being killed beside this: a busy answer is no failure of the run.
  return response.ok ? (await response.json()).run : null;
}

test(`Sync All over ${COMPANIES} companies survives ${KILLS} kills; each company ends once, nothing is paid twice, and our ledger says what the invoice says`, async () => {
  const startWorker = () => workspace.startServer({ ...variables, ROLE: 'worker' });
  const workers = [await startWorker(), await startWorker()];
  const started = await sendJson(api.origin, 'POST', '/api/sources/sync');
  expect(started.total).toBe(COMPANIES);

  for (let kill = 0; kill < KILLS; kill++) {
    await sleep(1000 + Math.random() * 3000);
    if (kill % 3 === 2) {
      await workspace.killEngine();
    } else {
      const index = kill % 2;
      await workers[index]?.kill();
      workers[index] = await startWorker();
    }
  }

  await until(280_000, 'the run has ended', async () => (await latestRun())?.state === 'completed');
  const run = await latestRun();
  const failed = await sendJson(api.origin, 'GET', `/api/sources/sync/${run.id}/items?state=failed`);
  expect(failed).toEqual([]);
  expect(run).toMatchObject({ id: started.id, pending: 0, running: 0, total: COMPANIES, failed: 0 });
  expect(run.completed + run.skipped).toBe(COMPANIES);

  const invoice = await sandbox.invoice();
  const bought = invoice.map(({ vendor, item }) => `${vendor} ${item}`);
  expect(bought.length).toBeGreaterThan(COMPANIES);
  expect(bought.filter((item, index) => bought.indexOf(item) !== index)).toEqual([]);
  // What was under way when a worker was killed may have been charged or not: the vendor's own figures tell.
  const { lines: ledger, counted } = await readSettledLedger(workspace.dataDir, PAID, 90_000);
  const lost = new Set(ledger.filter(({ state, hasAnswer }) => isSent(state) && !hasAnswer).map(({ item }) => item));
  const answered = ledger.filter(({ hasAnswer, credits }) => hasAnswer && credits > 0).map(({ item }) => item);
  expect(bought.filter((item) => !lost.has(item)).sort()).toEqual(answered.sort());
  expect(lost.size).toBeGreaterThan(0);
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
}, 450_000);
