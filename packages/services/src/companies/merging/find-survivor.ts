import { type CompanyDoc, CompanyModel } from '@workbench/db';
import { mongo } from 'mongoose';

/** The company that one of this id was merged into; null when none was. */
export async function findSurvivorId(id: string): Promise<string | null> {
  const survivor = await CompanyModel.findOne({ formerIds: new mongo.ObjectId(id) }, { _id: 1 }).lean();
  return survivor?._id.toHexString() ?? null;
}

/** By former id, the company that it was merged into; without those that were not merged. */
export async function findSurvivorIds(ids: readonly string[]): Promise<Map<string, string>> {
  const former = ids.map((id) => new mongo.ObjectId(id));
  const survivors = await CompanyModel.find({ formerIds: { $in: former } }, { formerIds: 1 }).lean<
    Pick<CompanyDoc, '_id' | 'formerIds'>[]
  >();
  return new Map(
    survivors.flatMap(({ _id, formerIds = [] }) =>
      formerIds.map((id) => [id.toHexString(), _id.toHexString()] as const),
    ),
  );
}
