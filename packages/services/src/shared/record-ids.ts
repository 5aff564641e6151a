import { createHash, randomUUID } from 'node:crypto';
import { type Model, Types } from 'mongoose';
import type { ServiceContext } from './context.ts';
import { isDuplicateKey } from './database/classify-error.ts';

/**
 * Ids of what a call creates. A call with an `Idempotency-Key` that is carried out again after a crash gets the same ones, and
 * so finds what it created. Each is for the one record that a call is about.
 */

type Caller = Pick<ServiceContext, 'callId'>;

export const newUuid = ({ callId }: Caller): string => callId ?? randomUUID();

export function newObjectId({ callId }: Caller): Types.ObjectId {
  if (callId === undefined) return new Types.ObjectId();
  return new Types.ObjectId(createHash('sha256').update(callId).digest('hex').slice(0, 24));
}

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
