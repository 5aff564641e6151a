import { BATCH_INDEXES, type BatchDoc, BatchModel } from '@workbench/db';
import type { BatchView } from '../types.ts';
import { batchView } from './read-batches.ts';

/** The latest batch of each name, by name. */
export async function findNamedBatches(names: readonly string[]): Promise<Map<string, BatchView>> {
  const batches = await BatchModel.find({ name: { $in: [...names] } })
    .hint(BATCH_INDEXES.name)
    .lean();
  const latest = new Map<string, BatchDoc>();
  for (const batch of batches) {
    const known = latest.get(batch.name ?? '');
    if (known === undefined || batch.order > known.order) latest.set(batch.name ?? '', batch);
  }
  const views = await Promise.all([...latest.values()].map(batchView));
  return new Map([...latest.keys()].map((name, index) => [name, views[index] as BatchView]));
}
