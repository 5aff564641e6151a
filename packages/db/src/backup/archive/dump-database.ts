import type { mongo } from 'mongoose';
import { STATE_ID, schemaStates } from '../../upgrade/schema-state.ts';
import { type ArchiveHeader, FrameWriter } from './archive-frames.ts';

export interface DumpProgress {
  collection: string;
  documents: number;
}

/** All collections of a database that no one writes, or as a session sees it, as the bytes of frames, in the order of their names. */
export async function* dumpDatabase(
  db: mongo.Db,
  header: Pick<ArchiveHeader, 'createdAt'>,
  { onProgress, session }: { onProgress: (progress: DumpProgress) => void; session?: mongo.ClientSession },
): AsyncGenerator<Buffer> {
  const writer = new FrameWriter();
  const state = await schemaStates(db).findOne({ _id: STATE_ID }, { ...(session && { session }) });
  yield writer.header({
    format: 'sales-intelligence-workbench backup',
    formatVersion: 1,
    ...header,
    schemaVersion: state?.version ?? 0,
  });
  const collections = await db.listCollections({ type: 'collection' }, { nameOnly: true }).toArray();
  for (const name of collections.map((one) => one.name).sort()) {
    if (name.startsWith('system.')) continue;
    yield writer.collection(name);
    let documents = 0;
    for await (const document of db
      .collection(name)
      .find<Buffer>({}, { raw: true, batchSize: 1000, ...(session && { session }) })) {
      documents++;
      yield writer.document(document);
    }
    onProgress({ collection: name, documents });
  }
  yield writer.end();
}
