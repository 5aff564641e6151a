import { TrashEntryModel } from '@workbench/db';
import type { Verb } from '../../shared/context.ts';
import type { EmptiedTrash, EmptyTrashInput } from '../schemas.ts';
import { purge } from './purge-entry.ts';

/** Deletes for good what was deleted by a time, oldest first, unless a process works on it. */
export async function emptyTrash({ input: { until } }: Verb<EmptyTrashInput>): Promise<EmptiedTrash> {
  const filter = { state: 'trashed' as const, deletedAt: { $lte: new Date(until) } };
  const entries = await TrashEntryModel.find(filter, { _id: 1 }).sort({ deletedAt: 1, _id: 1 }).lean();
  let purged = 0;
  for (const { _id } of entries) if (await purge(_id)) purged++;
  return { purged, left: await TrashEntryModel.countDocuments() };
}
