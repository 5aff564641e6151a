import { type CompanyMergeDoc, DuplicateKeyModel, DuplicatePairModel } from '@workbench/db';
import { moveToArchive } from '../../shared/moves/archive-documents.ts';
import { restoreFromArchive } from '../../shared/moves/restore-documents.ts';
import { CommonKeys } from '../find/common-keys.ts';
import { compareCompanies } from '../find/compare-companies.ts';

type Renew = () => Promise<void>;

const PAIRS = DuplicatePairModel.collection.collectionName;

/** The pairs of the other company leave the queue; those of the survivor are compared again as it has changed. */
export async function mergePairs({ _id, otherId }: CompanyMergeDoc, renew: Renew): Promise<void> {
  await moveToArchive({ archiveId: _id, set: { collectionName: PAIRS, filter: { ids: otherId } }, renew });
  await DuplicateKeyModel.deleteOne({ _id: otherId });
}

/** The pairs come back, and what was found meanwhile is compared with both. */
export async function separatePairs(
  { _id, survivorId, otherId }: CompanyMergeDoc,
  renew: Renew,
  now: Date,
): Promise<void> {
  await restoreFromArchive({ archiveId: _id, set: { collectionName: PAIRS }, renew }, 'missing');
  const ids = [survivorId, otherId];
  await DuplicateKeyModel.deleteMany({ _id: { $in: ids } });
  await compareCompanies(ids, new CommonKeys(), now);
}
