import {
  BackupModel,
  BatchModel,
  DailyUsageModel,
  LeadRunModel,
  PendingRevealModel,
  RecomputeRunModel,
} from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { getRecompute } from '../../companies/index.ts';
import { getRun, listRuns } from '../../leads/index.ts';
import { createContext } from '../../shared/context.ts';
import { latestBatch } from '../../shared/jobs/index.ts';
import { AT } from '../../shared/saved-people.fixtures.ts';
import { readUsageToday } from '../../sources/index.ts';
import { previewRetention, runRetention, updateRetention } from './retention.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

const DAY_MS = 24 * 60 * 60_000;
const ctx = createContext({ now: () => AT });
const ago = (days: number) => new Date(AT.getTime() - days * DAY_MS);
const KINDS = ['sources.sync', 'leads.enrich', 'companies.recompute', 'reports.generate', 'outreach.draft'];

interface Run {
  kind: string;
  age: number;
  state: 'open' | 'withItems' | 'over';
}
const runArbitrary: fc.Arbitrary<Run> = fc.record({
  kind: fc.constantFrom(...KINDS),
  age: fc.integer({ min: 1, max: 400 }),
  state: fc.constantFrom('open', 'withItems', 'over', 'over', 'over'),
});

async function putRun({ kind, age, state }: Run, number: number): Promise<void> {
  const _id = `0b6a7a2e-5a63-4c0e-8f5e-${String(number).padStart(12, '0')}`;
  const counts = { pending: 0, running: 0, completed: 1, skipped: 0, failed: 0, cancelled: 0 };
  await BatchModel.collection.insertOne({
    ...{ _id: _id as never, kind, total: 1, createdAt: ago(age), startedAt: ago(age), counts, order: 1000 - age },
    params: kind === 'leads.enrich' ? { runId: _id, isForced: false, hasSheet: false } : {},
    state: state === 'open' ? 'running' : 'completed',
    finishedAt: state === 'open' ? null : ago(age),
    finishedNotified: state !== 'open',
    ...(state === 'over' && { itemsExpired: 'deleted' }),
  } as never);
  const at = { createdAt: ago(age), order: 1000 - age };
  if (kind === 'leads.enrich')
    await LeadRunModel.create({ _id, steps: ['pdl_search'], writesBack: false, batchId: _id, ...at });
  if (kind === 'companies.recompute')
    await RecomputeRunModel.create({
      ...{ _id, minimumSources: 1, excludeOutliers: false, done: age, total: age, changed: 0, isComplete: true },
    });
}

const stateOf = async () => ({
  latest: await Promise.all(KINDS.map(async (kind) => (await latestBatch(kind))?.id)),
  recompute: await getRecompute({ ctx, input: {} }),
  usage: [...(await readUsageToday(AT))],
});

it('whatever is kept works as before: each run has its details, the latest of each kind says how it stands', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(runArbitrary, { maxLength: 12 }),
      fc.integer({ min: 90, max: 300 }),
      async (runs, days) => {
        await emptyTestDatabase();
        for (const [number, run] of runs.entries()) await putRun(run, number);
        await DailyUsageModel.create({ _id: 'apollo:2026-11-21', credits: 4 });
        const kinds = ['syncRuns', 'leadRuns', 'recomputeRuns', 'otherRuns'] as const;
        const planned = await Promise.all(
          kinds.map(async (kind) => ({ kind, count: (await previewRetention({ ctx, input: { kind, days } })).count })),
        );
        const before = await stateOf();
        await updateRetention({ ctx, input: { days: Object.fromEntries(kinds.map((kind) => [kind, days])) } });
        const { deleted } = await runRetention({ ctx, input: {} });
        expect(deleted).toEqual(planned.filter(({ count }) => count > 0));
        expect(await stateOf()).toEqual(before);

        const kept = (await BatchModel.find().lean()).map(({ _id }) => _id);
        const gone = runs.length - kept.length;
        expect(gone).toBe(planned.reduce((sum, { count }) => sum + count, 0));
        const details = [...(await LeadRunModel.distinct('_id')), ...(await RecomputeRunModel.distinct('_id'))];
        expect(details.filter((id) => !kept.includes(id))).toEqual([]);
        const enrichments = (await BatchModel.find({ kind: 'leads.enrich' }).lean()).map(({ _id }) => _id);
        for (const id of enrichments) expect(await getRun({ ctx, input: { id } })).toMatchObject({ id });
        const { items, total } = await listRuns({ ctx, input: { limit: 100 } });
        expect([items.length, total]).toEqual([enrichments.length, enrichments.length]);
        const needed = await BatchModel.countDocuments({ itemsExpired: { $ne: 'deleted' } });
        expect(needed).toBe(runs.filter(({ state }) => state !== 'over').length);
      },
    ),
    { numRuns: 12 },
  );
});

