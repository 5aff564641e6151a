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

/** No test here kills the engine: what it acknowledges need not be on the disk yet. */
const TEST_OPTIONS = { ...EMBEDDED_OPTIONS, writeConcern: { w: 1, journal: false } } as const;

/** The models whose indexes the database of this process has. */
const indexed = new Set<mongoose.Model<unknown>>();

/**
 * Gives this test file an empty database on the run's engine, with the indexes of every imported model in place. Files
 * that share a process take turns with one database: building the indexes takes longer than most files.
 */
export function useTestDatabase(): void {
  beforeAll(async () => {
    if (mongoose.connection.readyState !== mongoose.ConnectionStates.connected) {
      indexed.clear();
      await mongoose.connect(inject('mongoUri'), { ...TEST_OPTIONS, dbName: `test_${randomUUID()}` });
    }
    const models = Object.values(mongoose.models).filter((model) => !indexed.has(model));
    await Promise.all(models.map((model) => model.createIndexes()));
    for (const model of models) indexed.add(model);
    await emptyTestDatabase();
  });
  afterAll(emptyTestDatabase);
}

/** Deletes every document of the test database and keeps its indexes. */
export async function emptyTestDatabase(): Promise<void> {
  const collections = await mongoose.connection.db?.collections();
  await Promise.all((collections ?? []).map((collection) => collection.deleteMany({})));
}
