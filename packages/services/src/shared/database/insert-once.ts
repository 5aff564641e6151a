import type { Model } from 'mongoose';
import { isDuplicateKey } from './classify-error.ts';

/** Inserts a record, or finds it where an earlier attempt of the same call has inserted it. */
export async function insertOnce<D extends { _id: unknown }>(records: Model<D>, doc: D): Promise<D> {
  try {
    await records.collection.insertOne({ ...doc } as never);
    return doc;
  } catch (error) {
    const own = isDuplicateKey(error) ? await records.findById(doc._id).lean<D>() : null;
    if (own === null) throw error;
    return own;
  }
}
