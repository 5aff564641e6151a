import { BatchItemModel, BatchModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ServiceContext } from '../../shared/context.ts';
import { startBatch } from '../../shared/jobs/index.ts';
import {
  contextOf,
  DAY_MS,
  FakePorts,
  itemOf,
  MODEL,
  paramsOf,
  TestClock,
  track,
  UNKNOWN_ID,
} from '../reports.fixtures.ts';
import { estimateReports } from './estimate-reports.ts';
import { REPORT_KIND } from './report-run-params.ts';
import { writeReport } from './write-report.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

let clock: TestClock;
let ctx: ServiceContext;
beforeEach(() => {
  clock = new TestClock();
  ctx = contextOf(clock);
});

const trackMany = async (count: number) => {
  const ids: string[] = [];
  for (let i = 0; i < count; i++) ids.push(await track(`Company ${i}`, `c${i}.example`));
  return ids;
};
const estimate = (companyIds: string[], skipYoungerThanDays = 0, context = ctx) =>
  estimateReports({ ctx: context, input: { companyIds, skipYoungerThanDays } });

/** A run that has ended, whose reports took so long each. */
async function runOf(context: ServiceContext, keys: string[], seconds: number): Promise<void> {
  const analyst = context.model === null ? 'built-in' : 'model';
  const params = paramsOf({ analyst, askedAt: clock.now().toISOString() });
  const { id } = await startBatch(context, { kind: REPORT_KIND, params, keys });
  const { ports } = new FakePorts();
  for (const key of keys) await writeReport(context, itemOf(key, { batchId: id, params }), ports);
  const startedAt = clock.now();
  const finishedAt = new Date(startedAt.getTime() + seconds * 1000);
  await BatchItemModel.updateMany({ batchId: id }, { $set: { state: 'completed', startedAt, finishedAt } });
  const counts = { pending: 0, running: 0, completed: keys.length, skipped: 0, failed: 0, cancelled: 0 };
  await BatchModel.updateOne({ _id: id }, { $set: { state: 'completed', startedAt, finishedAt, counts } });
}

describe('an estimate', () => {
  it('tells what would be written, kept and not found', async () => {
    const ids = await trackMany(3);
    const nowhere = await track('Nowhere', '');
    await runOf(ctx, ids.slice(0, 1), 1);
    clock.forward(DAY_MS);
    const asked = [...ids, ids[2] as string, nowhere, UNKNOWN_ID];
    expect(await estimate(asked, 7)).toMatchObject({ toWrite: 2, fresh: 1, unknown: 1 });
    expect(await estimate(asked, 1)).toMatchObject({ toWrite: 3, fresh: 0, unknown: 1 });
    expect(await estimate(asked)).toMatchObject({ toWrite: 3, fresh: 0, unknown: 1 });
  });

  it('assumes 20 s per report and ten at once while nothing is known, and says that it assumes', async () => {
    const ids = await trackMany(25);
    expect(await estimate(ids)).toMatchObject({ seconds: 50, isMeasured: false, tokens: 0 });
    expect(await estimate(ids.slice(0, 3))).toMatchObject({ seconds: 20 });
    expect(await estimate([UNKNOWN_ID])).toMatchObject({ toWrite: 0, seconds: 0 });
  });

  it('is measured on earlier reports of the same analyst, behind what waits already', async () => {
    const ids = await trackMany(20);
    const withModel = contextOf(clock, MODEL);
    await runOf(ctx, ids.slice(0, 2), 4);
    await runOf(withModel, ids.slice(0, 2), 30);
    const analyst = { kind: 'built-in', name: 'Built-in analyst' };
    expect(await estimate(ids.slice(0, 10))).toMatchObject({ seconds: 4, isMeasured: true, analyst, tokens: 0 });
    await startBatch(ctx, { kind: REPORT_KIND, params: paramsOf(), keys: ids.slice(10) });
    expect(await estimate(ids.slice(0, 10))).toMatchObject({ seconds: 8 });
  });

  it('of tokens is 15,000 per report until this very model has written some', async () => {
    const ids = await trackMany(2);
    const withModel = contextOf(clock, MODEL);
    const analyst = { kind: 'model', name: 'test-model' };
    expect(await estimate(ids, 0, withModel)).toMatchObject({ analyst, tokens: 30_000 });
    await runOf(withModel, ids, 30);
    expect(await estimate(ids, 0, withModel)).toMatchObject({ seconds: 30, tokens: 2000 });
    const other = contextOf(clock, { ...MODEL, model: 'another-model' });
    expect(await estimate(ids, 0, other)).toMatchObject({ tokens: 30_000 });
  });
});
