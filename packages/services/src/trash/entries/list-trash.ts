import { type TrashEntryDoc, TrashEntryModel } from '@workbench/db';
import type { Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { type ListTrashInput, type TrashEntry, type TrashPage, trashEntryIdSchema } from '../schemas.ts';
import { findTrashEntry, toTrashEntry } from './entry-view.ts';

/** Newest first. @throws ServiceError invalid for an invalid cursor */
export async function listTrash({ input: { kind, q = '', limit, cursor } }: Verb<ListTrashInput>): Promise<TrashPage> {
  const filter = {
    ...(kind !== undefined && { kind }),
    ...(q !== '' && { label: { $regex: q.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'), $options: 'i' } }),
  };
  const [found, total] = await Promise.all([
    TrashEntryModel.find({ ...filter, ...(cursor !== undefined && afterCursor(cursor)) })
      .sort({ deletedAt: -1, _id: -1 })
      .limit(limit + 1)
      .lean<TrashEntryDoc[]>(),
    TrashEntryModel.countDocuments(filter),
  ]);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const nextCursor = found.length > limit && last ? `${last.deletedAt.toISOString()}_${last._id}` : null;
  return { entries: page.map(toTrashEntry), nextCursor, total };
}

/** @throws ServiceError not_found */
export async function getTrashEntry({ input }: Verb<{ id: string }>): Promise<TrashEntry> {
  return toTrashEntry(await findTrashEntry(input.id));
}

function afterCursor(cursor: string) {
  const [time = '', id = ''] = cursor.split('_');
  const deletedAt = new Date(time);
  if (Number.isNaN(deletedAt.getTime()) || !trashEntryIdSchema.safeParse(id).success) {
    const message = 'Give the nextCursor of the previous page';
    throw new ServiceError('invalid', message, [{ path: ['cursor'], message }]);
  }
  return { $or: [{ deletedAt: { $lt: deletedAt } }, { deletedAt, _id: { $lt: id } }] };
}
