import { OutreachMessageModel, ReportModel, type TrashEntryDoc, TrashEntryModel } from '@workbench/db';
import { releaseArchivedFollowUps } from '../../outreach/index.ts';
import { renumberArchivedReports } from '../../reports/index.ts';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { moveToArchive } from '../../shared/moves/archive-documents.ts';
import { discardArchive } from '../../shared/moves/discard-archive.ts';
import { claimJournal, type JournalClaim } from '../../shared/moves/journal-lease.ts';
import { restoreFromArchive } from '../../shared/moves/restore-documents.ts';
import type { TrashKind } from '../kinds/trash-kind.ts';
import { TRASH_KINDS } from '../kinds/trash-kinds.ts';
import { type Restored, restoredSchema, type TrashKindName } from '../schemas.ts';
import { findTrashEntry, toTrashEntry, trashJournal } from './entry-view.ts';

/** How archived documents whose unique key was taken since are still brought back. @returns what is not as it was */
const ADJUST: Readonly<Record<string, (archiveId: string, ids: readonly string[]) => Promise<string[]>>> = {
  [ReportModel.collection.collectionName]: renumberArchivedReports,
  [OutreachMessageModel.collection.collectionName]: releaseArchivedFollowUps,
};

/**
 * Brings back what was deleted, as it was and under the same ids.
 * @throws ServiceError not_found, and conflict when something else has taken its key since or it is being restored already
 */
export async function restoreEntry({ ctx, input }: Verb<{ id: string }>): Promise<Restored> {
  // An attempt of the same call that was interrupted has restored it, or whoever resumes the trash.
  if (ctx.keptOutcome !== undefined && (await TrashEntryModel.exists({ _id: input.id })) === null)
    return restoredSchema.parse(ctx.keptOutcome);
  const entry = await findTrashEntry(input.id);
  const { kind, label, recordIds } = toTrashEntry(entry);
  await ctx.keepOutcome?.({ kind, label, recordIds, notes: [] });
  const claim = await claimJournal(trashJournal(), entry._id, { from: ['trashed', 'restoring'], to: 'restoring' });
  if (claim === null)
    throw new ServiceError('conflict', `${entry.label} is ${entry.state} at the moment; look again shortly`);
  const restored = await continueRestore(ctx, entry, claim);
  if (restored instanceof ServiceError) throw restored;
  return { kind, label, ...restored };
}

/** Restores what is not back yet. @returns why not, in words; the entry stays in the trash then */
export async function continueRestore(
  ctx: ServiceContext,
  entry: TrashEntryDoc,
  claim: JournalClaim,
): Promise<ServiceError | Pick<Restored, 'recordIds' | 'notes'>> {
  const { restore = runAlone } = TRASH_KINDS[entry.kind as TrashKindName];
  const run = (without?: readonly unknown[]) => restoreSets(entry, claim, without);
  const restored = await restore(ctx, entry, run).catch(async (error: unknown) => {
    if (error instanceof ServiceError && error.kind === 'conflict') return error;
    // Without the release, the lease expires.
    await claim.release().catch(() => undefined);
    throw error;
  });
  if (restored instanceof ServiceError) {
    await claim.finish('trashed');
    return restored;
  }
  const left = restored.isPartial ? (await findTrashEntry(entry._id)).recordIds : [];
  if (restored.isPartial) {
    await claim.finish('trashed');
  } else {
    await discardArchive(entry._id);
    await TrashEntryModel.deleteOne({ _id: entry._id });
  }
  return { recordIds: entry.recordIds.filter((id) => !left.includes(id)), notes: restored.notes };
}

const runAlone: NonNullable<TrashKind['restore']> = async (_ctx, _entry, restore) => ({ notes: await restore() });

/** The records first: without them, nothing that belongs to them comes back. */
async function restoreSets(
  { _id, sets, label }: TrashEntryDoc,
  { renew }: JournalClaim,
  without: readonly unknown[] = [],
): Promise<string[]> {
  const notes: string[] = [];
  for (const [index, set] of sets.entries()) {
    // What belongs to a record names it in the field by which it was found.
    const [ownerField = '_id'] = Object.keys(set.filter);
    const step = { archiveId: _id, set, renew, without: { field: index === 0 ? '_id' : ownerField, ids: without } };
    let blocked = await restoreFromArchive(step, 'missing');
    const adjust = ADJUST[set.collectionName];
    if (blocked.length > 0 && adjust !== undefined) {
      notes.push(...(await adjust(_id, blocked.map(String))));
      blocked = await restoreFromArchive(step, 'missing');
    }
    if (index > 0 || blocked.length === 0) continue;
    await moveToArchive(step);
    throw new ServiceError('conflict', `${label} has been added again since; delete that first, then restore this`);
  }
  return notes;
}
