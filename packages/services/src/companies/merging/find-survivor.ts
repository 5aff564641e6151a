import { type CompanyDoc, CompanyModel } from '@workbench/db';
import { mongo } from 'mongoose';
import { groupReads } from '../../shared/database/read-together.ts';

/**
 * The company that one of this id was merged into; null when none was. Each request for a company needs this.
 * @param id in lower case
 */
export const findSurvivorId = groupReads((ids) => findSurvivorIds(ids));

/** By former id, the company that it was merged into; without those that were not merged. */
export async function findSurvivorIds(ids: readonly string[]): Promise<Map<string, string>> {
  const former = ids.map((id) => new mongo.ObjectId(id));
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
