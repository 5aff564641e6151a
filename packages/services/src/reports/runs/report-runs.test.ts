import { setTimeout as sleep } from 'node:timers/promises';
import { ConnectorError } from '@workbench/connectors/errors';
import { BatchItemModel, BatchModel, ReportModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createContext } from '../../shared/context.ts';
import { cancelBatch, deleteExpiredBatches, getBatch, pauseBatch } from '../../shared/jobs/index.ts';
import { type JobEngine, startJobEngine } from '../../shared/jobs/processor/engine.ts';
import { getReport } from '../present/get-report.ts';
import { getReportRun } from '../present/get-report-run.ts';
import { listReportStatuses } from '../present/list-report-statuses.ts';
import { FakePorts, gatheredOf, MODEL, track, UNKNOWN_ID } from '../reports.fixtures.ts';
import { registerReportJobs } from '../writing/register-report-jobs.ts';
import { generateBulkReports } from './generate-bulk-reports.ts';
import { generateReport } from './generate-report.ts';

useTestDatabase();

// The jobs live by the real clock, and so do their items here.
const ctx = createContext();
const FAST = { sweepMs: 50, backoffMs: 20, graceMs: 300 };
const NO_DOMAIN = 'This company has no domain, so there is no site to read. Add its domain first.';
let fake: FakePorts;
let engine: JobEngine | null = null;
let id: string;

beforeEach(async () => {
  await emptyTestDatabase();
  fake = new FakePorts();
  registerReportJobs(async () => fake.ports);
  id = await track('Acme', 'acme.example');
});
afterEach(async () => {
  await engine?.stop();
  engine = null;
});

const startEngine = async () => {
  engine = await startJobEngine({ ctx, timings: FAST });
};
const generate = (companyId = id) => generateReport({ ctx, input: { id: companyId } });
const report = (companyId = id) => getReport({ ctx, input: { id: companyId } });
const bulk = (companyIds: string[]) => generateBulkReports({ ctx, input: { companyIds } });
const statuses = async (...companyIds: string[]) =>
  (await listReportStatuses({ ctx, input: { companyIds } })).statuses.map(({ status, errorMessage }) =>
    errorMessage === null ? status : `${status}: ${errorMessage}`,
  );

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await sleep(20);
}
const reportFinished = (companyId = id) => until(async () => (await report(companyId)).status !== 'generating');
const ended = (runId: string | null) => until(async () => (await getBatch(runId ?? '')).finishedAt !== null);

