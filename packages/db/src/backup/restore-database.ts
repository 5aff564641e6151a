import { randomUUID } from 'node:crypto';
import mongoose from 'mongoose';
import { connectDatabase } from '../connection.ts';
import { terminateEngine } from '../embedded/engine-pid.ts';
import { WriteLockModel } from '../models/companies/write-lock.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { readArchive } from './archive/archive-file.ts';
import { type ArchiveHeader, readFrames } from './archive/archive-frames.ts';
import type { DumpProgress } from './archive/dump-database.ts';
import { loadDatabase } from './archive/load-database.ts';
import { verifyArchive } from './archive/verify-archive.ts';
import { ContentDigest } from './content-digest.ts';
import type { DatabaseLocation } from './database-location.ts';
import { requireEmpty, requireUnused } from './require-unused.ts';
import { finishRestore, markStageReady, removeStage, stageOf } from './staged-restore.ts';
import { markFinished, markUnfinished, requireFinishedRestore } from './unfinished-restore.ts';

export interface RestoreOptions {
  passphrase: string | null;
  onProgress: (progress: DumpProgress) => void;
  /** Takes a line of the log while older data is upgraded. */
  log: (line: string) => void;
  /** Runs when the documents of the backup are there, unchanged, and nothing else. */
  afterLoad?: (db: mongoose.mongo.Db, loaded: ContentDigest) => Promise<void>;
  /** Runs on the restored database before anyone can read it. */
  beforeUse: (header: ArchiveHeader) => Promise<void>;
}

/**
 * Puts the database of a backup in place of the present one, upgraded to this version. The whole file is checked first; until the
 * restored database is complete the present one stays as it is, and after it beside the new one.
 * A server's database is built in place, and no process opens it until it is complete.
 * @returns where the former database is; null when there was none
 * @throws UnfinishedRestoreError where an earlier restore into it was broken off; ArchiveError, NewerDatabaseError, DatabaseInUseError; the present database is as it was then
 */
export async function restoreDatabase(
  { dataDir, mongodbUri }: DatabaseLocation,
  file: string,
  options: RestoreOptions,
): Promise<string | null> {
  const frames = () => readFrames(readArchive(file, options.passphrase));
  const header = await verifyArchive(frames());
  if (mongodbUri !== undefined) {
    await build({ dataDir, mongodbUri }, frames(), header, options);
    return null;
  }
  await requireUnused(dataDir);
  await finishRestore(dataDir);
  await removeStage(dataDir);
  const stage = stageOf(dataDir);
  try {
    await build({ dataDir: stage }, frames(), header, options);
  } finally {
    await terminateEngine(stage);
  }
  await requireUnused(dataDir);
  await markStageReady(dataDir);
  return finishRestore(dataDir);
}

async function build(
  target: DatabaseLocation,
  frames: ReturnType<typeof readFrames>,
  header: ArchiveHeader,
  { onProgress, log, afterLoad, beforeUse }: RestoreOptions,
): Promise<void> {
  const database = await connectDatabase(target);
  try {
    const { db } = mongoose.connection;
    if (db === undefined) throw new Error('The database is not connected');
    await requireFinishedRestore(db);
    await requireEmpty(db);
    await markUnfinished(db);
    const loaded = new ContentDigest();
    await loadDatabase(db, afterLoad ? loaded.tap(frames) : frames, onProgress);
    await afterLoad?.(db, loaded);
    await prepareDatabase({ log, isRestoring: true });
    // Cursors of the changes feed are of the time after the backup, which this database has not seen.
    await WriteLockModel.updateOne({}, { $set: { epoch: randomUUID() } });
    await beforeUse(header);
    await markFinished(db);
  } finally {
    await database.close();
  }
}
