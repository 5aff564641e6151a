import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { terminateEngine } from '@workbench/db/embedded';
import { sandboxEnvironment } from '../../apps/api/src/demo/sandbox-environment.ts';
import { importSandboxCompanies } from '../faults/helpers/sandbox-companies.ts';
import { SandboxProcess } from '../faults/helpers/sandbox-process.ts';
import { type ServerProcess, startServerProcess } from '../faults/helpers/server-process.ts';
import { sendJson } from '../helpers/send-json.ts';
import type { Report } from './report.ts';

const LATENCY_MS = 300;
const COMPANIES = 400;
/** Synced one after the other first: how long one takes when nothing is beside it. */
const ALONE = 8;
/** Items at once in one process, as sources.sync declares it. */
const CONCURRENCY = 20;
const POLL_MS = 20;

/**
 * Sync All against vendors that take 300 ms per answer, with the hosts' limits lifted. The floor is the ideal: as many
 * companies at once as the concurrency says, each as fast as alone.
 */
export async function measureSync(report: Report): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'workbench-bench-sync-'));
  const sandbox = await SandboxProcess.start('--companies', String(COMPANIES), '--latency', String(LATENCY_MS));
  let server: ServerProcess | undefined;
  try {
    server = await startServerProcess(dataDir, { variables: sandboxEnvironment(await sandbox.baseUrls()) });
    const { origin } = server;
    await importSandboxCompanies(origin, COMPANIES);
    for (const id of ['apollo', 'pdl', 'lusha', 'uplead']) {
      await sendJson(origin, 'PUT', `/api/sources/${id}/connection`, { creditCap: 100_000 });
    }
    const secondsAlone = await syncSomeAlone(origin);
    const secondsAll = await syncAll(origin);
    const ours = (COMPANIES - ALONE) / secondsAll;
    const floor = CONCURRENCY / secondsAlone;
    report.rate(`Sync All, ${CONCURRENCY} companies at once`, [{ ours, floor }], 'companies/s', 0.8);
  } finally {
    await server?.kill();
    await terminateEngine(dataDir);
    await sandbox.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Mean seconds from the request to the last answer of one company. */
async function syncSomeAlone(origin: string): Promise<number> {
  const companies = await sendJson(origin, 'GET', `/api/companies?limit=${ALONE}`);
  let seconds = 0;
  for (const { id } of companies) {
    const begun = performance.now();
    await sendJson(origin, 'POST', `/api/companies/${id}/sync`);
    await untilTrue(async () => (await sendJson(origin, 'GET', `/api/companies/${id}/sync`)).state === 'completed');
    seconds += (performance.now() - begun) / 1000 / companies.length;
  }
  return seconds;
}

async function syncAll(origin: string): Promise<number> {
  const begun = performance.now();
  const { id } = await sendJson(origin, 'POST', '/api/sources/sync');
  await untilTrue(async () => (await sendJson(origin, 'GET', `/api/sources/sync/${id}`)).state === 'completed', 250);
  return (performance.now() - begun) / 1000;
}

async function untilTrue(isSo: () => Promise<boolean>, pollMs = POLL_MS): Promise<void> {
  while (!(await isSo())) await sleep(pollMs);
}
