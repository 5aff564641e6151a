import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import mongoose, { type mongo } from 'mongoose';
import { databaseInUri } from '../connection.ts';
import { DEFAULT_DB_NAME } from '../default-db-name.ts';
import { prepareEnginePaths } from '../embedded/engine-paths.ts';
import { backupDatabase } from './backup-database.ts';
import { type ContentDigest, digestDatabase } from './content-digest.ts';
import { DatabaseInUseError, type DatabaseLocation } from './database-location.ts';
import { findDatabase, requireDatabase } from './require-database.ts';
import { requireEmpty, requireUnused } from './require-unused.ts';
import { type RestoreOptions, restoreDatabase } from './restore-database.ts';
import { requireFinishedRestore } from './unfinished-restore.ts';

type CopyOptions = Pick<RestoreOptions, 'onProgress' | 'log' | 'beforeUse'>;

/** What was copied is not what is there. */
export class CopyDiffersError extends Error {
  override readonly name = 'CopyDiffersError';
}

/**
 * Copies the database of one place to another, empty one, and compares both byte by byte. No server may use either meanwhile; a
 * source that changes nevertheless is noticed, and no process opens a copy that did not end.
 * @throws DatabaseInUseError for a source that is used or a target that has data; NoDatabaseError; CopyDiffersError; UnfinishedRestoreError
 */
export async function copyDatabase(
  source: DatabaseLocation,
  target: DatabaseLocation,
  options: CopyOptions,
): Promise<void> {
  const { mongodbUri } = source;
  requireDatabase(source);
  if (mongodbUri === undefined) await requireUnused(source.dataDir);
  else await withServer(mongodbUri, requireFinishedRestore);
  if (target.mongodbUri === undefined) requireNoDatabase(target.dataDir);
  else await withServer(target.mongodbUri, requireCopyTarget);
  const file = join(prepareEnginePaths(source.dataDir).dataDir, `copy-${randomUUID()}.backup`);
  const between = { passphrase: null, onProgress: () => undefined };
  try {
    await backupDatabase(source, file, { ...between, now: new Date(), isAtRest: true });
    await restoreDatabase(target, file, {
      ...between,
      ...options,
      afterLoad: async (db, loaded) => {
        requireSame(loaded, await digestDatabase(db), 'The copy is not what was read');
        if (mongodbUri !== undefined)
          requireSame(loaded, await withServer(mongodbUri, digestDatabase), 'The source has changed meanwhile');
      },
    });
  } finally {
    await Promise.all([rm(file, { force: true }), rm(`${file}.part`, { force: true })]);
  }
}

async function requireCopyTarget(db: mongo.Db): Promise<void> {
  await requireFinishedRestore(db);
  await requireEmpty(db);
}

function requireSame(expected: ContentDigest, found: ContentDigest, problem: string): void {
  const differences = expected.differences(found);
  if (differences.length === 0) return;
  throw new CopyDiffersError(
    `${problem}: ${differences.join(', ')}. Stop every server of both, drop the database of the copy, then copy again.`,
  );
}

function requireNoDatabase(dataDir: string): void {
  const found = findDatabase(dataDir);
  if (found === null) return;
  throw new DatabaseInUseError(`There is a database in ${found} already: name an empty DATA_DIR. Nothing was copied.`);
}

async function withServer<T>(uri: string, work: (db: mongo.Db) => Promise<T>): Promise<T> {
  const client = await mongoose.mongo.MongoClient.connect(uri);
  try {
    return await work(client.db(databaseInUri(uri) ?? DEFAULT_DB_NAME));
  } finally {
    await client.close();
  }
}
