import { mongo } from 'mongoose';
import { vi } from 'vitest';

const WRITES = ['bulkWrite', 'deleteMany', 'deleteOne', 'updateOne', 'updateMany', 'replaceOne', 'insertOne'] as const;

/** From the given write on, none reaches the database, as after a kill. @returns whether it came so far */
export async function killAtWrite(last: number, work: () => Promise<unknown>): Promise<boolean> {
  return (await writesUntil(last, work)).length > last;
}

/** The collection of each write of the work, with what follows it in the background until it has ended. */
export const listWrites = (work: () => Promise<unknown>): Promise<string[]> =>
  writesUntil(Number.POSITIVE_INFINITY, work);

async function writesUntil(last: number, work: () => Promise<unknown>): Promise<string[]> {
  const writes: string[] = [];
  for (const name of WRITES) {
    const original = mongo.Collection.prototype[name] as (...args: unknown[]) => Promise<unknown>;
    vi.spyOn(mongo.Collection.prototype, name).mockImplementation(function (
      this: mongo.Collection,
      ...args: unknown[]
    ) {
      return writes.push(this.collectionName) <= last
        ? (original.apply(this, args) as never)
        : (Promise.reject(new Error('killed')) as never);
    });
  }
  await work().catch(() => undefined);
  vi.restoreAllMocks();
  return writes;
}
