import type { Model } from 'mongoose';
import { GroupCommit } from './group-commit.ts';

/**
 * Reads documents by their ids: calls that begin together, or while others read, are one query. A sync reads the same
 * few kinds of documents hundreds of times a second.
 * @param groupMax how many documents one query reads at most
 * @returns the document of an id, as it was after the call; null when there is none
 */
export function readTogether<T extends { _id: string }>(
  model: Model<T>,
  groupMax: number,
): (id: T['_id']) => Promise<T | null> {
  const reads = new GroupCommit<string, T | null>(
    async (ids) => {
      const found = await model.find({ _id: { $in: [...new Set(ids)] } } as never).lean<T[]>();
      const byId = new Map(found.map((stored) => [stored._id, stored]));
      return ids.map((id) => byId.get(id) ?? null);
    },
    { collectMs: 0, groupMax },
  );
  return (id) => reads.run(id);
}
