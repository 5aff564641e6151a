import { type CompanySyncDoc, CompanySyncModel } from '@workbench/db';
import type { mongo } from 'mongoose';
import { discardDocuments } from '../../shared/moves/discard-archive.ts';
import { readArchive } from '../../shared/moves/read-archive.ts';
import { restoreFromArchive } from '../../shared/moves/restore-documents.ts';
import { type MergeWork, readMergeArchive, SYNCS } from './merge-archive.ts';
import { isSame } from './undo/pick-changed.ts';

/** Of the two syncs, that of the domain that stays: the answers of the other one were asked for by another domain. */
export async function mergeSyncs(work: MergeWork): Promise<void> {
  const { isOthers, sync } = await readSyncs(work);
  const _id = work.survivorId;
  if (isOthers && sync === null) await CompanySyncModel.collection.deleteOne({ _id });
  if (isOthers && sync !== null) await CompanySyncModel.collection.replaceOne({ _id }, sync, { upsert: true });
  await CompanySyncModel.collection.deleteOne({ _id: work.otherId });
}

/** Takes back what `mergeSyncs` did; a later sync of the survivor stays where its domain is the same. */
export async function separateSyncs(work: MergeWork, isSameDomain: boolean): Promise<void> {
  const { archiveId, survivorId, renew } = work;
  const { archived, sync } = await readSyncs(work);
  if (archived.length === 0) return;
  const present = await CompanySyncModel.collection.findOne<CompanySyncDoc>({ _id: survivorId });
  // None is deleted before another takes its position: after a kill, that would look like a change.
  const isSyncedSince = present !== null && !isSame(present, sync);
  if (isSyncedSince && isSameDomain) await discardDocuments(archiveId, SYNCS, [survivorId]);
  else if (!archived.some(({ _id }) => _id.equals(survivorId))) {
    await CompanySyncModel.collection.deleteOne({ _id: survivorId });
  }
  await restoreFromArchive({ archiveId, set: { collectionName: SYNCS }, renew }, 'all');
}

async function readSyncs(work: MergeWork) {
  const archived = await readArchive<CompanySyncDoc>(work.archiveId, SYNCS);
  const { before, other, merged } = await readMergeArchive(work);
  // Of what was written: while the merge was interrupted, another company may have taken the domain.
  const isOthers = other !== null && merged?.domain === other.domain && before?.domain !== other.domain;
  const byId = (id: mongo.ObjectId) => archived.find(({ _id }) => _id.equals(id)) ?? null;
  const kept = byId(isOthers ? work.otherId : work.survivorId);
  return { archived, isOthers, sync: kept && { ...kept, _id: work.survivorId } };
}
