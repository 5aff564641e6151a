import { type CompanyMergeDoc, CompanyMergeModel } from '@workbench/db';
import { changeIdOf, getCompany, loadMergeSides, mergeInStore, recordCompanyChange } from '../../companies/index.ts';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { isDuplicateKey } from '../../shared/database/classify-error.ts';
import { ServiceError } from '../../shared/errors.ts';
import { discardArchive } from '../../shared/moves/discard-archive.ts';
import { claimJournal, claimOf, type JournalClaim, newJournalWork } from '../../shared/moves/journal-lease.ts';
import { newUuid } from '../../shared/record-ids.ts';
import type { MergedCompany, MergeInput } from '../schemas.ts';
import { findBlocker } from './find-blocker.ts';
import { endWork, mergeJournal, toMergeWork } from './merge-journal.ts';
import { moveReferences } from './move-references.ts';

/**
 * Makes two companies one. The journal entry is stored before anything moves, so a merge that is interrupted is finished
 * by whoever resumes it.
 * @throws ServiceError not_found, invalid for one and the same company, conflict when something stands against it
 */
export async function mergeCompanies({ ctx, input }: Verb<MergeInput>): Promise<MergedCompany> {
  const begun = ctx.isRepeat ? await CompanyMergeModel.findById(newUuid(ctx)).lean<CompanyMergeDoc>() : null;
  if (begun !== null) return continueBegun(ctx, begun);
  const sides = await loadMergeSides(input);
  const blocker = await findBlocker(sides);
  if (blocker !== null) throw new ServiceError('conflict', blocker);
  const { survivor, other } = sides;
  const merge: CompanyMergeDoc = {
    _id: newUuid(ctx),
    survivorId: survivor._id,
    otherId: other._id,
    survivor: { name: survivor.name, domain: survivor.domain },
    other: { name: other.name, domain: other.domain },
    choices: { ...input.choices },
    mergedBy: ctx.actor,
    mergedAt: ctx.now(),
    busy: [survivor._id, other._id],
    state: 'merging',
    ...(await newJournalWork()),
  };
  try {
    await mergeJournal().insertOne(merge);
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    throw new ServiceError('conflict', `${survivor.name} or ${other.name} is being merged already; try again shortly`);
  }
  const refusal = await continueMerge(merge, claimOf(mergeJournal(), merge));
  if (refusal !== null) throw refusal;
  return toMerged(ctx, merge);
}

/** Of a call that is carried out again. */
async function continueBegun(ctx: ServiceContext, merge: CompanyMergeDoc): Promise<MergedCompany> {
  if (merge.state !== 'merging') return toMerged(ctx, merge);
  const claim = await claimJournal(mergeJournal(), merge._id, { from: ['merging'], to: 'merging' });
  if (claim === null) throw new ServiceError('unavailable', `${merge.survivor.name} is being merged at the moment`);
  const refusal = await continueMerge(merge, claim);
  if (refusal !== null) throw refusal;
  return toMerged(ctx, merge);
}

async function toMerged(ctx: ServiceContext, { _id, survivorId }: CompanyMergeDoc): Promise<MergedCompany> {
  return { mergeId: _id, company: await getCompany({ ctx, input: { id: survivorId.toHexString() } }) };
}

/** Moves what has not moved yet. @returns what stands against it, and then both companies are as they were */
export async function continueMerge(merge: CompanyMergeDoc, claim: JournalClaim): Promise<ServiceError | null> {
  try {
    const refusal = await mergeInStore(toMergeWork(merge, claim));
    if (refusal !== null) {
      await abandon(merge);
      return refusal;
    }
    await moveReferences(merge, claim);
    await recordCompanyChange({
      id: changeIdOf(merge._id, 'a'),
      companyId: merge.survivorId,
      at: merge.mergedAt,
      by: { kind: merge.mergedBy },
      kind: 'merged',
      details: { mergeId: merge._id, name: merge.other.name, domain: merge.other.domain },
    });
  } catch (error) {
    // Without the release, the lease expires.
    await claim.release().catch(() => undefined);
    throw error;
  }
  await endWork(claim, 'merged');
  return null;
}

async function abandon({ _id }: CompanyMergeDoc): Promise<void> {
  await discardArchive(_id);
  await CompanyMergeModel.deleteOne({ _id });
}
