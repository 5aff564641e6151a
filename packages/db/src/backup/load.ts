import type { mongo } from 'mongoose';
import { NewerDatabaseError } from '../upgrade/newer-database-error.ts';
import { UPGRADE_STEPS } from '../upgrade/steps/index.ts';
import { ArchiveError, type ArchiveHeader, type Frame } from './archive-frames.ts';
import type { DumpProgress } from './dump.ts';
import { toInsertable } from './ordered-document.ts';

const DOCUMENTS_PER_INSERT = 1000;
const BYTES_PER_INSERT = 8 * 1024 * 1024;

/**
 * Reads a whole archive and keeps nothing of it.
 * @throws ArchiveError when it is cut off, damaged or no backup; NewerDatabaseError when a later version has written it
 */
export async function verifyArchive(frames: AsyncIterable<Frame>): Promise<ArchiveHeader> {
  let header: ArchiveHeader | null = null;
  for await (const frame of frames) {
    if (frame.kind === 'header') header = requireKnown(frame.header);
    else if (header === null) throw new ArchiveError('This file is no backup of this product.');
  }
  if (header === null) throw new ArchiveError('This file is no backup of this product.');
  return header;
}

function requireKnown(header: ArchiveHeader): ArchiveHeader {
  const latest = UPGRADE_STEPS.at(-1)?.number ?? 0;
  if (header.schemaVersion > latest) throw new NewerDatabaseError(header.schemaVersion, latest);
  if (header.formatVersion !== 1) throw new ArchiveError('A later version of the product has written this backup.');
  return header;
}

/** Inserts the documents of a verified archive into an empty database. Indexes and upgrades are left to prepareDatabase. */
export async function loadDatabase(
  db: mongo.Db,
  frames: AsyncIterable<Frame>,
  onProgress: (progress: DumpProgress) => void,
): Promise<void> {
  let collection: { name: string; documents: number } | null = null;
  let batch: mongo.Document[] = [];
  let bytes = 0;
  const insert = async () => {
    if (collection === null || batch.length === 0) return;
    await db.collection(collection.name).insertMany(batch, { ordered: false, forceServerObjectId: true });
    collection.documents += batch.length;
    batch = [];
    bytes = 0;
  };
  const finish = async () => {
    await insert();
    if (collection !== null) onProgress({ collection: collection.name, documents: collection.documents });
  };
  for await (const frame of frames) {
    if (frame.kind === 'collection') {
      await finish();
      collection = { name: frame.name, documents: 0 };
    } else if (frame.kind === 'document') {
      batch.push(toInsertable(frame.document));
      bytes += frame.document.length;
      if (batch.length === DOCUMENTS_PER_INSERT || bytes > BYTES_PER_INSERT) await insert();
    }
  }
  await finish();
}
