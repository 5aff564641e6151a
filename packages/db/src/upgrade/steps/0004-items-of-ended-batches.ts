import type { mongo } from 'mongoose';
import type { UpgradeStep } from '../upgrade-step.ts';

/** Items were deleted by their own age, also those of a paused batch; now the end of their batch counts. */
export const itemsOfEndedBatches: UpgradeStep = {
  number: 4,
  name: 'expiry of batch items',
  run: async ({ db }) => {
    const items = db.collection('batch_items');
    const indexes = await items.indexes().catch((error: mongo.MongoServerError) => {
      if (error.codeName === 'NamespaceNotFound') return [];
      throw error;
    });
    const old = indexes.find(({ name, key }) => name === 'expiry' && 'finishedAt' in key);
    if (old !== undefined) await items.dropIndex('expiry');
  },
};
