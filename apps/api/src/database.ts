import { statfsSync } from 'node:fs';
import { connectDatabase, type Database, prepareDatabase } from '@workbench/db';
import type { Config } from './config.ts';
import { createEngineLog } from './engine-log.ts';

const log = (line: string) => process.stderr.write(`${line}\n`);

const engineLog = (dataDir: string) =>
  createEngineLog({
    write: log,
    now: () => performance.now(),
    dataDir,
    freeBytes: () => {
      const { bavail, bsize } = statfsSync(dataDir);
      return bavail * bsize;
    },
  });

/** Connects to the configured database, upgrades what an earlier version wrote, and builds its indexes. */
export async function openDatabase(config: Config): Promise<Database> {
  const database = await connectDatabase({ ...config, ...engineLog(config.dataDir) });
  try {
    await prepareDatabase({ log });
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
