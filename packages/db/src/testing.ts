import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { afterAll, beforeAll, inject } from 'vitest';
import { EMBEDDED_OPTIONS } from './connection.ts';
import { terminateEngine } from './embedded/engine-pid.ts';
import { superviseEngine } from './embedded/restart-supervisor.ts';

declare module 'vitest' {
  interface ProvidedContext {
    mongoUri: string;
  }
}

export interface TestEngine {
  uri: string;
  /** Closes the engine and removes its directory. */
  stop(): Promise<void>;
}

/** Starts one engine for a whole test run, in a directory of its own. */
export async function startTestEngine(): Promise<TestEngine> {
  const dataDir = await mkdtemp(join(tmpdir(), 'workbench-test-'));
  const engine = await superviseEngine(dataDir);
  return {
    uri: engine.uri,
    stop: async () => {
      engine.stop();
      await terminateEngine(dataDir);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Gives this test file an empty database of its own on the run's engine, with the indexes of
 * every imported model in place, and drops it afterwards.
 */
export function useTestDatabase(): void {
  beforeAll(async () => {
    await mongoose.connect(inject('mongoUri'), { ...EMBEDDED_OPTIONS, dbName: `test_${randomUUID()}` });
    await Promise.all(Object.values(mongoose.models).map((model) => model.createIndexes()));
  });
  afterAll(async () => {
    await mongoose.connection.dropDatabase();
    await mongoose.disconnect();
  });
}

/** Deletes every document of the test database and keeps its indexes. */
export async function emptyTestDatabase(): Promise<void> {
  const collections = await mongoose.connection.db?.collections();
  await Promise.all((collections ?? []).map((collection) => collection.deleteMany({})));
}
