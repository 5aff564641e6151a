import { connectDatabase, type Database, prepareDatabase } from '@workbench/db';
import type { Config } from './config.ts';

/** Engine restarts belong to no request, so they are logged here. */
const ENGINE_LISTENERS = {
  onDown: () => process.stderr.write('The database engine stopped; it is started again.\n'),
  onUp: () => process.stderr.write('The database engine runs again.\n'),
  onRestartError: (error: unknown) => process.stderr.write(`The database engine does not start: ${error}\n`),
};

const log = (line: string) => process.stderr.write(`${line}\n`);

/** Connects to the configured database, upgrades what an earlier version wrote, and builds its indexes. */
export async function openDatabase(config: Config): Promise<Database> {
  const database = await connectDatabase({ ...config, ...ENGINE_LISTENERS });
  try {
    await prepareDatabase({ log });
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