it('an enrichment whose batch never began goes with the runs of leads, one that a batch names stays', async () => {
  const put = (_id: string, age: number) =>
    LeadRunModel.create({ _id, steps: [], writesBack: false, batchId: null, createdAt: ago(age), order: age });
  await put('unbegun', 91);
  await put('recent', 60);
  await put('named', 92);
  await BatchModel.collection.insertOne({
    ...{ _id: 'batch' as never, kind: 'leads.enrich', params: { runId: 'named' }, total: 1, createdAt: ago(92) },
    ...{ state: 'paused', startedAt: null, finishedAt: null, order: 1 },
    counts: { pending: 1, running: 0, completed: 0, skipped: 0, failed: 0, cancelled: 0 },
  } as never);
  expect(await previewRetention({ ctx, input: { kind: 'leadRuns', days: 90 } })).toMatchObject({
    count: 1,
    examples: [{ label: 'An enrichment that never began' }],
  });
  await updateRetention({ ctx, input: { days: { leadRuns: 90 } } });
  expect((await runRetention({ ctx, input: {} })).deleted).toEqual([{ kind: 'leadRuns', count: 1 }]);
  expect(await LeadRunModel.distinct('_id')).toEqual(['named', 'recent']);
});

it('a reveal that may have been paid for, or is under way, is kept; an old one of an earlier version gets its days first', async () => {
  const order = (id: string, age: number | null, parts: object = {}) =>
    PendingRevealModel.collection.insertOne({
      ...{ _id: id as never, source: 'pdl', people: [`pdl:${id}`], keys: [], found: [], leaseUntil: new Date(0) },
      ...(age !== null && { requestedAt: ago(age) }),
      ...parts,
    } as never);
  await order('old', 91);
  await order('recent', 60);
  await order('running', 91, { leaseUntil: new Date(AT.getTime() + 60_000) });
  await order('unknown', 91, { indeterminateUntil: ago(-5) });
  await order('undated', null);
  const planned = await previewRetention({ ctx, input: { kind: 'revealOrders', days: 90 } });
  expect(planned).toMatchObject({ count: 1, examples: [{ label: 'A reveal of 1 at pdl' }] });
  expect((await runRetention({ ctx, input: {} })).deleted).toEqual([{ kind: 'revealOrders', count: 1 }]);
  expect((await PendingRevealModel.distinct('_id')).sort()).toEqual(['recent', 'running', 'undated', 'unknown']);
  const later = createContext({ now: () => ago(-91) });
  await runRetention({ ctx: later, input: {} });
  expect(await PendingRevealModel.countDocuments()).toBe(0);
});

it('days of usage go by their day, and neither those of this month nor of the last', async () => {
  const ids = ['apollo:2024-11-20', 'apollo:2024-11-21', 'mcp:2024-11-22', 'pdl:2026-10-01', 'pdl:2026-11-21'];
  await DailyUsageModel.insertMany(ids.map((_id) => ({ _id })));
  const tooFew = previewRetention({ ctx, input: { kind: 'usageDays', days: 61 } });
  await expect(tooFew).rejects.toMatchObject({ message: expect.stringContaining('from 62 to 3650') });
  expect(await previewRetention({ ctx, input: { kind: 'usageDays', days: 730 } })).toMatchObject({
    count: 2,
    examples: [{ label: 'Usage of apollo', at: '2024-11-20T00:00:00.000Z' }, {}],
  });
  await runRetention({ ctx, input: {} });
  expect((await DailyUsageModel.distinct('_id')).sort()).toEqual(ids.slice(2).sort());
  await updateRetention({ ctx, input: { days: { usageDays: 62 } } });
  await runRetention({ ctx, input: {} });
  expect((await DailyUsageModel.distinct('_id')).sort()).toEqual(ids.slice(3).sort());
});

it('records of backups go once their file is gone or they failed, but never that of the latest try', async () => {
  const backup = (id: string, state: string, age: number) =>
    BackupModel.create({ _id: id, by: 'schedule', state, startedAt: ago(age), file: `/backups/${id}` });
  await backup('kept', 'completed', 300);
  await backup('gone', 'deleted', 200);
  await backup('failed', 'failed', 100);
  await backup('latest', 'failed', 95);
  await runRetention({ ctx, input: {} });
  expect((await BackupModel.distinct('_id')).sort()).toEqual(['kept', 'latest']);
});
