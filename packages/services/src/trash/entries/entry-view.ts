import { type TrashEntryDoc, TrashEntryModel } from '@workbench/db';
import type { mongo } from 'mongoose';
import { ServiceError } from '../../shared/errors.ts';
import { type TrashEntry, trashEntrySchema } from '../schemas.ts';

export const trashJournal = () => TrashEntryModel.collection as unknown as mongo.Collection<TrashEntryDoc>;

export function toTrashEntry({ _id, deletedAt, expiresAt, ...entry }: TrashEntryDoc): TrashEntry {
  return trashEntrySchema.parse({
    ...entry,
    id: _id,
    deletedAt: deletedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  });
}

/** @throws ServiceError not_found */
export async function findTrashEntry(id: string): Promise<TrashEntryDoc> {
  const entry = await TrashEntryModel.findById(id).lean<TrashEntryDoc>();
  if (entry === null) throw new ServiceError('not_found', `The trash has no entry with the id ${id} (any more)`);
  return entry;
}
