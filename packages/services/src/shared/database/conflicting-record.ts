import { type Model, mongo } from 'mongoose';

/**
 * Names the record that has a unique value already, for the details of a refusal.
 * @param error of a write that met a duplicate key
 * @returns `{ [name]: id }`; empty when that record is gone by now
 */
export async function conflictingRecord<D>(
  records: Model<D>,
  name: string,
  error: unknown,
): Promise<Record<string, string>> {
  const keys: unknown = error instanceof mongo.MongoServerError ? error.keyValue : undefined;
  if (typeof keys !== 'object' || keys === null) return {};
  const record = await records.findOne(keys as never, { _id: 1 }).lean<{ _id: unknown }>();
  return record === null ? {} : { [name]: String(record._id) };
}
