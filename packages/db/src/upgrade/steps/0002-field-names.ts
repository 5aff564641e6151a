import type { mongo } from 'mongoose';
import type { UpgradeStep, UpgradeWork } from '../upgrade-step.ts';

/** Old name to new name, by collection. */
const RENAMED: Record<string, Record<string, string>> = {
  batches: { heldUntil: 'lockedUntil' },
  contact_pages: { forgetAt: 'expiresAt' },
  host_gates: { forgetAt: 'expiresAt' },
  paid_calls: { forgetAt: 'expiresAt', settledAt: 'capturedAt' },
  reveal_orders: { unsureUntil: 'indeterminateUntil' },
  vendor_accounts: { askAgainAt: 'nextQueryAt' },
};
/** Expiry indexes of these collections are on a renamed field; they are built again on the new one. */
const EXPIRING = ['contact_pages', 'host_gates', 'paid_calls'];

/** Stored fields and states take the names that the product uses for them everywhere else. */
export const fieldNames: UpgradeStep = {
  number: 2,
  name: 'names of stored fields',
  run: async (work) => {
    for (const [collection, names] of Object.entries(RENAMED)) await renameFields(work, collection, names);
    await renameState(work);
    for (const collection of EXPIRING) await dropOldExpiry(work.db.collection(collection));
  },
};

async function renameFields({ updateInBatches }: UpgradeWork, collection: string, names: Record<string, string>) {
  const filter = { $or: Object.keys(names).map((name) => ({ [name]: { $exists: true } })) };
  await updateInBatches({
    stage: collection,
    collection,
    filter,
    change: (documents) =>
      documents.map(({ _id }) => ({ updateOne: { filter: { _id, ...filter }, update: { $rename: names } } })),
  });
}

async function renameState({ updateInBatches }: UpgradeWork): Promise<void> {
  await updateInBatches({
    stage: 'states of paid calls',
    collection: 'paid_calls',
    filter: { state: 'settled' },
    change: (documents) =>
      documents.map(({ _id }) => ({
        updateOne: { filter: { _id, state: 'settled' }, update: { $set: { state: 'captured' } } },
      })),
  });
}

async function dropOldExpiry(collection: mongo.Collection): Promise<void> {
  const indexes = await collection.indexes().catch((error: mongo.MongoServerError) => {
    if (error.codeName === 'NamespaceNotFound') return [];
    throw error;
  });
  const old = indexes.find(({ name, key }) => name === 'expiry' && 'forgetAt' in key);
  if (old !== undefined) await collection.dropIndex('expiry');
}
