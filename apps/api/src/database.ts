import { statfsSync } from 'node:fs';
import { connectDatabase, type Database, prepareDatabase } from '@workbench/db';
import type { Config } from './config.ts';

/** Engine restarts belong to no request, so they are logged here. */
const engineListeners = (dataDir: string) => ({
  onDown: () => process.stderr.write(`The database engine stopped; it is started again.${diskWarning(dataDir)}\n`),
  onUp: () => process.stderr.write('The database engine runs again.\n'),
  onRestartError: (error: unknown) =>
    process.stderr.write(`The database engine does not start: ${error}${diskWarning(dataDir)}\n`),
});

/** The engine stops when it cannot write, and does not say why. */
function diskWarning(dataDir: string): string {
  const { bavail, bsize } = statfsSync(dataDir);
  return bavail * bsize < FREE_BYTES_MIN ? ` The disk of ${dataDir} is full: free some space.` : '';
}

const FREE_BYTES_MIN = 100 * 1024 * 1024;

const log = (line: string) => process.stderr.write(`${line}\n`);

/** Connects to the configured database, upgrades what an earlier version wrote, and builds its indexes. */
export async function openDatabase(config: Config): Promise<Database> {
  const database = await connectDatabase({ ...config, ...engineListeners(config.dataDir) });
  try {
    await prepareDatabase({ log });
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
