import { TrashEntryModel } from '@workbench/db';
import { recordOperation } from '../../audit/index.ts';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { discardArchive } from '../../shared/moves/discard-archive.ts';
import { claimJournal } from '../../shared/moves/journal-lease.ts';
import { TRASH_KINDS } from '../kinds/trash-kinds.ts';
import type { TrashKindName } from '../schemas.ts';
import { findTrashEntry, trashJournal } from './entry-view.ts';

/** Deletes an entry of the trash for good. @throws ServiceError not_found, conflict while it is deleted or restored */
export async function purgeEntry({ input }: Verb<{ id: string }>): Promise<{ purged: true }> {
  const entry = await findTrashEntry(input.id);
  if (!(await purge(entry._id))) {
    throw new ServiceError('conflict', `${entry.label} is ${entry.state} at the moment; look again shortly`);
  }
  return { purged: true };
}

/**
 * Purges what has been in the trash for its time, or was deleted by a time.
 * @returns the number of entries purged
 */
export async function purgeExpired(ctx: ServiceContext, deletedBy?: Date): Promise<number> {
  const isExpired = deletedBy === undefined ? { expiresAt: { $lte: ctx.now() } } : { deletedAt: { $lte: deletedBy } };
  const expired = await TrashEntryModel.find({ state: 'trashed', ...isExpired }, { _id: 1 }).lean();
  let purged = 0;
  for (const { _id } of expired) {
    try {
      const isPurged = await purge(_id);
      if (!isPurged) continue;
      purged++;
      await recordOperation(ctx, { operation: 'trash.expiry', input: { id: _id }, answer: null, outcome: 'done' });
    } catch (error) {
      ctx.log.error({ err: error, trashId: _id }, 'an entry of the trash could not be purged');
    }
  }
  return purged;
}

/** May be repeated. @returns false when a process works on the entry otherwise */
export async function purge(id: string): Promise<boolean> {
  const claim = await claimJournal(trashJournal(), id, { from: ['trashed', 'purging'], to: 'purging' });
  if (claim === null) return false;
  const entry = await TrashEntryModel.findById(id, { kind: 1 }).lean();
  if (entry !== null) await TRASH_KINDS[entry.kind as TrashKindName].purge?.(entry);
  await discardArchive(id);
  await TrashEntryModel.deleteOne({ _id: id });
  return true;
}
