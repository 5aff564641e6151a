import { type ContactMergeDoc, ContactMergeModel, ContactPairModel } from '@workbench/db';
import {
  findContacts,
  getContact,
  identifiersOfContact,
  identifiersToSuppressContact,
  mergeContactsInStore,
} from '../../../contacts/index.ts';
import type { ServiceContext, Verb } from '../../../shared/context.ts';
import { ServiceError } from '../../../shared/errors.ts';
import { discardArchive } from '../../../shared/moves/discard-archive.ts';
import { claimJournal, claimOf, type JournalClaim, newJournalWork } from '../../../shared/moves/journal-lease.ts';
import { newUuid } from '../../../shared/record-ids.ts';
import { addSuppressions, findSuppressedIds } from '../../../suppression/index.ts';
import type { MergeContactsInput, MergedContact } from '../../contact-schemas.ts';
import { compareAgain } from '../find/compare-again.ts';
import { contactMergeJournal, endContactWork, reserveContacts, toContactWork } from './contact-merge-journal.ts';
import { loadContactSides } from './load-contact-sides.ts';
import { mergeRecipients } from './merge-recipients.ts';

/**
 * Makes two saved contacts one person. The journal entry is stored before anything moves, so a merge that is interrupted is
 * finished by whoever resumes it. If one of them is on the do-not-contact list, both are.
 * @throws ServiceError not_found, invalid for one and the same contact, conflict while one of them is merged
 */
export async function mergeContacts({ ctx, input }: Verb<MergeContactsInput>): Promise<MergedContact> {
  const begun = ctx.isRepeat ? await ContactMergeModel.findById(newUuid(ctx)).lean<ContactMergeDoc>() : null;
  if (begun !== null) return continueBegun(ctx, begun);
  const { survivor, other } = await loadContactSides(input);
  const merge: ContactMergeDoc = {
    _id: newUuid(ctx),
    survivorId: survivor._id,
    otherId: other._id,
    choices: { ...input.choices },
    mergedBy: ctx.actor,
    mergedAt: ctx.now(),
    busy: [survivor._id, other._id],
    state: 'merging',
    ...(await newJournalWork()),
  };
  const reserved = await reserveContacts(() => contactMergeJournal().insertOne(merge));
  if (reserved !== null) throw reserved;
  const refusal = await continueContactMerge(ctx, merge, claimOf(contactMergeJournal(), merge));
  if (refusal !== null) throw refusal;
  return toMerged(ctx, merge);
}

/** Of a call that is carried out again. */
async function continueBegun(ctx: ServiceContext, merge: ContactMergeDoc): Promise<MergedContact> {
  if (merge.state !== 'merging') return toMerged(ctx, merge);
  const claim = await claimJournal(contactMergeJournal(), merge._id, { from: ['merging'], to: 'merging' });
  if (claim === null) throw new ServiceError('unavailable', 'The contacts are being merged at the moment');
  const refusal = await continueContactMerge(ctx, merge, claim);
  if (refusal !== null) throw refusal;
  return toMerged(ctx, merge);
}

async function toMerged(ctx: ServiceContext, { _id, survivorId }: ContactMergeDoc): Promise<MergedContact> {
  return { mergeId: _id, contact: await getContact({ ctx, input: { id: survivorId.toHexString() } }) };
}

/** Moves what has not moved yet. @returns what stands against it, and then the other contact is as it was */
export async function continueContactMerge(
  ctx: ServiceContext,
  merge: ContactMergeDoc,
  claim: JournalClaim,
): Promise<ServiceError | null> {
  const { _id, survivorId, otherId } = merge;
  try {
    const refusal = await mergeContactsInStore(toContactWork(merge, claim));
    if (refusal !== null) {
      await discardArchive(_id);
      await ContactMergeModel.deleteOne({ _id });
      return refusal;
    }
    await suppressBoth(ctx, survivorId.toHexString());
    await mergeRecipients(ctx, merge, claim.renew);
    await ContactPairModel.deleteMany({ ids: otherId });
    await compareAgain([survivorId, otherId]);
  } catch (error) {
    // Without the release, the lease expires.
    await claim.release().catch(() => undefined);
    throw error;
  }
  await endContactWork(claim, 'merged');
  return null;
}

/** The list knows a person by any of their identifiers: with one of them on it, all are. */
async function suppressBoth(ctx: ServiceContext, id: string): Promise<void> {
  const contact = (await findContacts([id])).get(id);
  if (contact === undefined) return;
  const suppressed = await findSuppressedIds(ctx, [{ id, keys: identifiersOfContact(contact) }]);
  if (suppressed.size > 0)
    await addSuppressions(ctx, [identifiersToSuppressContact(contact)], 'Merged with a suppressed contact');
}
