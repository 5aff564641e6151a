import { type CompanyMergeDoc, CompanyMergeModel } from '@workbench/db';
import type { mongo } from 'mongoose';
import type { MergeWork } from '../../companies/index.ts';
import { ServiceError } from '../../shared/errors.ts';
import type { JournalClaim } from '../../shared/moves/journal-lease.ts';
import type { CompanyMerge } from '../schemas.ts';

export const mergeJournal = () => CompanyMergeModel.collection as unknown as mongo.Collection<CompanyMergeDoc>;

/** @throws ServiceError not_found */
export async function findMerge(id: string): Promise<CompanyMergeDoc> {
  const merge = await CompanyMergeModel.findById(id).lean<CompanyMergeDoc>();
  if (merge === null)
    throw new ServiceError('not_found', `No merge has the id ${id}; if its company was deleted, restore that first`);
  return merge;
}

export function toMergeWork(merge: CompanyMergeDoc, { renew }: Pick<JournalClaim, 'renew'>): MergeWork {
  const { _id, survivorId, otherId, choices, mergedAt } = merge;
  return { archiveId: _id, survivorId, otherId, choices: choices as MergeWork['choices'], mergedAt, renew };
}

/** Its companies may be part of another merge. In one write with the state, or a kill in between would block both. */
export function endWork(claim: JournalClaim, state: CompanyMergeDoc['state'], $set: Partial<CompanyMergeDoc> = {}) {
  return claim.finish(state, { $set, $unset: { busy: 1 } });
}

export function toCompanyMerge(doc: CompanyMergeDoc): CompanyMerge {
  return {
    id: doc._id,
    survivor: { id: doc.survivorId.toHexString(), name: doc.survivor.name, domain: doc.survivor.domain },
    other: { id: doc.otherId.toHexString(), name: doc.other.name, domain: doc.other.domain },
    mergedAt: doc.mergedAt.toISOString(),
    mergedBy: doc.mergedBy as CompanyMerge['mergedBy'],
    undoneAt: doc.undoneAt?.toISOString() ?? null,
    state: doc.state,
  };
}
