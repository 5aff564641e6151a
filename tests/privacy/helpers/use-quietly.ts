import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { connectDatabase, ScheduleModel } from '@workbench/db';
import { generateCompanies } from '@workbench/sandbox';
import { registerJobs } from '../../../apps/api/src/register-jobs.ts';
import { listSchedules } from '../../../packages/services/src/shared/jobs/registry.ts';
import { until, Workspace } from '../../faults/helpers/workspace.ts';
import { sendJson } from '../../helpers/send-json.ts';
import { importCsv } from '../../helpers/upload.ts';

/**
 * A program that starts the product with the defaults, uses what asks no one outside for `--minutes`, once at least and until
 * every schedule has run. The server is watched.
 */
const minutes = Number(parseArgs({ options: { minutes: { type: 'string', default: '0' } } }).values.minutes);
const WATCHER = new URL('record-connections.ts', import.meta.url).href;
const SCHEDULES_MAX_MS = 60_000;

const workspace = await Workspace.create();
const server = await workspace.startServer({
  NODE_OPTIONS: `--import ${WATCHER}`,
  RECORDED_CONNECTIONS: process.env.RECORDED_CONNECTIONS,
});
const { origin } = server;

const send = (method: string, path: string, body?: object) => sendJson(origin, method, path, body);

/** Needs a person or a field to read about. */
const PARAMETERS: Record<string, string> = {
  '/api/analytics/headcount-changes': '?since=2026-01-01',
  '/api/companies/filter-values': '?field=industry',
  '/api/search': '?q=labs',
  '/api/trash/preview': '?kind=company',
};

async function readEverything(): Promise<void> {
  const { paths } = JSON.parse(readFileSync(new URL('../../../openapi.json', import.meta.url), 'utf8'));
  for (const [path, operations] of Object.entries<Record<string, unknown>>(paths)) {
    if (operations.get === undefined || path.includes('{')) continue;
    const response = await fetch(origin + path + (PARAMETERS[path] ?? ''));
    await response.arrayBuffer();
    if (response.status >= 500) throw new Error(`${path}: ${response.status}`);
  }
}

/** The web client with all that its first page names. */
async function openScreens(): Promise<void> {
  for (const path of ['/', '/companies', '/contacts', '/leads', '/settings']) {
    const page = await (await fetch(origin + path)).text();
    for (const [, asset = ''] of page.matchAll(/(?:src|href)="(\/[^"]+)"/g))
      await (await fetch(origin + asset)).arrayBuffer();
  }
}

/** Everyday work. What asks sources by its nature is left out: a sync, a report, a search for people, adding one company. */
async function work(round: number): Promise<void> {
  await importCsv(origin, [...generateCompanies({ seed: round, count: 50, sources: 2 })].join(''));
  const [company] = await send('GET', '/api/companies?limit=1');
  for (const part of ['', '/data', '/aggregate', '/trend']) await send('GET', `/api/companies/${company.id}${part}`);
  await send('POST', `/api/companies/${company.id}/notes`, { text: `Quiet ${round}` });
  await send('PUT', '/api/settings', { email: 'ada@example.com', emailNotifications: true });
  const email = `ida.${round}@quiet-${round}.com`;
  await send('POST', '/api/contacts/do-not-contact', { identifiers: [`bo.${round}@quiet-${round}.com`] });
  const text = `First Name,Last Name,Email,Company\nIda,Berg,${email},Quiet ${round}`;
  await send('POST', '/api/leads/import-rows', { text, enrich: false });
  await send('POST', '/api/outreach/campaigns', { name: `Quiet ${round}`, type: 'direct_message' });
}

async function schedulesHaveRun(): Promise<boolean> {
  registerJobs();
  const run = await ScheduleModel.countDocuments({ nextAt: { $gt: new Date(0) } });
  return run === listSchedules().length;
}

const database = await connectDatabase({ dataDir: workspace.dataDir });
try {
  const end = performance.now() + minutes * 60_000;
  let round = 0;
  do {
    round += 1;
    await work(round);
    await readEverything();
    await openScreens();
    if (minutes > 0) await sleep(1000);
  } while (performance.now() < end);
  await until(SCHEDULES_MAX_MS, 'every schedule has run', schedulesHaveRun);
} finally {
  await database.close();
  await workspace.remove();
}
process.exit(0);
