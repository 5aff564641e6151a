import type { mongo } from 'mongoose';
import type { Frame } from './archive-frames.ts';
import type { DumpProgress } from './dump-database.ts';
import { toInsertable } from './ordered-document.ts';

const DOCUMENTS_PER_INSERT = 1000;
const BYTES_PER_INSERT = 8 * 1024 * 1024;

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
