import { type ArchivedDocumentDoc, CompanyModel } from '@workbench/db';
import type { mongo } from 'mongoose';
import { archivedDocuments } from '../../shared/moves/archived-collections.ts';
import { withWriteSession } from '../store/write-session/write-session.ts';

const BATCH = 1000;
const ARCHIVED_AS = ['companies', 'merged_companies'];

/**
 * Removes the values of a column that is gone for good, so that a later one of its key begins empty: also of companies that
 * may come back. May be repeated.
 */
export async function deleteValues(key: string): Promise<void> {
  await deleteArchivedValues(key);
  for (let ids = await findIds(key); ids.length > 0; ids = await findIds(key)) {
    await withWriteSession(async (session) => {
      const unset = { [`custom.${key}`]: '', [`customOrigins.${key}`]: '' };
      await session.announce('updated', ids);
      await CompanyModel.collection.updateMany({ _id: { $in: ids } }, { $unset: unset });
    });
  }
}

/** Of deleted and of merged companies, and of what a merge has written: an un-merge compares both. */
async function deleteArchivedValues(key: string): Promise<void> {
  const values = [`document.custom.${key}`, `document.customOrigins.${key}`];
  const archived = { collectionName: { $in: ARCHIVED_AS }, [`document.custom.${key}`]: { $exists: true } };
  const unset = { $unset: Object.fromEntries(values.map((path) => [path, ''])) };
  await archivedDocuments().updateMany(archived, unset as mongo.UpdateFilter<ArchivedDocumentDoc>);
}

async function findIds(key: string): Promise<mongo.ObjectId[]> {
  const found = await CompanyModel.collection
    .find({ [`custom.${key}`]: { $exists: true } }, { projection: { _id: 1 } })
    .limit(BATCH)
    .toArray();
  return found.map(({ _id }) => _id);
}
