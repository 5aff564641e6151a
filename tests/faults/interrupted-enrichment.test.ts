import { setTimeout as sleep } from 'node:timers/promises';
import {
  CompanyModel,
  CompanySyncModel,
  connectDatabase,
  type LeadDoc,
  LeadModel,
  LeadRowModel,
  type SourceOutcomeDoc,
} from '@workbench/db';
import { createSandboxWorld, demoLeadRows } from '@workbench/sandbox/server';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { sandboxEnvironment, writeSandboxKeyFile } from '../../apps/api/src/demo/sandbox-environment.ts';
import { sendJson } from '../helpers/send-json.ts';
import { Cluster } from './helpers/cluster.ts';
import { creditsOf, readSettledLedger } from './helpers/ledger.ts';
import { SandboxProcess } from './helpers/sandbox-process.ts';
import type { ServerProcess } from './helpers/server-process.ts';
import { until, Workspace } from './helpers/workspace.ts';

const { leads: LEADS, companies: COMPANIES, kills: KILLS } = inject('faultSizes').enrichment;
const SEED = 20_260_101;
/** Tell what the account has consumed, so that calls whose answer was lost are settled to the credit. */
const TELLING = ['apollo', 'pdl'];
/** Tell nobody: a call in doubt counts in full. */
const SILENT = ['lusha', 'uplead'];
const PAID = [...TELLING, ...SILENT];
const TAB = 'Sheet1';
/** Long enough that a kill always meets calls that were sent and not answered. */
const LATENCY_MS = 50;

interface Product {
  workspace: Workspace;
  sandbox: SandboxProcess;
  variables: NodeJS.ProcessEnv;
  spreadsheetId: string;
}

const rows = demoLeadRows(createSandboxWorld({ seed: SEED, companies: COMPANIES }), LEADS);
let disturbed: Product;
let undisturbed: Product;

async function openProduct(): Promise<Product> {
  const workspace = await Workspace.create();
  const sandbox = await SandboxProcess.start('--companies', String(COMPANIES));
  const variables = {
    ...sandboxEnvironment(await sandbox.baseUrls()),
    GOOGLE_SERVICE_ACCOUNT_FILE: writeSandboxKeyFile(workspace.dataDir),
  };
  const tabs = [{ title: TAB, rows, columnCount: 12 }];
  const { id } = await sendJson(sandbox.origin, 'POST', '/_sheets/create', { title: 'Leads', tabs });
  return { workspace, sandbox, variables, spreadsheetId: id };
}

async function closeProduct({ workspace, sandbox }: Product): Promise<void> {
  await workspace.remove();
  await sandbox.stop();
}

beforeAll(async () => {
  disturbed = await openProduct();
  undisturbed = await openProduct();
});
afterAll(() => Promise.all([disturbed, undisturbed].map(closeProduct)));

const raiseCaps = async ({ origin }: ServerProcess) => {
  for (const id of PAID) await sendJson(origin, 'PUT', `/api/sources/${id}/connection`, { creditCap: 1_000_000 });
};
const begin = async (origin: string, { spreadsheetId }: Product): Promise<string> =>
  (await sendJson(origin, 'POST', '/api/enrichment/start', { spreadsheetId, range: 'A:I' })).runId;

/** As a browser polls: an API that is being killed gives no answer, and the next poll follows. */
async function look(origin: string, runId: string) {
  try {
    return await sendJson(origin, 'GET', `/api/enrichment/runs/${runId}`);
  } catch {
    return null;
  }
}

interface Stored {
  leads: LeadDoc[];
  /** By row of the sheet, from 1: whose it is. A person may have several rows. */
  ownerOf: Map<number, string | undefined>;
  /** By domain: the sources whose answer is missing, which the company's sync names. */
  unanswered: Map<string, string>;
}

const failedOf = (outcomes: readonly SourceOutcomeDoc[]): string =>
  outcomes
    .flatMap(({ id, outcome }) => (outcome === 'failed' ? [id] : []))
    .sort()
    .join();

async function readStored({ workspace }: Product): Promise<Stored> {
  const database = await connectDatabase({ dataDir: workspace.dataDir });
  const [leads, rows] = [await LeadModel.find().lean(), await LeadRowModel.find().lean()];
  const [companies, syncs] = [await CompanyModel.find({}, { domain: 1 }).lean(), await CompanySyncModel.find().lean()];
  await database.close();
  const ownerOf = new Map(rows.map(({ line, leadId }) => [line, leadId?.toHexString()]));
  const domainOf = new Map(companies.map(({ _id, domain }) => [_id.toHexString(), domain]));
  const unanswered = new Map(
    syncs.map(({ _id, outcomes }) => [domainOf.get(_id.toHexString()) ?? '', failedOf(outcomes)]),
  );
  return { leads, ownerOf, unanswered };
}

const sheetOf = ({ sandbox, spreadsheetId }: Product): Promise<string[][]> =>
  sendJson(sandbox.origin, 'GET', `/_sheets/rows?id=${spreadsheetId}&tab=${TAB}`);

