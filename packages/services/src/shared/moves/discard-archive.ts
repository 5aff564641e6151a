import { archivedDocuments, archivedId } from './archived-collections.ts';

/** Deletes all that is archived under an entry. */
export async function discardArchive(archiveId: string): Promise<void> {
  await archivedDocuments().deleteMany({ archiveId });
}

/** Deletes some archived documents of a collection. */
export async function discardDocuments(archiveId: string, collectionName: string, ids: readonly unknown[]) {
  await archivedDocuments().deleteMany({ _id: { $in: ids.map((id) => archivedId(archiveId, collectionName, id)) } });
}
