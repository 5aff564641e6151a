import { BatchItemModel, BatchModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ServiceContext } from '../../shared/context.ts';
import { startBatch } from '../../shared/jobs/index.ts';
import {
  COMPANY_REPORT_PROMPT,
  COMPANY_REPORT_VERSION,
  OUTPUT_TOKENS_MAX,
} from '../analyse/model/company-report-prompt.ts';
import { fenceEvidence, TEXT_TOTAL_MAX } from '../analyse/model/fence-evidence.ts';
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
import type { SecondReader } from '../second-reading/second-reader.ts';
import { SECOND_READING_PROMPT } from '../second-reading/second-reading-prompt.ts';
import { COMPANY, item } from '../verify/verify-draft.fixtures.ts';
import { writeReport } from '../writing/write-report.ts';
import { estimateReports } from './estimate-reports.ts';
import { REPORT_KIND } from './report-run-params.ts';

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

interface Written {
  analystVersion?: string;
  reader?: SecondReader;
}

/** A run that has ended, whose reports took so long each. */
async function runOf(context: ServiceContext, keys: string[], seconds: number, written: Written = {}) {
  const analyst = context.model === null ? 'built-in' : 'model';
  const params = paramsOf({ analyst, askedAt: clock.now().toISOString() });
  const { id } = await startBatch(context, { kind: REPORT_KIND, params, keys });
  const fake = Object.assign(new FakePorts(), written);
  for (const key of keys) await writeReport(context, itemOf(key, { batchId: id, params }), fake.ports);
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

  it('of tokens is what both calls may take, until this very model has written some with the same instructions', async () => {
    const ids = await trackMany(2);
    const withModel = contextOf(clock, MODEL);
    const analyst = { kind: 'model', name: 'test-model' };
    const evidence = Array.from({ length: 40 }, (_, index) => item(`E${index}`, 'x'.repeat(TEXT_TOTAL_MAX)));
    const sent = fenceEvidence({ company: COMPANY, evidence, today: '2026-11-21' }).length;
    const firstCall = (sent + COMPANY_REPORT_PROMPT.instructions.length) / 4 + OUTPUT_TOKENS_MAX;
    const assumed = await estimate(ids, 0, withModel);
    expect(assumed).toMatchObject({ analyst, isMeasured: false });
    // The evidence once more, about 20,000 tokens, and the verdicts.
    expect(assumed.tokens / 2).toBeGreaterThan(firstCall + 20_000);
    expect(assumed.tokens / 2).toBeLessThan(firstCall + 30_000);
    const read = async () => ({ readings: [], inputTokens: 400, outputTokens: 100 });
    const reader = { version: `${SECOND_READING_PROMPT.name} ${SECOND_READING_PROMPT.version}`, read };
    for (const earlier of [
      { analystVersion: COMPANY_REPORT_VERSION },
      { analystVersion: 'company-report 3', reader },
      { analystVersion: COMPANY_REPORT_VERSION, reader: { ...reader, version: 'second-reading 0' } },
    ]) {
      await runOf(withModel, ids, 30, earlier);
      clock.forward(1000);
      expect(await estimate(ids, 0, withModel)).toMatchObject({
        seconds: 30,
        isMeasured: false,
        tokens: assumed.tokens,
      });
    }
    await runOf(withModel, ids, 30, { analystVersion: COMPANY_REPORT_VERSION, reader });
    expect(await estimate(ids, 0, withModel)).toMatchObject({ seconds: 30, isMeasured: true, tokens: 3000 });
    const other = contextOf(clock, { ...MODEL, model: 'another-model' });
    expect(await estimate(ids, 0, other)).toMatchObject({ isMeasured: false, tokens: assumed.tokens });
  });
});