describe('the report of one company', () => {
  it('is being generated from the first look after its start, and completed at last', async () => {
    expect(await generate()).toMatchObject({
      status: 'generating',
      companyName: 'Acme',
      reportData: null,
      versions: [],
    });
    expect(await report()).toMatchObject({ status: 'generating', id: null, errorMessage: null });
    expect(await statuses(id)).toEqual(['generating']);
    await startEngine();
    await reportFinished();
    expect(await report()).toMatchObject({ status: 'completed', version: 1 });
    expect(await statuses(id)).toEqual(['completed']);
    expect(fake.notices).toEqual([]);
    const single = await BatchModel.findOne().lean();
    await expect(getReportRun({ ctx, input: { id: String(single?._id) } })).rejects.toThrow('No run of reports');
  });

  it('is written once when it is asked for twice', async () => {
    await Promise.all([generate(), generate(), generate()]);
    await generate();
    expect(await BatchModel.countDocuments()).toBe(1);
  });

  it('is written once when it is asked for while a run over many waits or writes', async () => {
    fake.latencyMs = 300;
    const { runId } = await bulk([id]);
    expect(await generate()).toMatchObject({ status: 'generating' });
    await startEngine();
    await until(() => fake.requestedDomains.length > 0);
    expect(await generate()).toMatchObject({ status: 'generating' });
    await ended(runId);
    await reportFinished();
    expect(await report()).toMatchObject({ status: 'completed', version: 1 });
    expect([fake.requestedDomains.length, await ReportModel.countDocuments()]).toEqual([1, 1]);
  });

  it('is written although the run that had begun it is cancelled', async () => {
    fake.latencyMs = 300;
    await startEngine();
    const { runId } = await bulk([id]);
    await until(() => fake.requestedDomains.length > 0);
    expect(await generate()).toMatchObject({ status: 'generating' });
    expect(await bulk([id])).toMatchObject({ successful: 1, runId: null });
    await cancelBatch(runId ?? '');
    await until(async () => (await BatchModel.countDocuments({ finishedAt: null })) === 0);
    expect(await report()).toMatchObject({ status: 'completed', version: 1 });
    expect(await ReportModel.countDocuments()).toBe(1);
  });

  it('is written anew when it is asked for at once after the last, and the older version stays', async () => {
    await startEngine();
    await generate();
    await reportFinished();
    expect(await generate()).toMatchObject({ status: 'generating', versions: [{ version: 1 }] });
    await reportFinished();
    expect(await report()).toMatchObject({ version: 2, versions: [{ version: 2 }, { version: 1 }] });
  });

  it('failed without a domain, with the reason', async () => {
    const nowhere = await track('Nowhere', '');
    await startEngine();
    expect(await generate(nowhere)).toMatchObject({ status: 'generating' });
    await reportFinished(nowhere);
    expect(await report(nowhere)).toMatchObject({ status: 'failed', errorMessage: NO_DOMAIN, reportData: null });
    expect(await statuses(nowhere)).toEqual([`failed: ${NO_DOMAIN}`]);
  });

  it('failed although an older version is there, which is listed still', async () => {
    await startEngine();
    await generate();
    await reportFinished();
    fake.analyse = () => Promise.reject(new ConnectorError('auth', 'ai', 'The key of the model is wrong'));
    await generate();
    await reportFinished();
    const failed = { status: 'failed', errorMessage: 'The key of the model is wrong', id: null };
    expect(await report()).toMatchObject({ ...failed, versions: [{ version: 1 }] });
    expect(await statuses(id)).toEqual(['failed: The key of the model is wrong']);
  });

  it('is tried again by itself when the model will be back', async () => {
    let calls = 0;
    const { analyse } = fake;
    fake.analyse = (input) =>
      ++calls === 1 ? Promise.reject(new ConnectorError('vendor_unavailable', 'ai', 'No answer')) : analyse(input);
    await startEngine();
    await generate();
    await reportFinished();
    expect([calls, (await report()).status]).toEqual([2, 'completed']);
  });

  it('stands when an older run wrote it after a newer one had failed', async () => {
    await startEngine();
    await generate();
    await reportFinished();
    await BatchItemModel.updateOne({}, { $set: { state: 'failed', message: 'x', finishedAt: new Date(0) } });
    expect(await report()).toMatchObject({ status: 'completed' });
    expect(await statuses(id)).toEqual(['completed']);
  });

  it('tells an unknown company from one without a report', async () => {
    await expect(report()).rejects.toThrow('No report has been written for Acme yet');
    await expect(report(UNKNOWN_ID)).rejects.toThrow(`No company has the id ${UNKNOWN_ID}`);
    await expect(generate(UNKNOWN_ID)).rejects.toMatchObject({ kind: 'not_found' });
  });

  it('is refused when a model is asked for and none is set up, and the model is preferred when one is', async () => {
    await expect(generateReport({ ctx, input: { id, analyst: 'model' } })).rejects.toMatchObject({ kind: 'invalid' });
    const withModel = createContext({ model: MODEL });
    await generateReport({ ctx: withModel, input: { id } });
    expect(await BatchModel.findOne().lean()).toMatchObject({ params: { analyst: 'model' } });
  });
});

it('a report by another analyst than the one that waits is a run of its own, and a second click with it no other', async () => {
  const withModel = createContext({ model: MODEL });
  for (const analyst of ['built-in', 'model', 'model', 'built-in'] as const)
    await generateReport({ ctx: withModel, input: { id, analyst } });
  const analysts = (await BatchModel.find().sort({ order: 1 }).lean()).map(({ params }) => params);
  expect(analysts).toMatchObject([{ analyst: 'built-in' }, { analyst: 'model' }]);
});

it('of one company, its run is deleted with its items after 90 days; a run over many stays', async () => {
  await generate();
  await bulk([id, await track('Bolt', 'bolt.example')]);
  await startEngine();
  await until(async () => (await BatchModel.countDocuments({ finishedNotified: true })) === 2);
  await engine?.stop();
  const inDays = (days: number) => createContext({ now: () => new Date(Date.now() + days * 86_400_000) });
  await deleteExpiredBatches(inDays(89));
  expect(await BatchModel.countDocuments()).toBe(2);
  await deleteExpiredBatches(inDays(91));
  expect(await BatchModel.find().lean()).toMatchObject([{ params: { origin: 'bulk' } }]);
  expect([await BatchItemModel.countDocuments(), await ReportModel.countDocuments()]).toEqual([0, 2]);
});

