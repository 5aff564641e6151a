import { type CompanyDoc, CompanyModel } from '@workbench/db';
import type { mongo } from 'mongoose';
import type { MergeWork } from './merge-archive.ts';

type MovedWork = Pick<MergeWork, 'survivorId' | 'otherId'>;

/**
 * The subsidiaries of the other company become the survivor's; each keeps whose it was. Repeatable.
 * @returns those that were changed
 */
export async function moveSubsidiaries({ survivorId, otherId }: MovedWork): Promise<mongo.ObjectId[]> {
  const moved = await CompanyModel.find({ 'parent.id': otherId }, { _id: 1 }).lean();
  await CompanyModel.collection.updateMany(
    { 'parent.id': otherId },
    { $set: { 'parent.id': survivorId }, $push: { 'parent.formerIds': otherId as never } },
  );
  return moved.map(({ _id }) => _id);
}

/** They come back, but for those whose parent was changed since. Repeatable. @returns those that were changed */
export async function returnSubsidiaries({ survivorId, otherId }: MovedWork): Promise<mongo.ObjectId[]> {
  const moved = await CompanyModel.find({ 'parent.id': survivorId, 'parent.formerIds': otherId }, { parent: 1 }).lean<
    Pick<CompanyDoc, '_id' | 'parent'>[]
  >();
  if (moved.length === 0) return [];
  await CompanyModel.collection.bulkWrite(
    moved.flatMap(({ _id, parent }) => {
      if (!parent) return [];
      const { formerIds = [], ...relation } = parent;
      const left = formerIds.filter((id) => !id.equals(otherId));
      const returned = { ...relation, id: otherId, ...(left.length > 0 && { formerIds: left }) };
      return [{ updateOne: { filter: { _id }, update: { $set: { parent: returned } } } }];
    }),
  );
  return moved.map(({ _id }) => _id);
}
