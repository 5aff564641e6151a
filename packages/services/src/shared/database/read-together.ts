import type { Model } from 'mongoose';
import { GroupCommit } from './group-commit.ts';

/**
 * Makes one query of the calls that begin together, or while others read.
 * @param read what is stored under each of these keys
 * @param groupMax how many keys one query reads at most
 * @returns what is stored under a key, as it was after the call; null when nothing is
 */
export function groupReads<T>(
  read: (keys: string[]) => Promise<ReadonlyMap<string, T>>,
  groupMax?: number,
): (key: string) => Promise<T | null> {
  const reads = new GroupCommit<string, T | null>(
    async (keys) => {
      const found = await read([...new Set(keys)]);
      return keys.map((key) => found.get(key) ?? null);
    },
    { collectMs: 0, ...(groupMax !== undefined && { groupMax }) },
  );
  return (key) => reads.run(key);
}

/**
 * Reads documents by their ids, those of calls that come together with one query. A sync reads the same few kinds of documents
 * hundreds of times a second.
 * @param groupMax how many documents one query reads at most
 * @returns the document of an id, as it was after the call; null when there is none
 */
export function readTogether<T extends { _id: string }>(
  model: Model<T>,
  groupMax: number,
): (id: T['_id']) => Promise<T | null> {
  return groupReads(async (ids) => {
    const found = await model.find({ _id: { $in: ids } } as never).lean<T[]>();
    return new Map(found.map((stored) => [stored._id, stored]));
  }, groupMax);
}
