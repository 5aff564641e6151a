import { type CompanyMergeDoc, CompanyMergeModel, CompanyModel, MergeLinkModel } from '@workbench/db';
import {
  changeIdOf,
  findSurvivorId,
  recordCompanyChanges,
  separateInStore,
  type UndoAnswer,
} from '../../companies/index.ts';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { isDuplicateKey } from '../../shared/database/classify-error.ts';
import { ServiceError } from '../../shared/errors.ts';
import { discardArchive } from '../../shared/moves/discard-archive.ts';
import { claimJournal, type JournalClaim } from '../../shared/moves/journal-lease.ts';
import { type UndoMergeInput, type UndoneMerge, undoneMergeSchema } from '../schemas.ts';
import { separateLinks } from './links/move-links.ts';
import { endWork, findMerge, mergeJournal, toMergeWork } from './merge-journal.ts';
import { separatePairs } from './move-pairs.ts';
import { separateReports } from './move-reports.ts';

/**
 * Makes two companies of the merged one, as they were; what was changed since stays on the survivor and is listed. An
 * undone merge gives the same answer again.
 * @throws ServiceError not_found, and conflict with what has to be done first
 */
export async function undoMerge({ ctx, input: { mergeId } }: Verb<UndoMergeInput>): Promise<UndoneMerge> {
  const merge = await findMerge(mergeId);
  if (merge.state === 'undone') return toUndone(merge);
  // One that was interrupted has passed already, and is finished.
  const blocker = merge.state === 'undoing' ? null : await findUndoBlocker(merge);
  if (blocker !== null) throw new ServiceError('conflict', blocker);
  const claim = await claimJournal(mergeJournal(), mergeId, { from: ['merged', 'undoing'], to: 'undoing' });
  if (claim === null) throw busyRefusal(merge);
  const undoneBy = merge.undoneBy ?? ctx.actor;
  await mergeJournal().updateOne({ _id: mergeId }, { $set: { undoneBy } });
  const refusal = await continueUndo(ctx, { ...merge, undoneBy }, claim);
  if (refusal !== null) throw refusal;
  return toUndone(await findMerge(mergeId));
}

/** Takes back what is not back yet. @returns what stands against it, and then the merge stays */
export async function continueUndo(
  ctx: ServiceContext,
  merge: CompanyMergeDoc,
  claim: JournalClaim,
): Promise<ServiceError | null> {
  const { _id, undoneBy = 'job' } = merge;
  const keep = async (part: Partial<UndoAnswer>) => {
    await mergeJournal().updateOne({ _id }, { $set: part });
  };
  if (!(await reserveCompanies(merge))) {
    await claim.finish('merged');
    return busyRefusal(merge);
  }
  try {
    const refusal = await separateInStore(ctx, toMergeWork(merge, claim), keep);
    if (refusal !== null) {
      await endWork(claim, 'merged');
      return refusal;
    }
    await separateLinks(merge, claim.renew);
    await separateReports(merge, claim.renew);
    await separatePairs(merge, claim.renew, ctx.now());
    await recordUndone(ctx, merge, undoneBy);
    await MergeLinkModel.deleteMany({ mergeId: _id });
    await discardArchive(_id);
  } catch (error) {
    // Without the release, the lease expires.
    await claim.release().catch(() => undefined);
    throw error;
  }
  await endWork(claim, 'undone', { undoneAt: ctx.now(), undoneBy });
  return null;
}

/** What has to be done before the merge can be undone. */
async function findUndoBlocker(merge: CompanyMergeDoc): Promise<string | null> {
  const { survivorId, survivor } = merge;
  const later = await CompanyMergeModel.findOne(
    {
      _id: { $ne: merge._id },
      state: { $ne: 'undone' },
      $or: [{ survivorId, mergedAt: { $gt: merge.mergedAt } }, { otherId: survivorId }],
    },
    { survivor: 1, other: 1 },
  )
    .sort({ mergedAt: -1 })
    .lean();
  if (later !== null) return `Undo the later merge of ${later.other.name} into ${later.survivor.name} first`;
  if (await CompanyModel.exists({ _id: survivorId })) return null;
  const into = await findSurvivorId(survivorId.toHexString());
  return into === null
    ? `${survivor.name} was deleted; restore it from the trash, then undo the merge`
    : `${survivor.name} was merged into another company (${into}); undo that merge first`;
}

/** Both are part of no other merge from here on. @returns false when one is already */
async function reserveCompanies({ _id, survivorId, otherId }: CompanyMergeDoc): Promise<boolean> {
  try {
    await mergeJournal().updateOne({ _id }, { $set: { busy: [survivorId, otherId] } });
    return true;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return false;
  }
}

function busyRefusal({ survivor }: CompanyMergeDoc): ServiceError {
  return new ServiceError('conflict', `${survivor.name} is being merged or separated; try again shortly`);
}

async function recordUndone(ctx: ServiceContext, merge: CompanyMergeDoc, by: string): Promise<void> {
  const { _id, survivorId, otherId, survivor, other } = merge;
  const change = { at: ctx.now(), by: { kind: by }, kind: 'unmerged' };
  await recordCompanyChanges([
    { ...change, id: changeIdOf(_id, 'b'), companyId: survivorId, details: { mergeId: _id, ...other } },
    { ...change, id: changeIdOf(_id, 'c'), companyId: otherId, details: { mergeId: _id, ...survivor } },
  ]);
}

function toUndone({ survivorId, otherId, keptEdits = [], notes = [] }: CompanyMergeDoc): UndoneMerge {
  return undoneMergeSchema.parse({
    restored: [survivorId.toHexString(), otherId.toHexString()],
    keptEdits: keptEdits.map((edit) => ({ ...edit, at: edit.at.toISOString() })),
    notes,
  });
}
