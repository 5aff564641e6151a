import { BATCH_ITEM_INDEXES, BatchItemModel } from '@workbench/db';
import type { ItemView } from '../types.ts';
import { itemView } from './read-batches.ts';

/** The item for this key in the latest batch of the kind that has one. */
export async function findItem({
  kind,
  key,
}: {
  kind: string;
  key: string;
}): Promise<(ItemView & { batchId: string }) | null> {
  const [item] = await BatchItemModel.find({ key, kind })
    .sort({ batchOrder: -1 })
    .hint(BATCH_ITEM_INDEXES.key)
    .limit(1)
    .lean();
  return item === undefined ? null : { ...itemView(item), batchId: item.batchId };
}
