import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase, type Database, prepareDatabase } from '@workbench/db';
import { terminateEngine } from '@workbench/db/embedded';
import { afterEach, beforeEach } from 'vitest';

/** Gives each test a folder and an engine of its own, which processes that the test kills may share. */
export function useOwnDatabase(): { readonly dataDir: string } {
  const own = { dataDir: '' };
  let database: Database;
  beforeEach(async () => {
    own.dataDir = await mkdtemp(join(tmpdir(), 'workbench-own-'));
    database = await connectDatabase({ dataDir: own.dataDir });
    await prepareDatabase();
  });
  afterEach(async () => {
    await database.close();
    await terminateEngine(own.dataDir);
    await rm(own.dataDir, { recursive: true });
  });
  return own;
}
