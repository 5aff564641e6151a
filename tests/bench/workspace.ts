import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EMBEDDED_OPTIONS, prepareDatabase } from '@workbench/db';
import { superviseEngine, terminateEngine } from '@workbench/db/embedded';
import mongoose from 'mongoose';

/** The database that the product uses by default, so that its server finds what this process has loaded. */
export const DATABASE_NAME = 'workbench';

export interface BenchWorkspace {
  /** Temporary; holds the engine's files and what is imported. */
  dataDir: string;
  /** Of the engine, for a driver of another process. */
  engineUri: string;
  /** Connects the models anew, with the events of each command when asked for: they cost time. */
  connect(options?: { monitorCommands: boolean }): Promise<void>;
  /** What the engine says about itself when it starts. */
  engineFacts(): Promise<string>;
  /** Ends the engine and removes the directory. */
  close(): Promise<void>;
}

export async function openWorkspace(): Promise<BenchWorkspace> {
  const dataDir = await mkdtemp(join(tmpdir(), 'workbench-bench-'));
  const engine = await superviseEngine(dataDir);

  const connect = async ({ monitorCommands } = { monitorCommands: false }) => {
    await mongoose.disconnect();
    await mongoose.connect(engine.uri, { ...EMBEDDED_OPTIONS, dbName: DATABASE_NAME, monitorCommands });
  };
  await connect();
  await prepareDatabase();

  return {
    dataDir,
    engineUri: engine.uri,
    connect,
    engineFacts: async () => {
      const log = await readFile(join(dataDir, 'engine.log'), 'utf8');
      return /cache \d+ MB/.exec(log)?.[0] ?? 'cache unknown';
    },
    close: async () => {
      await mongoose.disconnect();
      engine.stop();
      await terminateEngine(dataDir);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Empties the product's database; its indexes stand again afterwards. */
export async function emptyWorkspace(): Promise<void> {
  await mongoose.connection.dropDatabase();
  await prepareDatabase();
}
