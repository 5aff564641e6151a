import { BatchItemModel, BatchModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, expect, it } from 'vitest';
import { createContext } from '../../shared/context.ts';
import { deleteExpiredBatches, startBatch } from '../../shared/jobs/index.ts';
import { FakePorts } from '../connections/fake-sources.fixtures.ts';
import { registerSourceJobs } from './sync-jobs.ts';
import { SYNC_KIND, type SyncParams } from './sync-params.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

const DAY_MS = 86_400_000;
const ORIGINS = ['all', 'auto', 'selection', 'single'] as const;

/** The origins of the syncs that are there, and of those whose items are, so many days after all have ended. */
async function keptAfter(days: number) {
  await deleteExpiredBatches(createContext({ now: () => new Date(Date.now() + days * DAY_MS) }));
  const batches = await BatchModel.find().lean();
  const withItems = new Set((await BatchItemModel.find().lean()).map(({ batchId }) => batchId));
  const originsOf = (some: typeof batches) => some.map(({ params }) => (params as SyncParams).origin).sort();
  return { batches: originsOf(batches), items: originsOf(batches.filter(({ _id }) => withItems.has(_id))) };
}

it('single and hourly syncs lose their items after 3 days and others after 30, and a single one is deleted', async () => {
  registerSourceJobs(new FakePorts());
  for (const origin of ORIGINS)
    await startBatch<SyncParams>(createContext(), { kind: SYNC_KIND, params: { origin, force: false }, keys: ['a'] });
  const finishedAt = new Date();
  await BatchModel.updateMany({}, { $set: { state: 'completed', finishedAt, finishedNotified: true } });
  await BatchItemModel.updateMany({}, { $set: { state: 'completed', finishedAt } });
  expect(await keptAfter(2)).toEqual({ batches: ORIGINS, items: ORIGINS });
  const others = ['all', 'auto', 'selection'];
  expect(await keptAfter(4)).toEqual({ batches: others, items: ['all', 'selection'] });
  expect(await keptAfter(31)).toEqual({ batches: others, items: [] });
});
