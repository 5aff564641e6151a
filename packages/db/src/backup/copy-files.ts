import { constants, type StatsFs } from 'node:fs';
import { cp, readdir, stat, statfs } from 'node:fs/promises';
import { basename, join } from 'node:path';
import mongoose from 'mongoose';
import { connectOrStartEngine } from '../embedded/connect-or-start.ts';
import { prepareEnginePaths } from '../embedded/engine-paths.ts';

/** Whose engine has the directory open. */
const LOCK_FILES = new Set(['mongod.lock', 'WiredTiger.lock']);
/** What the engine adds while it opens the copy. */
const SPARE_BYTES = 64 * 1024 * 1024;

/**
 * Copies the files of an embedded database as they are at one moment. Reads and writes of others wait meanwhile, about a second
 * for 200 MB; the engine lets them go on when this process dies.
 * @param target another data directory, on a disk with room for a second copy
 */
export async function copyDatabaseFiles(dataDir: string, target: string): Promise<void> {
  const { databaseDir } = prepareEnginePaths(dataDir);
  const copy = prepareEnginePaths(target).databaseDir;
  const engine = await connectOrStartEngine(dataDir);
  // One connection: the engine counts the lock by connection.
  const client = await mongoose.mongo.MongoClient.connect(engine.uri, { maxPoolSize: 1 });
  try {
    await requireSpace(databaseDir, target);
    const admin = client.db('admin');
    await admin.command({ fsync: 1, lock: true });
    await cp(databaseDir, copy, {
      recursive: true,
      mode: constants.COPYFILE_FICLONE,
      filter: (path) => !LOCK_FILES.has(basename(path)),
    });
    await admin.command({ fsyncUnlock: 1 });
  } finally {
    await client.close();
    engine.connection.destroy();
  }
}

async function requireSpace(databaseDir: string, target: string): Promise<void> {
  const needed = (await sizeOf(databaseDir)) + SPARE_BYTES;
  const { bavail, bsize }: StatsFs = await statfs(target);
  if (bavail * bsize >= needed) return;
  const megabytes = (bytes: number) => `${Math.ceil(bytes / 1024 / 1024)} MB`;
  throw new Error(
    `A backup needs ${megabytes(needed)} in ${target} while it is made, and ${megabytes(bavail * bsize)} are free.`,
  );
}

async function sizeOf(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) bytes += (await stat(join(entry.parentPath, entry.name))).size;
  return bytes;
}
