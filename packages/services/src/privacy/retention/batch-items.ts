import { BatchItemModel, BatchModel } from '@workbench/db';
import { countItemsLeft, deleteExpiredBatches, expiredBatches } from '../../shared/jobs/index.ts';
import type { RetentionPreview } from '../schemas.ts';
import { EXAMPLES, type GrowingRecords } from './dated-records.ts';

/** Items have no date that is theirs: they go by the end of their batch. */
export const BATCH_ITEMS: GrowingRecords = {
  measure: async () => {
    const oldest = await BatchModel.findOne({ finishedAt: { $ne: null }, itemsExpired: { $ne: 'deleted' } })
      .sort({ finishedAt: 1 })
      .lean();
    return { count: await BatchItemModel.estimatedDocumentCount(), oldestAt: oldest?.finishedAt ?? null };
  },
  preview: async (ctx, days) => {
    const preview: RetentionPreview = { count: 0, examples: [] };
    for await (const { batch } of expiredBatches(ctx, days)) {
      const count = await countItemsLeft(batch);
      preview.count += count;
      if (preview.examples.length < EXAMPLES && batch.finishedAt !== null)
        preview.examples.push({ label: `${count} of ${batch.kind}`, at: batch.finishedAt.toISOString() });
    }
    return preview;
  },
  expire: deleteExpiredBatches,
};
