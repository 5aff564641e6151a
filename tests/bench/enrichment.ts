import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { createSandboxWorld, demoLeadRows } from '@workbench/sandbox/server';
import { sandboxEnvironment } from '../../apps/api/src/demo/sandbox-environment.ts';
import { importSandboxCompanies } from '../faults/helpers/sandbox-companies.ts';
import { SandboxProcess } from '../faults/helpers/sandbox-process.ts';
import { Workspace } from '../faults/helpers/workspace.ts';
import { sendJson } from '../helpers/send-json.ts';
import type { Report } from './report.ts';

const LATENCY_MS = 1000;
/** The seed with which a sandbox starts when it is given none. */
const SEED = 20_260_101;
const COMPANIES = 150;
/** Leads at once in one process, as leads.enrich declares it. */
const CONCURRENCY = 20;
/** Enriched one after the other first: how long one takes when nothing is beside it. */
const ALONE = 8;
const BATCH = 300;
const GOAL = 0.85;
const POLL_MS = 250;

interface Product {
  origin: string;
  sandbox: SandboxProcess;
}

/**
 * Enriches leads by sources that take 1 s per answer, with the hosts' limits lifted; their companies are known and synced.
 * The floor is the ideal: as many at once as the concurrency says, each of their requests as fast as alone.
 */
export async function measureEnrichment(report: Report): Promise<void> {
  const workspace = await Workspace.create();
  const sandbox = await SandboxProcess.start('--companies', String(COMPANIES));
  try {
    const { origin, pid } = await workspace.startServer(sandboxEnvironment(await sandbox.baseUrls()));
    const product = { origin, sandbox };
    const ids = await putLeads(product);
    await sandbox.setLatency(LATENCY_MS);
    let [secondsAlone, requestsAlone] = [0, 0];
    for (const id of ids.splice(0, ALONE)) {
      requestsAlone += (await enrich(product, [id])).requests;
      const { steps } = await sendJson(origin, 'GET', `/api/leads/${id}`);
      for (const { durationMs } of steps) secondsAlone += (durationMs ?? 0) / 1000;
    }
    const batch = ids.slice(0, BATCH);
    const pids = [pid, await workspace.enginePid()];
    const cpuBefore = await cpuSeconds(pids);
    const { seconds, requests } = await enrich(product, batch);
    const cpuMs = ((await cpuSeconds(pids)) - cpuBefore) * (1000 / batch.length);
    // Leads differ in how many pages are read for them, so the ideal counts requests.
    const ideal = (requests * (secondsAlone / requestsAlone)) / CONCURRENCY;
    const round = { ours: (batch.length / seconds) * 60, floor: (batch.length / ideal) * 60 };
    report.rate(`An enrichment, ${CONCURRENCY} leads at once`, [round], 'leads/min', GOAL);
    // Where others use the machine this tells what the rate does not.
    report.note(
      `${(requests / batch.length).toFixed(1)} requests and ${cpuMs.toFixed(0)} ms of processor time per lead`,
    );
  } finally {
    await workspace.remove();
    await sandbox.stop();
  }
}

/** With their names, addresses and companies; every company has been asked about before. */
async function putLeads({ origin }: Product): Promise<string[]> {
  await importSandboxCompanies(origin, COMPANIES);
  for (const id of ['apollo', 'pdl', 'lusha', 'uplead']) {
    await sendJson(origin, 'PUT', `/api/sources/${id}/connection`, { creditCap: 100_000 });
  }
  const sync = await sendJson(origin, 'POST', '/api/sources/sync');
  while ((await sendJson(origin, 'GET', `/api/sources/sync/${sync.id}`)).state !== 'completed') await sleep(POLL_MS);

  const world = createSandboxWorld({ seed: SEED, companies: COMPANIES });
  const domains = new Set(world.all().map(({ domain }) => domain));
  const rows = demoLeadRows(world, COMPANIES * 10).map((row) => row.slice(0, 4));
  const isAtCompany = ([first, , email = '']: string[]) => first !== '' && domains.has(email.split('@')[1] ?? '');
  const lines = [rows[0] ?? [], ...rows.filter(isAtCompany)].map((row) => row.join('\t'));
  await sendJson(origin, 'POST', '/api/leads/import-rows', { text: lines.join('\n'), enrich: false });
  const leads: { id: string }[] = await sendJson(origin, 'GET', '/api/leads?limit=1000');
  if (leads.length < ALONE + BATCH) throw new Error(`There are only ${leads.length} leads`);
  return leads.map(({ id }) => id);
}

/** Seconds from the request to the last answer, and what the sources were asked in that time. */
async function enrich({ origin, sandbox }: Product, leadIds: string[]): Promise<{ seconds: number; requests: number }> {
  const before = await sandbox.requestCount();
  const begun = performance.now();
  const { id } = await sendJson(origin, 'POST', '/api/enrichment/runs', { leadIds, writeBack: false });
  for (;;) {
    const run = await sendJson(origin, 'GET', `/api/enrichment/runs/${id}`);
    if (run.failed > 0) throw new Error(`${run.failed} leads failed`);
    if (run.state === 'completed') break;
    await sleep(POLL_MS);
  }
  return { seconds: (performance.now() - begun) / 1000, requests: (await sandbox.requestCount()) - before };
}

/** That these processes have used so far, as Linux counts it in hundredths. */
async function cpuSeconds(pids: readonly number[]): Promise<number> {
  let hundredths = 0;
  for (const pid of pids) {
    const [, fields = ''] = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ');
    const [user, system] = fields.split(' ').slice(11, 13);
    hundredths += Number(user) + Number(system);
  }
  return hundredths / 100;
}
