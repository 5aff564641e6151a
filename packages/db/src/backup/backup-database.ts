import mongoose, { type mongo } from 'mongoose';
import { DEFAULT_DB_NAME, databaseInUri } from '../connection.ts';
import { connectOrStartEngine } from '../embedded/connect-or-start.ts';
import { prepareEnginePaths } from '../embedded/engine-paths.ts';
import { writeArchive } from './archive-file.ts';
import { claimCopyFolder } from './claim-copy.ts';
import { copyDatabaseFiles } from './copy-files.ts';
import type { DatabaseLocation } from './database-location.ts';
import { type DumpProgress, dumpDatabase } from './dump.ts';

const { MongoClient } = mongoose.mongo;

export interface BackupOptions {
  /** null: the backup is not encrypted. */
  passphrase: string | null;
  now: Date;
  /** No program writes to the source: a server needs no snapshots then. */
  isAtRest?: boolean;
  onProgress: (progress: DumpProgress) => void;
}

/**
 * Writes the database as it is at one moment into a file, while others go on reading and writing.
 * @param file must not exist yet, or is replaced
 * @throws DatabaseInUseError while another backup of the data directory runs
 */
export async function backupDatabase(source: DatabaseLocation, file: string, options: BackupOptions): Promise<void> {
  if (source.mongodbUri !== undefined) return backupServer(source.mongodbUri, file, options);
  const { copy, release } = await claimCopyFolder(prepareEnginePaths(source.dataDir).dataDir);
  try {
    await copyDatabaseFiles(source.dataDir, copy);
    const engine = await connectOrStartEngine(copy);
    const client = await MongoClient.connect(engine.uri);
    try {
      await writeDump(client.db(DEFAULT_DB_NAME), file, options);
    } finally {
      await client.close();
      engine.connection.destroy();
    }
  } finally {
    await release();
  }
}

async function backupServer(uri: string, file: string, options: BackupOptions): Promise<void> {
  const client = await MongoClient.connect(uri);
  // Of one moment; a server without a replica set refuses it.
  const session = options.isAtRest ? undefined : client.startSession({ snapshot: true });
  try {
    await writeDump(client.db(databaseInUri(uri) ?? DEFAULT_DB_NAME), file, options, session);
  } catch (error) {
    if (!isWithoutSnapshots(error)) throw error;
    throw new Error('A backup while others write needs a replica set or a sharded cluster; this server is none.');
  } finally {
    await session?.endSession();
    await client.close();
  }
}

const isWithoutSnapshots = (error: unknown): boolean =>
  error instanceof Error && /snapshot|replica set/i.test(error.message);

function writeDump(
  db: mongo.Db,
  file: string,
  { passphrase, now, onProgress }: BackupOptions,
  session?: mongo.ClientSession,
): Promise<void> {
  const frames = dumpDatabase(db, { createdAt: now.toISOString() }, { onProgress, ...(session && { session }) });
  return writeArchive(file, frames, passphrase);
}
