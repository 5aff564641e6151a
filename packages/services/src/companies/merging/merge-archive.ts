import { CompanyModel, CompanySyncModel } from '@workbench/db';
import type { mongo } from 'mongoose';
import { replaceInArchive } from '../../shared/moves/archive-documents.ts';
import { collectionOf, EXACT } from '../../shared/moves/archived-collections.ts';
import { readArchive } from '../../shared/moves/read-archive.ts';
import type { StoredCompany } from '../store/document/stored-company.ts';
import type { MergeChoices } from './compare-fields.ts';

/** Two companies that become one, or two again, under the id of the journal entry that keeps what they were. */
export interface MergeWork {
  archiveId: string;
  survivorId: mongo.ObjectId;
  otherId: mongo.ObjectId;
  choices: MergeChoices;
  mergedAt: Date;
  /** Called before each step; throws when another process has taken over. */
  renew: () => Promise<void>;
}

export const COMPANIES = CompanyModel.collection.collectionName;
export const SYNCS = CompanySyncModel.collection.collectionName;
/** No collection: the survivor as the merge wrote it is archived under this name. */
const MERGED = 'merged_companies';

/** Archives companies and their syncs with the bytes that they have now. */
export async function archiveCompanies(archiveId: string, ids: readonly mongo.ObjectId[]): Promise<void> {
  for (const collectionName of [COMPANIES, SYNCS]) {
    const documents = await collectionOf({ collectionName })
      .find({ _id: { $in: ids } } as never, EXACT)
      .toArray();
    await replaceInArchive(archiveId, collectionName, documents);
  }
}

export function archiveMerged(archiveId: string, merged: StoredCompany): Promise<void> {
  return replaceInArchive(archiveId, MERGED, [merged as never]);
}

/** The two companies before the merge, and the survivor as it was written; null for what is not archived. */
export async function readMergeArchive({ archiveId, survivorId, otherId }: MergeWork) {
  const [companies, [merged = null]] = await Promise.all([
    readArchive<StoredCompany & { words?: unknown }>(archiveId, COMPANIES),
    readArchive<StoredCompany>(archiveId, MERGED),
  ]);
  const byId = (id: mongo.ObjectId): StoredCompany | null => {
    const found = companies.find(({ _id }) => _id.equals(id));
    if (found === undefined) return null;
    const { words: _, ...company } = found;
    return company;
  };
  return { before: byId(survivorId), other: byId(otherId), merged };
}

export function readStored(_id: mongo.ObjectId): Promise<StoredCompany | null> {
  return CompanyModel.collection.findOne<StoredCompany>({ _id }, { projection: { words: 0 } });
}

export function isMergedInto(company: StoredCompany, otherId: mongo.ObjectId): boolean {
  return (company.formerIds ?? []).some((id) => id.equals(otherId));
}
