import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sandboxEnvironment } from '../../apps/api/src/demo/sandbox-environment.ts';
import { sendJson } from '../helpers/send-json.ts';
import { importSandboxCompanies } from './helpers/sandbox-companies.ts';
import { SandboxProcess } from './helpers/sandbox-process.ts';
import { until, Workspace } from './helpers/workspace.ts';

let workspace: Workspace;
let sandbox: SandboxProcess;
beforeEach(async () => {
  workspace = await Workspace.create();
  sandbox = await SandboxProcess.start();
});
afterEach(async () => {
  await workspace.remove();
  await sandbox.stop();
});

/** An API and two workers over some of the sandbox's companies. */
async function start(companies: number, more: NodeJS.ProcessEnv = {}) {
  const variables = { ...sandboxEnvironment(await sandbox.baseUrls()), ...more };
  const { origin } = await workspace.startServer({ ...variables, ROLE: 'api' });
  await importSandboxCompanies(origin, companies);
  await workspace.startServer({ ...variables, ROLE: 'worker' });
  await workspace.startServer({ ...variables, ROLE: 'worker' });
  return origin;
}

async function runToEnd(origin: string) {
  const { id } = await sendJson(origin, 'POST', '/api/sources/sync');
  const read = () => sendJson(origin, 'GET', `/api/sources/sync/${id}`);
  await until(240_000, 'the run has ended', async () => (await read()).state === 'completed');
  return read();
}

test('two workers share a sync, no company is asked about twice, and no host is asked faster than it allows', async () => {
  const COMPANIES = 15;
  const origin = await start(COMPANIES, { HOST_LIMITS: 'on' });
  expect(await runToEnd(origin)).toMatchObject({ total: COMPANIES, failed: 0 });
  expect(await sandbox.violations()).toEqual([]);
  const bought = (await sandbox.invoice()).map(({ vendor, item }) => `${vendor} ${item}`);
  expect(new Set(bought).size).toBe(bought.length);
});

test('a spending cap holds over two workers to the credit, and the run says what was not done', async () => {
  const CAP = 40;
  const origin = await start(120);
  await sendJson(origin, 'PUT', '/api/sources/apollo/connection', { creditCap: CAP });
  const run = await runToEnd(origin);
  const spent = (await sandbox.invoice()).filter(({ vendor }) => vendor === 'apollo');
  expect(spent.reduce((sum, { credits }) => sum + credits, 0)).toBe(CAP);
  const items = await sendJson(origin, 'GET', `/api/sources/sync/${run.id}/items?state=skipped&limit=500`);
  expect(items).toHaveLength(run.skipped);
  expect(run.skipped).toBeGreaterThan(50);
  for (const { message } of items) expect(message).toMatch(/Apollo.*cap of 40 credits/);
});

test('two seconds after a pause nothing new begins, and when it ends the rest is done', async () => {
  const origin = await start(200);
  await sandbox.setLatency(200);
  const { id } = await sendJson(origin, 'POST', '/api/sources/sync');
  const read = () => sendJson(origin, 'GET', `/api/sources/sync/${id}`);
  await until(120_000, 'some are done', async () => (await read()).completed > 10);
  await sendJson(origin, 'POST', `/api/sources/sync/${id}/pause`);
  await sleep(2_000);
  const { state, pending } = await read();
  expect(state).toBe('paused');
  expect(pending).toBeGreaterThan(0);
  await until(90_000, 'what had begun has ended', async () => (await read()).running === 0);
  await sleep(2_000);
  expect((await read()).pending).toBe(pending);
  await sandbox.setLatency(0);
  await sendJson(origin, 'POST', `/api/sources/sync/${id}/resume`);
  await until(120_000, 'the run has ended', async () => (await read()).state === 'completed');
  const { completed, skipped, failed, total } = await read();
  expect([completed + skipped, failed]).toEqual([total, 0]);
});
