import type { DocumentSetDoc } from '@workbench/db';
import {
  archivedDocuments,
  archivedId,
  CHUNK_MAX,
  collectionOf,
  EXACT,
  type StoredDocument,
} from './archived-collections.ts';

/**
 * Moving documents out of their collections and back, without transactions. A journal entry (of the trash, of a merge)
 * says what is under way before it begins; every step here may be repeated after a kill, and a document is always in its
 * collection, in the archive, or for a moment in both: never in neither.
 *
 * Callers: claim the entry (journal-lease.ts), run the steps with the claim's `renew`, then write the next state.
 */
export interface ArchiveStep {
  /** The journal entry's id. */
  archiveId: string;
  set: DocumentSetDoc;
  /** Called before each chunk; throws when another process has taken over. */
  renew: () => Promise<void>;
}

/** Moves all documents of the set into the archive. A document that is changed in between is archived as changed. */
export async function moveToArchive({ archiveId, set, renew }: ArchiveStep): Promise<void> {
  const collection = collectionOf(set);
  for (;;) {
    await renew();
    const documents = await collection.find(set.filter, { ...EXACT, limit: CHUNK_MAX }).toArray();
    if (documents.length === 0) return;
    await archiveChunk(archiveId, set, documents, 'latest');
    await collection.bulkWrite(
      documents.map((document) => ({ deleteOne: { filter: unchangedFilter(document) as never } })),
      { ordered: false },
    );
  }
}

/** Copies all documents of the set into the archive; what was copied before stays as it was first. */
export async function copyToArchive({ archiveId, set, renew }: ArchiveStep): Promise<void> {
  let chunk: StoredDocument[] = [];
  const write = async () => {
    await renew();
    if (chunk.length > 0) await archiveChunk(archiveId, set, chunk, 'first');
    chunk = [];
  };
  for await (const document of collectionOf(set).find(set.filter, EXACT)) {
    chunk.push(document);
    if (chunk.length === CHUNK_MAX) await write();
  }
  await write();
}

/** Archives documents as they are given, over what was archived of them before. */
export async function replaceInArchive(
  archiveId: string,
  collectionName: string,
  documents: readonly StoredDocument[],
): Promise<void> {
  if (documents.length > 0) await archiveChunk(archiveId, { collectionName }, documents, 'latest');
}

async function archiveChunk(
  archiveId: string,
  { collectionName }: Pick<DocumentSetDoc, 'collectionName'>,
  documents: readonly StoredDocument[],
  keep: 'first' | 'latest',
): Promise<void> {
  await archivedDocuments().bulkWrite(
    documents.map((document) => {
      const update = { $setOnInsert: { archiveId, collectionName, ...(keep === 'first' && { document }) } };
      return {
        updateOne: {
          filter: { _id: archivedId(archiveId, collectionName, document._id) },
          update: keep === 'first' ? update : { ...update, $set: { document } },
          upsert: true,
        },
      };
    }),
    { ordered: false },
  );
}

/** Fields that change with every write of a document; without them, all fields are compared. */
const CHANGE_MARKS = ['revision', 'updatedAt'] as const;

function unchangedFilter(document: StoredDocument): Record<string, unknown> {
  const marks = CHANGE_MARKS.filter((name) => name in document);
  const compared = marks.length > 0 ? marks : Object.keys(document);
  const fields = compared.map((name) => [name, { $eq: document[name] }]);
  return { ...Object.fromEntries(fields), _id: document._id };
}
