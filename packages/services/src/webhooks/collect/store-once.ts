import type { Model } from 'mongoose';
import { isDuplicateKey } from '../../shared/database/classify-error.ts';

/**
 * Inserts what is not stored yet; journalled, so that a cursor that moves behind it never outlives it.
 * @throws Error when a unique index other than that of the ids refuses one
 */
export async function storeOnce<D extends { _id: string }>(model: Model<D>, documents: readonly D[]): Promise<void> {
  if (documents.length === 0) return;
  const collection = model.collection;
  try {
    await collection.insertMany(documents as never, { ordered: false, writeConcern: { j: true } });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    const ids = documents.map(({ _id }) => _id);
    if ((await collection.countDocuments({ _id: { $in: ids } } as never)) < ids.length) throw error;
  }
}
