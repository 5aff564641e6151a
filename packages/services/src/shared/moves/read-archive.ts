import { archivedDocuments } from './archived-collections.ts';

/** The archived documents of a collection, as they were. */
export async function readArchive<T>(archiveId: string, collectionName: string): Promise<T[]> {
  const archived = await archivedDocuments().find({ archiveId, collectionName }).toArray();
  return archived.map(({ document }) => document as T);
}
