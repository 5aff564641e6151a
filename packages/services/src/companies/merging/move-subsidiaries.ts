import { type CompanyDoc, CompanyModel } from '@workbench/db';
import type { WriteSession } from '../store/write-session/write-session.ts';
import type { MergeWork } from './merge-archive.ts';

type MovedWork = Pick<MergeWork, 'survivorId' | 'otherId'>;

/**
 * The subsidiaries of the other company become the survivor's; each keeps whose it was. Repeatable.
 */
export async function moveSubsidiaries(session: WriteSession, { survivorId, otherId }: MovedWork): Promise<void> {
  const moved = await CompanyModel.find({ 'parent.id': otherId }, { _id: 1 }).lean();
  await session.announce(
    'updated',
    moved.map(({ _id }) => _id),
  );
  await CompanyModel.collection.updateMany(
    { 'parent.id': otherId },
    { $set: { 'parent.id': survivorId }, $push: { 'parent.formerIds': otherId as never } },
  );
}

/** They come back, but for those whose parent was changed since. Repeatable. */
export async function returnSubsidiaries(session: WriteSession, { survivorId, otherId }: MovedWork): Promise<void> {
  const moved = await CompanyModel.find({ 'parent.id': survivorId, 'parent.formerIds': otherId }, { parent: 1 }).lean<
    Pick<CompanyDoc, '_id' | 'parent'>[]
  >();
  if (moved.length === 0) return;
  await session.announce(
    'updated',
    moved.map(({ _id }) => _id),
  );
  await CompanyModel.collection.bulkWrite(
    moved.flatMap(({ _id, parent }) => {
      if (!parent) return [];
      const { formerIds = [], ...relation } = parent;
      const left = formerIds.filter((id) => !id.equals(otherId));
      const returned = { ...relation, id: otherId, ...(left.length > 0 && { formerIds: left }) };
      const stillMoved = { _id, 'parent.id': survivorId, 'parent.formerIds': formerIds };
      return [{ updateOne: { filter: stillMoved, update: { $set: { parent: returned } } } }];
    }),
  );
}