/** By what its row said: two leads may be filled up to the same name and address. */
const lineOf = ({ keys }: LeadDoc) => keys.join('|');

async function runUndisturbed(): Promise<Stored> {
  const { workspace, variables } = undisturbed;
  const server = await workspace.startServer(variables);
  await raiseCaps(server);
  const runId = await begin(server.origin, undisturbed);
  await until(900_000, 'the undisturbed run has ended', async () => {
    await sleep(200);
    const run = await look(server.origin, runId);
    return run?.state === 'completed' && run.isOpen === false;
  });
  return readStored(undisturbed);
}

test(`the enrichment of ${LEADS} leads survives ${KILLS} kills: each step is done once, the invoice is our ledger, and the sheet is as after an undisturbed run`, async () => {
  const { workspace, variables, sandbox } = disturbed;
  const cluster = await Cluster.start(workspace, variables);
  await raiseCaps(cluster.api);
  await sandbox.setLatency(LATENCY_MS);
  await cluster.startWorkers();
  const runId = await begin(cluster.api.origin, disturbed);

  const readShare = async () => {
    const run = await look(cluster.api.origin, runId);
    return run === null ? null : 1 - (run.pending + run.running) / run.total;
  };
  await cluster.killDuring({ kills: KILLS, readShare });
  await until(900_000, 'the run has ended', async () => {
    await sleep(200);
    const run = await look(cluster.api.origin, runId);
    return run !== null && run.state !== 'running' && !run.isOpen;
  });
  const run = await look(cluster.api.origin, runId);
  expect(run).toMatchObject({ state: 'completed', pending: 0, running: 0, writeBack: 'completed' });

  const { leads, ownerOf, unanswered } = await readStored(disturbed);
  for (const { enrichmentStatus, steps } of leads) {
    expect(enrichmentStatus).toMatch(/^(?:completed|failed)$/);
    for (const { state } of Object.values(steps)) expect(state).toMatch(/^(?:completed|skipped|review|failed)$/);
  }
  // Bought once each; what was under way when a worker was killed is told by the vendor's own figures.
  const invoice = await sandbox.invoice();
  const bought = invoice.map(({ vendor, item }) => `${vendor} ${item}`);
  expect(bought.filter((item, index) => bought.indexOf(item) !== index)).toEqual([]);
  const { lines } = await readSettledLedger(workspace.dataDir, TELLING, 300_000);
  const totals = (vendor: string) => {
    const ofVendor = lines.filter((line) => line.vendor === vendor);
    const captured = creditsOf(ofVendor.filter(({ state }) => state === 'captured'));
    const inDoubt = creditsOf(ofVendor.filter(({ state }) => state === 'sent'));
    return { captured, inDoubt, invoiced: creditsOf(invoice.filter((line) => line.vendor === vendor)) };
  };
  for (const vendor of TELLING) {
    const { captured, invoiced } = totals(vendor);
    expect([vendor, captured]).toEqual([vendor, invoiced]);
  }
  for (const vendor of SILENT) {
    const { captured, inDoubt, invoiced } = totals(vendor);
    expect(invoiced, vendor).toBeGreaterThanOrEqual(captured);
    expect(invoiced, vendor).toBeLessThanOrEqual(captured + inDoubt);
  }

  // Nobody but those whose answer was lost differs from an undisturbed run.
  const lost = leads.filter(({ enrichmentStatus }) => enrichmentStatus === 'failed');
  expect(lost.length).toBeLessThan(KILLS * 20);
  const other = await runUndisturbed();
  const expected = new Map(other.leads.map((lead) => [lineOf(lead), lead]));
  const isLost = new Set(lost.map(lineOf));
  expect(leads).toHaveLength(expected.size);
  const different = leads.filter((lead) => {
    return !isLost.has(lineOf(lead)) && expected.get(lineOf(lead))?.title !== lead.title;
  });
  expect(different.map(lineOf)).toEqual([]);
  const [sheet, otherSheet] = [await sheetOf(disturbed), await sheetOf(undisturbed)];
  expect(sheet[0]).toEqual(otherSheet[0]);
  // A call that was lost, or a free source that gave up on a busy machine: the headcount is that of the other sources.
  const domains = new Set(
    [...unanswered].flatMap(([domain, ids]) => (other.unanswered.get(domain) === ids ? [] : [domain])),
  );
  const leadOf = new Map(leads.map((lead) => [lead._id.toHexString(), lead]));
  const isExcused = (line: number) => {
    const lead = leadOf.get(ownerOf.get(line) ?? '');
    if (lead === undefined) return false;
    const twin = expected.get(lineOf(lead));
    return [lead, twin].some((one) => one?.enrichmentStatus === 'failed' || domains.has(one?.organizationDomain ?? ''));
  };
  const differing = sheet.flatMap((row, at) => {
    if (isExcused(at + 1)) return [];
    return row.flatMap((cell, column) => {
      const other = otherSheet[at]?.[column];
      return cell === other ? [] : [`line ${at + 1}, ${sheet[0]?.[column]}: ${other} → ${cell}`];
    });
  });
  expect(differing).toEqual([]);
}, 2_000_000);