describe('a run that does not go on', () => {
  it('counts as not begun while it is paused or cancelled', async () => {
    const { runId } = await bulk([id]);
    await pauseBatch(runId ?? '');
    await expect(report()).rejects.toThrow('No report has been written');
    expect(await statuses(id)).toEqual(['failed: No report has been started for this company']);
    await cancelBatch(runId ?? '');
    await expect(report()).rejects.toThrow('No report has been written');
    expect(await generate()).toMatchObject({ status: 'generating' });
    expect(await report()).toMatchObject({ status: 'generating' });
  });

  it('does not keep others from writing a report that waits in it while it is paused', async () => {
    const { runId } = await bulk([id]);
    await pauseBatch(runId ?? '');
    expect(await generate()).toMatchObject({ status: 'generating' });
    await startEngine();
    await reportFinished();
    expect(await report()).toMatchObject({ status: 'completed', version: 1 });
    expect(await getBatch(runId ?? '')).toMatchObject({ state: 'paused', pending: 1 });
  });

  it('leaves its companies to a later run over many when it is cancelled', async () => {
    const { runId } = await bulk([id]);
    expect(await bulk([id])).toMatchObject({ successful: 1, runId: null });
    await cancelBatch(runId ?? '');
    await startEngine();
    await until(async () => (await BatchModel.countDocuments({ finishedAt: null })) === 0);
    expect(await report()).toMatchObject({ status: 'completed', version: 1 });
  });

  it('does not hide a report that is at work in it when it is paused', async () => {
    fake.latencyMs = 300;
    await startEngine();
    const { runId } = await bulk([id]);
    await until(() => fake.requestedDomains.length > 0);
    await pauseBatch(runId ?? '');
    expect(await report()).toMatchObject({ status: 'generating' });
    await reportFinished();
    expect(await report()).toMatchObject({ status: 'completed' });
  });
});

describe('a run over many companies', () => {
  it('writes each once, and refuses with reasons what it can not write', async () => {
    const other = await track('Bolt', 'bolt.example');
    const nowhere = await track('Nowhere', '');
    const start = await bulk([id, other.toUpperCase(), UNKNOWN_ID, id, nowhere]);
    expect(start).toEqual({
      successful: 2,
      runId: expect.any(String),
      refused: [
        { companyId: UNKNOWN_ID, reason: `No company has the id ${UNKNOWN_ID}` },
        { companyId: id, reason: 'This company was given more than once' },
        { companyId: nowhere, reason: NO_DOMAIN },
      ],
    });
    expect(await statuses(id, other)).toEqual(['generating', 'generating']);
    await startEngine();
    await ended(start.runId);
    expect(await statuses(nowhere, UNKNOWN_ID, id, other.toUpperCase(), id)).toEqual([
      `failed: ${NO_DOMAIN}`,
      `failed: No company has the id ${UNKNOWN_ID}`,
      'completed',
      'completed',
      'completed',
    ]);
    expect(await ReportModel.countDocuments()).toBe(2);
    await until(() => fake.notices.length > 0);
    expect(fake.notices).toEqual([
      {
        kind: 'reports_failed',
        title: 'Report run finished with failures',
        message: '2 of 3 reports were written, 1 failed.',
        link: '/company-reports',
      },
    ]);
  });

  it('counts a company of which nothing could be read as failed, with the reason', async () => {
    const gone = await track('Gone', 'gone.example');
    const { gather } = fake;
    fake.gather = async (job) =>
      job.target.domain === 'gone.example' ? gatheredOf({ note: 'gone.example does not exist' }) : gather(job);
    await startEngine();
    const { runId } = await bulk([id, gone]);
    await ended(runId);
    const run = { id: runId, state: 'completed', total: 2, completed: 1, failed: 1, finishedAt: expect.any(String) };
    expect(await getReportRun({ ctx, input: { id: runId ?? '' } })).toMatchObject(run);
    const errorMessage =
      'Nothing could be read. Company site: gone.example does not exist. No other source found anything.';
    expect(await report(gone)).toMatchObject({ status: 'failed', errorMessage, reportData: null });
    expect(await statuses(gone)).toEqual([`failed: ${errorMessage}`]);
  });

  it('keeps what another run wrote meanwhile', async () => {
    const other = await track('Bolt', 'bolt.example');
    const first = await bulk([id]);
    const both = await bulk([id, other]);
    expect(both).toMatchObject({ successful: 2, refused: [] });
    await startEngine();
    await Promise.all([ended(first.runId), ended(both.runId)]);
    expect(await ReportModel.countDocuments()).toBe(2);
    expect(fake.requestedDomains).toHaveLength(2);
  });

  it('begins nothing when all are unknown, and answers ids as they were given', async () => {
    expect(await bulk([UNKNOWN_ID])).toMatchObject({ successful: 0, runId: null, refused: [{}] });
    const { statuses: answered } = await listReportStatuses({ ctx, input: { companyIds: [id.toUpperCase()] } });
    expect(answered).toEqual([
      { companyId: id.toUpperCase(), status: 'failed', errorMessage: 'No report has been started for this company' },
    ]);
  });

  it('keeps young reports when it is told to', async () => {
    await startEngine();
    await generate();
    await reportFinished();
    const input = { companyIds: [id], skipYoungerThanDays: 7 };
    const { runId } = await generateBulkReports({ ctx, input });
    await ended(runId);
    expect(await getBatch(runId ?? '')).toMatchObject({ state: 'completed', skipped: 1 });
    expect(await report()).toMatchObject({ status: 'completed', version: 1 });
    expect(await statuses(id)).toEqual(['completed']);
  });
});
