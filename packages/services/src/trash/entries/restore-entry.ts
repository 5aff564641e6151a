import { type TrashEntryDoc, TrashEntryModel } from '@workbench/db';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { moveToArchive } from '../../shared/moves/archive-documents.ts';
import { claimJournal, type JournalClaim } from '../../shared/moves/journal-lease.ts';
import { restoreFromArchive } from '../../shared/moves/restore-documents.ts';
import { TRASH_KINDS } from '../kinds/trash-kinds.ts';
import type { Restored, TrashKindName } from '../schemas.ts';
import { findTrashEntry, toTrashEntry, trashJournal } from './entry-view.ts';

/**
 * Brings back what was deleted, as it was and under the same ids.
 * @throws ServiceError not_found, and conflict when something else has taken its key since or it is being restored already
 */
export async function restoreEntry({ ctx, input }: Verb<{ id: string }>): Promise<Restored> {
  const entry = await findTrashEntry(input.id);
  const claim = await claimJournal(trashJournal(), entry._id, { from: ['trashed'], to: 'restoring' });
  if (claim === null)
    throw new ServiceError('conflict', `${entry.label} is ${entry.state} at the moment; look again shortly`);
  const refusal = await continueRestore(ctx, entry, claim);
  if (refusal !== null) throw refusal;
  const { kind, recordIds, label } = toTrashEntry(entry);
  return { kind, recordIds, label };
}

/** Restores what is not back yet. @returns why not, in words; the entry stays in the trash then */
export async function continueRestore(
  ctx: ServiceContext,
  entry: TrashEntryDoc,
  claim: JournalClaim,
): Promise<ServiceError | null> {
  const { restore = runAlone } = TRASH_KINDS[entry.kind as TrashKindName];
  const refusal = await restore(ctx, entry, () => restoreSets(entry, claim)).catch(async (error: unknown) => {
    if (error instanceof ServiceError && error.kind === 'conflict') return error;
    // Without the release, the lease expires.
    await claim.release().catch(() => undefined);
    throw error;
  });
  if (refusal === null) await TrashEntryModel.deleteOne({ _id: entry._id });
  else await claim.finish('trashed');
  return refusal;
}

async function runAlone(_ctx: ServiceContext, _entry: TrashEntryDoc, run: () => Promise<void>): Promise<null> {
  await run();
  return null;
}

/** The records first: without them, nothing that belongs to them comes back. */
async function restoreSets({ _id, sets, label }: TrashEntryDoc, { renew }: JournalClaim): Promise<void> {
  for (const [index, set] of sets.entries()) {
    const step = { archiveId: _id, set, renew };
    const blocked = await restoreFromArchive(step, 'missing');
    if (index > 0 || blocked.length === 0) continue;
    await moveToArchive(step);
    throw new ServiceError('conflict', `${label} has been added again since; delete that first, then restore this`);
  }
}
