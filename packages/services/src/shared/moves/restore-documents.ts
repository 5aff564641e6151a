import type { ArchivedDocumentDoc, DocumentSetDoc } from '@workbench/db';
import { mongo } from 'mongoose';
import { isDuplicateKey } from '../database/classify-error.ts';
import { archivedDocuments, CHUNK_MAX, collectionOf, EXACT, type StoredDocument } from './archived-collections.ts';

/**
 * missing: only documents that are not there; one that someone created since stays, and so does another document that
 * took its unique key. all: over what is there.
 */
export type RestoreMode = 'missing' | 'all';

export interface RestoreStep {
  archiveId: string;
  set: Pick<DocumentSetDoc, 'collectionName'>;
  renew: () => Promise<void>;
  /** Documents with one of these ids in the field stay archived. */
  without?: { field: string; ids: readonly unknown[] };
}

/**
 * Puts the archived documents of a collection back and removes them from the archive, unless another document has taken
 * the unique key of one: then that one stays archived.
 * @returns the ids of the documents that are still archived for that reason
 */
export async function restoreFromArchive(step: RestoreStep, mode: RestoreMode): Promise<unknown[]> {
  const { archiveId, set, renew, without } = step;
  const excluded = without === undefined ? {} : { [`document.${without.field}`]: { $nin: without.ids } };
  const blocked: ArchivedDocumentDoc[] = [];
  for (;;) {
    await renew();
    const left = blocked.map(({ _id }) => _id);
    const filter = { archiveId, collectionName: set.collectionName, _id: { $nin: left }, ...excluded };
    const archived = await archivedDocuments()
      .find(filter, { ...EXACT, limit: CHUNK_MAX })
      .toArray();
    if (archived.length === 0) return blocked.map(({ document }) => document._id);
    const documents = archived.map(({ document }) => document as StoredDocument);
    await writeDocuments(set, documents, mode);
    const present = await findPresent(set, documents);
    const back = archived.filter(({ document }) => present.has(String(document._id)));
    blocked.push(...archived.filter(({ document }) => !present.has(String(document._id))));
    await archivedDocuments().deleteMany({ _id: { $in: back.map(({ _id }) => _id) } });
  }
}

async function writeDocuments(
  set: RestoreStep['set'],
  documents: readonly StoredDocument[],
  mode: RestoreMode,
): Promise<void> {
  const operations = documents.map((document) =>
    mode === 'missing'
      ? { insertOne: { document: document as never } }
      : { replaceOne: { filter: { _id: document._id as never }, replacement: document as never, upsert: true } },
  );
  try {
    await collectionOf(set).bulkWrite(operations as never, { ordered: false });
  } catch (error) {
    if (!isEveryErrorDuplicateKey(error)) throw error;
  }
}

function isEveryErrorDuplicateKey(error: unknown): boolean {
  if (!(error instanceof mongo.MongoBulkWriteError)) return isDuplicateKey(error);
  const errors = Array.isArray(error.writeErrors) ? error.writeErrors : [error.writeErrors];
  return errors.length > 0 && errors.every(({ code }) => code === 11_000);
}

async function findPresent(set: RestoreStep['set'], documents: readonly StoredDocument[]): Promise<Set<string>> {
  const ids = documents.map(({ _id }) => _id);
  const stored = await collectionOf(set)
    .find({ _id: { $in: ids } } as never, { projection: { _id: 1 } })
    .toArray();
  return new Set(stored.map(({ _id }) => String(_id)));
}
