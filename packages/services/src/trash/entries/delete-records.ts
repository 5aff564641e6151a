import { type TrashEntryDoc, TrashEntryModel } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import { isDuplicateKey } from '../../shared/database/classify-error.ts';
import { ServiceError } from '../../shared/errors.ts';
import { moveToArchive } from '../../shared/moves/archive-documents.ts';
import { claimJournal, claimOf, type JournalClaim, newJournalWork } from '../../shared/moves/journal-lease.ts';
import { newUuid } from '../../shared/record-ids.ts';
import { TRASH_KINDS } from '../kinds/trash-kinds.ts';
import { TRASH_DAYS } from '../limits.ts';
import type { TrashEntry, TrashKindName } from '../schemas.ts';
import { toTrashEntry, trashJournal } from './entry-view.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Moves records with all that belongs to them into the trash. The entry is stored before the first document moves, so a
 * deletion that is interrupted is finished by whoever resumes the trash.
 * @param id of the entry
 * @param mayBegin of companies: decided when it is their turn, which may be much later
 * @returns null when none of the records exists, or the deletion was cancelled meanwhile
 * @throws ServiceError conflict when one of them is being deleted already
 */
export async function deleteRecords(
  ctx: ServiceContext,
  kind: TrashKindName,
  ids: readonly string[],
  { id = newUuid(ctx), mayBegin }: { id?: string; mayBegin?: () => Promise<boolean> } = {},
): Promise<TrashEntry | null> {
  const begun = ctx.isRepeat ? await TrashEntryModel.findById(id).lean<TrashEntryDoc>() : null;
  if (begun !== null) return continueBegun(ctx, begun);
  const plan = await TRASH_KINDS[kind].plan(ctx, ids);
  if (plan === null) return null;
  const { stays: _, ...planned } = plan;
  const deletedAt = ctx.now();
  const entry: TrashEntryDoc = {
    _id: id,
    kind,
    ...planned,
    deletedBy: ctx.actor,
    deletedAt,
    expiresAt: new Date(deletedAt.getTime() + TRASH_DAYS * DAY_MS),
    state: 'deleting',
    ...(await newJournalWork()),
  };
  try {
    await TrashEntryModel.collection.insertOne(entry as never);
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    throw new ServiceError('conflict', `${plan.label} is being deleted already`);
  }
  const isDeleted = await continueDeletion(ctx, entry, claimOf(trashJournal(), entry), mayBegin);
  return isDeleted ? toTrashEntry({ ...entry, state: 'trashed' }) : null;
}

/** @throws ServiceError unavailable while another process deletes it */
export async function continueBegun(ctx: ServiceContext, entry: TrashEntryDoc): Promise<TrashEntry> {
  if (entry.state !== 'deleting') return toTrashEntry(entry);
  const claim = await claimJournal(trashJournal(), entry._id, { from: ['deleting'], to: 'deleting' });
  if (claim === null) throw new ServiceError('unavailable', `${entry.label} is being deleted at the moment`);
  await continueDeletion(ctx, entry, claim);
  return toTrashEntry({ ...entry, state: 'trashed' });
}

/**
 * Moves what is not in the archive yet.
 * @param mayBegin only for an entry of which nothing has moved
 * @returns false when it was cancelled meanwhile: the entry is gone then
 */
export async function continueDeletion(
  ctx: ServiceContext,
  entry: TrashEntryDoc,
  claim: JournalClaim,
  mayBegin?: () => Promise<boolean>,
): Promise<boolean> {
  let hasBegun = false;
  const move = async () => {
    hasBegun = true;
    for (const set of entry.sets) await moveToArchive({ archiveId: entry._id, set, renew: claim.renew });
  };
  const { take = (_ctx, _entry, run) => run() } = TRASH_KINDS[entry.kind as TrashKindName];
  const mayBeLeft = () => mayBegin !== undefined && !hasBegun;
  try {
    await claim.during(() => take(ctx, entry, move, mayBegin));
  } catch (error) {
    // Without this, the lease expires. What has not begun is not begun by others either: it may be cancelled by then.
    await (mayBeLeft() ? claim.discard() : claim.release()).catch(() => undefined);
    throw error;
  }
  const isLeft = mayBeLeft();
  await (isLeft ? claim.discard() : claim.finish('trashed'));
  return !isLeft;
}
