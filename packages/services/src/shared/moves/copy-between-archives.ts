import { replaceInArchive } from './archive-documents.ts';
import { archivedDocuments, EXACT, type StoredDocument } from './archived-collections.ts';

/**
 * @param ids of the archived documents: "<archive id>:<collection>:<document id>"
 * @returns the documents that were copied, as they stand in their archive
 */
export async function copyBetweenArchives(ids: readonly string[], archiveId: string) {
  const archived = await archivedDocuments()
    .find({ _id: { $in: [...ids] } }, EXACT)
    .toArray();
  for (const [collectionName, ones] of Map.groupBy(archived, (one) => one.collectionName))
    await replaceInArchive(
      archiveId,
      collectionName,
      ones.map(({ document }) => document as StoredDocument),
    );
  return archived;
}

/** Moves archived documents into another archive. One that is changed in between is moved as changed. */
export async function moveBetweenArchives(
  ids: readonly string[],
  archiveId: string,
  renew: () => Promise<void>,
): Promise<void> {
  for (;;) {
    await renew();
    const copied = await copyBetweenArchives(ids, archiveId);
    if (copied.length === 0) return;
    await archivedDocuments().bulkWrite(
      copied.map(({ _id, document }) => ({ deleteOne: { filter: { _id, document: { $eq: document } } } })),
      { ordered: false },
    );
  }
}
