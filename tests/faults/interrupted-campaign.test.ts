import { setTimeout as sleep } from 'node:timers/promises';
import { connectDatabase, ReportModel } from '@workbench/db';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandboxEnvironment } from '../../apps/api/src/demo/sandbox-environment.ts';
import { sendJson } from '../helpers/send-json.ts';
import { importSandboxCompanies } from './helpers/sandbox-companies.ts';
import { SandboxProcess } from './helpers/sandbox-process.ts';
import type { ServerProcess } from './helpers/server-process.ts';
import { until, Workspace } from './helpers/workspace.ts';

const COMPANIES = 500;
const KILLS = 50;
/** Long enough that the campaign is still under way at the last kill. */
const LATENCY_MS = 400;

let workspace: Workspace;
let sandbox: SandboxProcess;
let api: ServerProcess;
let variables: NodeJS.ProcessEnv;

const startApi = () => workspace.startServer({ ...variables, ROLE: 'api' });
const startWorker = () => workspace.startServer({ ...variables, ROLE: 'worker' });

beforeAll(async () => {
  workspace = await Workspace.create();
  sandbox = await SandboxProcess.start('--companies', String(COMPANIES));
  variables = sandboxEnvironment(await sandbox.baseUrls());
  api = await startApi();
  await importSandboxCompanies(api.origin, COMPANIES);
  await sandbox.setLatency(LATENCY_MS);
});

afterAll(async () => {
  await workspace.remove();
  await sandbox.stop();
});

/** As a browser asks: an API that is being killed gives no answer, and the next poll follows. */
async function ask(method: 'GET' | 'POST', path: string, body?: object) {
  try {
    return await sendJson(api.origin, method, path, body);
  } catch {
    return null;
  }
}

test(`a campaign of ${COMPANIES} survives ${KILLS} kills of API, workers and engine: each report is written once`, async () => {
  const workers = [await startWorker(), await startWorker()];
  const companies: { id: string }[] = await sendJson(api.origin, 'GET', `/api/companies?limit=${COMPANIES}`);
  const companyIds = companies.map(({ id }) => id);
  const { id } = await sendJson(api.origin, 'POST', '/api/campaigns', { name: 'Survivor', companyIds });
  const contradictions: object[] = [];
  const look = async () => {
    const campaign = await ask('GET', `/api/campaigns/${id}`);
    if (campaign === null) return null;
    const { completedReports, failedReports, cancelledReports, totalCompanies } = campaign;
    const ended = completedReports + failedReports + cancelledReports;
    if (totalCompanies !== COMPANIES || ended > totalCompanies) contradictions.push(campaign);
    return campaign;
  };

  for (let kill = 0; kill < KILLS; kill++) {
    await sleep(Math.random() * 1200);
    await look();
    // Of four processes: the API, two workers, the engine under all of them.
    const target = Math.floor(Math.random() * 4);
    if (target === 0) {
      await api.kill();
      api = await startApi();
    } else if (target === 3) {
      await workspace.killEngine();
    } else {
      await workers[target - 1]?.kill();
      workers[target - 1] = await startWorker();
    }
  }
  await sandbox.setLatency(20);

  await until(280_000, 'the campaign has ended', async () => {
    await sleep(500);
    const campaign = await look();
    return campaign !== null && campaign.status !== 'in_progress';
  });
  expect(contradictions).toEqual([]);
  const failed = await sendJson(api.origin, 'GET', `/api/campaigns/${id}/items?state=failed`);
  expect(failed.items).toEqual([]);
  expect(await look()).toMatchObject({ status: 'completed', completedReports: COMPANIES, failedReports: 0 });

  const { statuses } = await sendJson(api.origin, 'POST', '/api/companies/bulk/report-status', { companyIds });
  expect(statuses.filter(({ status }: { status: string }) => status !== 'completed')).toEqual([]);
  const database = await connectDatabase({ dataDir: workspace.dataDir });
  const reports = await ReportModel.find({}, { companyId: 1, version: 1 }).lean();
  await database.close();
  expect(new Set(reports.map(({ companyId }) => String(companyId))).size).toBe(COMPANIES);
  expect(reports.filter(({ version }) => version !== 1)).toEqual([]);
  expect(reports).toHaveLength(COMPANIES);
});
