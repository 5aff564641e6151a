import { setTimeout as sleep } from 'node:timers/promises';
import { connectDatabase, ReportModel } from '@workbench/db';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { sandboxEnvironment } from '../../apps/api/src/demo/sandbox-environment.ts';
import { sendJson } from '../helpers/send-json.ts';
import { Cluster } from './helpers/cluster.ts';
import { importSandboxCompanies } from './helpers/sandbox-companies.ts';
import { SandboxProcess } from './helpers/sandbox-process.ts';
import { until, Workspace } from './helpers/workspace.ts';

const { companies: COMPANIES, kills: KILLS } = inject('faultSizes').campaign;
/** Long enough that a kill always meets reports that are being written. */
const LATENCY_MS = 200;

let workspace: Workspace;
let sandbox: SandboxProcess;
let cluster: Cluster;

beforeAll(async () => {
  workspace = await Workspace.create();
  sandbox = await SandboxProcess.start('--companies', String(COMPANIES));
  cluster = await Cluster.start(workspace, sandboxEnvironment(await sandbox.baseUrls()));
  await importSandboxCompanies(cluster.api.origin, COMPANIES);
  await sandbox.setLatency(LATENCY_MS);
});

afterAll(async () => {
  await workspace.remove();
  await sandbox.stop();
});

/** As a browser asks: an API that is being killed gives no answer, and the next poll follows. */
async function ask(method: 'GET' | 'POST', path: string, body?: object) {
  try {
    return await sendJson(cluster.api.origin, method, path, body);
  } catch {
    return null;
  }
}

test(`a campaign of ${COMPANIES} survives ${KILLS} kills of API, workers and engine: each report is written once`, async () => {
  await cluster.startWorkers();
  const companies: { id: string }[] = await sendJson(cluster.api.origin, 'GET', `/api/companies?limit=${COMPANIES}`);
  const companyIds = companies.map(({ id }) => id);
  const { id } = await sendJson(cluster.api.origin, 'POST', '/api/campaigns', { name: 'Survivor', companyIds });
  const contradictions: object[] = [];
  const look = async () => {
    const campaign = await ask('GET', `/api/campaigns/${id}`);
    if (campaign === null) return null;
    const { completedReports, failedReports, cancelledReports, totalCompanies } = campaign;
    const ended = completedReports + failedReports + cancelledReports;
    if (totalCompanies !== COMPANIES || ended > totalCompanies) contradictions.push(campaign);
    return campaign;
  };

  const readShare = async () => {
    const campaign = await look();
    return campaign === null ? null : campaign.completedReports / COMPANIES;
  };
  await cluster.killDuring({ kills: KILLS, readShare });
  await sandbox.setLatency(0);

  await until(280_000, 'the campaign has ended', async () => {
    await sleep(200);
    const campaign = await look();
    return campaign !== null && campaign.status !== 'in_progress';
  });
  expect(contradictions).toEqual([]);
  const failed = await sendJson(cluster.api.origin, 'GET', `/api/campaigns/${id}/items?state=failed`);
  expect(failed.items).toEqual([]);
  expect(await look()).toMatchObject({ status: 'completed', completedReports: COMPANIES, failedReports: 0 });

  const { statuses } = await sendJson(cluster.api.origin, 'POST', '/api/companies/bulk/report-status', { companyIds });
  expect(statuses.filter(({ status }: { status: string }) => status !== 'completed')).toEqual([]);
  const database = await connectDatabase({ dataDir: workspace.dataDir });
  const reports = await ReportModel.find({}, { companyId: 1, version: 1 }).lean();
  await database.close();
  expect(new Set(reports.map(({ companyId }) => String(companyId))).size).toBe(COMPANIES);
  expect(reports.filter(({ version }) => version !== 1)).toEqual([]);
  expect(reports).toHaveLength(COMPANIES);
});
