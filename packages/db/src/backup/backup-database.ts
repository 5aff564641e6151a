import mongoose, { type mongo } from 'mongoose';
import { databaseInUri } from '../connection.ts';
import { DEFAULT_DB_NAME } from '../default-db-name.ts';
import { connectOrStartEngine } from '../embedded/connect-or-start.ts';
import { prepareEnginePaths } from '../embedded/engine-paths.ts';
import { writeArchive } from './archive/archive-file.ts';
import { type DumpProgress, dumpDatabase } from './archive/dump-database.ts';
import { claimCopyFolder } from './claim-copy.ts';
import { copyDatabaseFiles } from './copy-files.ts';
import { type DatabaseLocation, NoDatabaseError, NoSnapshotsError } from './database-location.ts';
import { requireCollections, requireDatabase } from './require-database.ts';

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
 * @throws DatabaseInUseError while another backup of the data directory runs; NoDatabaseError; NoSnapshotsError
 */
export async function backupDatabase(source: DatabaseLocation, file: string, options: BackupOptions): Promise<void> {
  if (source.mongodbUri !== undefined) return backupServer(source.mongodbUri, file, options);
  requireDatabase(source);
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
  const db = client.db(databaseInUri(uri) ?? DEFAULT_DB_NAME);
  try {
    await requireCollections(db);
    await writeDump(db, file, options, session);
  } catch (error) {
    if (error instanceof NoDatabaseError || !isWithoutSnapshots(error, db.databaseName)) throw error;
    throw new NoSnapshotsError(
      'A backup while others write needs a replica set or a sharded cluster; this server is none.',
    );
  } finally {
    await session?.endSession();
    await client.close();
  }
}

/** Messages of a server name the database, whose name may say anything. */
const isWithoutSnapshots = (error: unknown, databaseName: string): boolean =>
  error instanceof Error && /snapshot|replica set/i.test(error.message.replaceAll(databaseName, ''));

function writeDump(
  db: mongo.Db,
  file: string,
  { passphrase, now, onProgress }: BackupOptions,
  session?: mongo.ClientSession,
): Promise<void> {
  const frames = dumpDatabase(db, { createdAt: now.toISOString() }, { onProgress, ...(session && { session }) });
  return writeArchive(file, frames, passphrase);
}
