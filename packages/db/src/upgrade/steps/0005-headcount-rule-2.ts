import type { mongo } from 'mongoose';
import type { UpgradeStep } from '../upgrade-step.ts';

/** Sort keys of aggregates begin here. */
const AGGREGATE_KEYS_FROM = 2_000_000_000;

/**
 * Lists are ordered by a key of their own, which the companies get from the aggregates that they have; all else that the
 * second version of the headcount rule stores is computed in the background after the start. Until then the statistics
 * are counted again, because companies of both kinds add to them in different ways.
 */
export const headcountRule2: UpgradeStep = {
  number: 5,
  name: 'order of companies by headcount',
  run: async ({ db, updateInBatches }) => {
    const filter = { aggregatedEmployeeCount: { $type: 'number' }, employeeSortKey: { $exists: false } };
    await updateInBatches({
      stage: 'companies',
      collection: 'companies',
      filter,
      change: (companies) =>
        companies.map(({ _id, aggregatedEmployeeCount }) => ({
          updateOne: {
            filter: { _id },
            update: { $set: { employeeSortKey: AGGREGATE_KEYS_FROM + aggregatedEmployeeCount } },
          },
        })),
    });
    await db.collection('write_locks').updateMany({}, { $set: { needsRecount: true } });
    await dropFormerIndex(db.collection('companies'));
  },
};

async function dropFormerIndex(companies: mongo.Collection): Promise<void> {
  const indexes = await companies.indexes().catch((error: mongo.MongoServerError) => {
    if (error.codeName === 'NamespaceNotFound') return [];
    throw error;
  });
  if (indexes.some(({ name }) => name === 'by_employees')) await companies.dropIndex('by_employees');
}
