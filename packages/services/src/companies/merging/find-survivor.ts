import { type CompanyDoc, CompanyModel } from '@workbench/db';
import { mongo } from 'mongoose';
import { GroupCommit } from '../../shared/database/group-commit.ts';

/** Each request for a company asks this: those that come together, or while others read, are one query. */
const survivors = new GroupCommit<string, string | null>(
  async (ids) => {
    const found = await findSurvivorIds(ids);
    return ids.map((id) => found.get(id.toLowerCase()) ?? null);
  },
  { collectMs: 0 },
);

/** The company that one of this id was merged into; null when none was. */
export const findSurvivorId = (id: string): Promise<string | null> => survivors.run(id);

/** By former id, the company that it was merged into; without those that were not merged. */
export async function findSurvivorIds(ids: readonly string[]): Promise<Map<string, string>> {
  const former = [...new Set(ids)].map((id) => new mongo.ObjectId(id));
  const found = await CompanyModel.collection
    .find<Required<Pick<CompanyDoc, '_id' | 'formerIds'>>>(
      { formerIds: { $in: former } },
      { projection: { formerIds: 1 } },
    )
    .toArray();
  return new Map(
    found.flatMap(({ _id, formerIds }) => formerIds.map((id) => [id.toHexString(), _id.toHexString()] as const)),
  );
}
