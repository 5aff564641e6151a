import { type ContactMergeDoc, ContactMergeModel } from '@workbench/db';
import { separateContactsInStore } from '../../../contacts/index.ts';
import type { ServiceContext, Verb } from '../../../shared/context.ts';
import { ServiceError } from '../../../shared/errors.ts';
import { discardArchive } from '../../../shared/moves/discard-archive.ts';
import { claimJournal, type JournalClaim } from '../../../shared/moves/journal-lease.ts';
import type { UndoContactMergeInput, UndoneContactMerge } from '../../contact-schemas.ts';
import { compareAgain } from '../find/compare-again.ts';
import {
  contactMergeJournal,
  endContactWork,
  findContactMerge,
  reserveContacts,
  toContactWork,
} from './contact-merge-journal.ts';
import { separateRecipients } from './separate-recipients.ts';

/**
 * Makes two contacts of the merged one, as they were; what was changed since stays on the survivor and is listed. Who was
 * put on the do-not-contact list stays there. An undone merge gives the same answer again.
 * @throws ServiceError not_found, and conflict with what has to be done first
 */
export async function undoContactMerge({ ctx, input }: Verb<UndoContactMergeInput>): Promise<UndoneContactMerge> {
  const merge = await findContactMerge(input.mergeId);
  if (merge.state === 'undone') return toUndone(merge);
  // One that was interrupted has passed already, and is finished.
  if (merge.state !== 'undoing') await assertLatest(merge);
  const { _id } = merge;
  const claim = await claimJournal(contactMergeJournal(), _id, { from: ['merged', 'undoing'], to: 'undoing' });
  if (claim === null)
    throw new ServiceError('conflict', 'The contacts are being merged or separated; try again shortly');
  const refusal = await continueContactUndo(ctx, merge, claim);
  if (refusal !== null) throw refusal;
  return toUndone(await findContactMerge(_id));
}

/** Takes back what is not back yet. @returns what stands against it, and then the merge stays */
export async function continueContactUndo(
  ctx: ServiceContext,
  merge: ContactMergeDoc,
  claim: JournalClaim,
): Promise<ServiceError | null> {
  const { _id, survivorId, otherId } = merge;
  const keep = async (keptFields: string[]) => {
    await contactMergeJournal().updateOne({ _id }, { $set: { keptFields } });
  };
  const busy = [survivorId, otherId];
  const reserved = await reserveContacts(() => contactMergeJournal().updateOne({ _id }, { $set: { busy } }));
  if (reserved !== null) {
    await claim.finish('merged');
    return reserved;
  }
  try {
    const refusal = await separateContactsInStore(toContactWork(merge, claim), keep);
    if (refusal !== null) {
      await endContactWork(claim, 'merged');
      return refusal;
    }
    await separateRecipients(ctx, merge, claim.renew);
    await compareAgain([survivorId, otherId]);
    await discardArchive(_id);
  } catch (error) {
    // Without the release, the lease expires.
    await claim.release().catch(() => undefined);
    throw error;
  }
  await endContactWork(claim, 'undone', { undoneAt: ctx.now() });
  return null;
}

async function assertLatest({ survivorId, mergedAt, _id }: ContactMergeDoc): Promise<void> {
  const involved = { $or: [{ survivorId }, { otherId: survivorId }] };
  const laterOnes = { _id: { $ne: _id }, state: { $ne: 'undone' as const }, mergedAt: { $gte: mergedAt } };
  const later = await ContactMergeModel.findOne({ $and: [involved, laterOnes] }, { _id: 1 }).lean();
  if (later === null) return;
  throw new ServiceError('conflict', `The contact was merged again later; undo that merge (${later._id}) first`);
}

function toUndone({ survivorId, otherId, keptFields = [] }: ContactMergeDoc): UndoneContactMerge {
  return { restored: [survivorId.toHexString(), otherId.toHexString()], keptEdits: keptFields };
}
