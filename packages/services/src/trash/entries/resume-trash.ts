import { type TrashEntryDoc, TrashEntryModel } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { claimJournal } from '../../shared/moves/journal-lease.ts';
import { continueDeletion } from './delete-records.ts';
import { trashJournal } from './entry-view.ts';
import { purge } from './purge-entry.ts';
import { continueRestore } from './restore-entry.ts';

/** Continues what a process that is gone had begun: deletions, restores and purges. Safe in several processes at once. */
export async function resumeTrash(ctx: ServiceContext): Promise<void> {
  const begun = await TrashEntryModel.find({ state: { $ne: 'trashed' } }).lean<TrashEntryDoc[]>();
  for (const entry of begun) {
    // One that fails again must not stop those behind it; it is tried again the next time.
    await resumeEntry(ctx, entry).catch((error: unknown) =>
      ctx.log.error({ err: error, trashId: entry._id }, 'an entry of the trash could not be resumed'),
    );
  }
}

async function resumeEntry(ctx: ServiceContext, entry: TrashEntryDoc): Promise<void> {
  const { _id, state } = entry;
  if (state === 'purging') return void (await purge(_id));
  const claim = await claimJournal(trashJournal(), _id, { from: [state], to: state });
  if (claim === null) return;
  if (state === 'deleting') return void (await continueDeletion(ctx, entry, claim));
  const restored = await continueRestore(ctx, entry, claim);
  if (restored instanceof ServiceError)
    ctx.log.warn({ trashId: _id, reason: restored.message }, 'a restore was not possible any more');
}
