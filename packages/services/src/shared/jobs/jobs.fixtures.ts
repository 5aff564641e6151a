import { setTimeout as sleep } from 'node:timers/promises';
import { BatchItemModel } from '@workbench/db';
import { z } from 'zod';
import { createContext } from '../context.ts';
import type { Timings } from './processor/timings.ts';
import { registerBatchKind } from './registry.ts';
import { getBatch } from './store/read-batches.ts';
import type { BatchKind, BatchView, ItemResult, ItemRun } from './types.ts';

export const ctx = createContext();

/** Fast enough for tests; leases stay longer than any test's pause. */
export const FAST: Partial<Timings> = { sweepMs: 50, leaseMs: 3000, renewMs: 200, backoffMs: 20, graceMs: 300 };

export const DONE: ItemResult = { state: 'completed', message: null };

/** Registers a kind that does `work` and remembers what it was called with. */
export function kindOf(
  name: string,
  work: (run: ItemRun<unknown>) => Promise<ItemResult>,
  more: Partial<BatchKind<unknown>> = {},
) {
  const runs: ItemRun<unknown>[] = [];
  registerBatchKind<unknown>({
    name,
    params: z.unknown(),
    concurrency: 5,
    attemptsMax: 3,
    runItem: (_, run) => {
      runs.push(run);
      return work(run);
    },
    ...more,
  });
  return runs;
}

/** Waits until `isTrue`; the test's own time limit ends it. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await sleep(10);
}

export async function ended({ id }: BatchView): Promise<BatchView> {
  await until(async () => (await getBatch(id)).finishedAt !== null);
  return getBatch(id);
}

export async function itemStates({ id }: BatchView): Promise<Record<string, string>> {
  const items = await BatchItemModel.find({ batchId: id }).lean();
  return Object.fromEntries(items.map(({ key, state }) => [key, state]));
}

export function sumOf({ pending, running, completed, skipped, failed, cancelled }: BatchView): number {
  return pending + running + completed + skipped + failed + cancelled;
}

export function keys(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `k${index}`);
}
