import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CampaignItems } from '@workbench/services/campaigns/schemas';
import { sandboxEnvironment } from '../../apps/api/src/demo/sandbox-environment.ts';
import { importSandboxCompanies } from '../faults/helpers/sandbox-companies.ts';
import { SandboxProcess } from '../faults/helpers/sandbox-process.ts';
import type { ServerProcess } from '../faults/helpers/server-process.ts';
import { Workspace } from '../faults/helpers/workspace.ts';
import { sendJson } from '../helpers/send-json.ts';
import type { Report } from './report.ts';

const LATENCY_MS = 1000;
/** Reports at once in one process, as reports.generate declares it. */
const CONCURRENCY = 10;
/** Written one after the other first: how long one takes when nothing is beside it. */
const ALONE = 6;
const BATCH = 120;
const COMPANIES = ALONE + 3 * BATCH;
const POLL_MS = 50;
/** A worker may keep compiled code and pooled buffers, but nothing that grows with the reports. */
const GROWTH_MAX_MB = 80;
const MEMORY_COMPANIES = 2000;
/** Until then caches and pools fill up. */
const WARM = 500;

/** Campaigns against places that take 1 s per answer, with the hosts' limits lifted; the floor is the ideal. */
export async function measureCampaigns(report: Report): Promise<void> {
  const workspace = await Workspace.create();
  const sandbox = await SandboxProcess.start('--companies', String(COMPANIES), '--latency', String(LATENCY_MS));
  try {
    const variables = sandboxEnvironment(await sandbox.baseUrls());
    const { origin } = await workspace.startServer({ ...variables, ROLE: 'api' });
    await importSandboxCompanies(origin, COMPANIES);
    const companies: { id: string }[] = await sendJson(origin, 'GET', `/api/companies?limit=${COMPANIES}`);
    const ids = companies.map(({ id }) => id);
    await workspace.startServer({ ...variables, ROLE: 'worker' });

    let alone = 0;
    for (const id of ids.splice(0, ALONE)) alone += (await secondsAlone(origin, id)) / ALONE;
    const one = BATCH / (await secondsFor(origin, ids.splice(0, BATCH)));
    await workspace.startServer({ ...variables, ROLE: 'worker' });
    // As long a queue for each of the two.
    const two = (2 * BATCH) / (await secondsFor(origin, ids.splice(0, 2 * BATCH)));
    const floor = CONCURRENCY / alone;
    report.rate(`A campaign, ${CONCURRENCY} reports at once`, [{ ours: one, floor }], 'reports/s', 0.85);
    report.rate('The same with two workers (floor: one)', [{ ours: two, floor: one }], 'reports/s', 1.8);
  } finally {
    await workspace.remove();
    await sandbox.stop();
  }
}

/** Resident memory of a worker over many reports. */
export async function measureCampaignMemory(report: Report): Promise<void> {
  const workspace = await Workspace.create();
  const sandbox = await SandboxProcess.start('--companies', String(MEMORY_COMPANIES));
  try {
    const variables = sandboxEnvironment(await sandbox.baseUrls());
    const { origin } = await workspace.startServer({ ...variables, ROLE: 'api' });
    await importSandboxCompanies(origin, MEMORY_COMPANIES);
    const companies: { id: string }[] = await sendJson(origin, 'GET', `/api/companies?limit=${MEMORY_COMPANIES}`);
    const worker = await workspace.startServer({ ...variables, ROLE: 'worker' });
    const ids = companies.map(({ id }) => id);
    await secondsFor(origin, ids.splice(0, WARM));
    const before = await residentMb(worker);
    await secondsFor(origin, ids);
    const growth = (await residentMb(worker)) - before;
    report.limit(`Memory growth of a worker over ${ids.length} reports`, Math.max(0, growth), 'MB', GROWTH_MAX_MB);
  } finally {
    await workspace.remove();
    await sandbox.stop();
  }
}

/** What writing the report itself took, without the looks that begin and end a campaign: the ideal has none. */
async function secondsAlone(origin: string, id: string): Promise<number> {
  await secondsFor(origin, [id]);
  const { reportData } = await sendJson(origin, 'GET', `/api/companies/${id}/report`);
  return reportData.durationMs / 1000;
}

/** Of a campaign over these companies, from its creation to its end. */
async function secondsFor(origin: string, companyIds: string[]): Promise<number> {
  const begun = performance.now();
  const { id } = await sendJson(origin, 'POST', '/api/campaigns', { name: 'Bench', companyIds });
  for (;;) {
    const { status, failedReports } = await sendJson(origin, 'GET', `/api/campaigns/${id}`);
    if (failedReports > 0) await refuseFailures(origin, id);
    if (status === 'completed') return (performance.now() - begun) / 1000;
    await sleep(companyIds.length > 1 ? 5 * POLL_MS : POLL_MS);
  }
}

/** Some sites of the sandbox forbid reading them, of which no other source knows anything. */
async function refuseFailures(origin: string, id: string): Promise<void> {
  const { items }: CampaignItems = await sendJson(origin, 'GET', `/api/campaigns/${id}/items?state=failed`);
  const unexpected = items.filter(({ message }) => !message?.includes('disallows automated access'));
  if (unexpected.length === 0) return;
  throw new Error(`Reports failed: ${unexpected.map(({ name, message }) => `${name}: ${message}`).join('; ')}`);
}

/** As Linux counts it. */
async function residentMb({ pid }: ServerProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
}
