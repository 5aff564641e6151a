import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { afterAll, beforeAll, inject } from 'vitest';
import { CloseAwareConnection } from './close-aware-connection.ts';
import { EMBEDDED_OPTIONS } from './connection.ts';
import { createDeclaredIndexes } from './declared-indexes.ts';
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

/** The collections to which this process has written since they were emptied. */
const written = new Set<string>();
const WRITES = ['insert', 'update', 'findAndModify'];

/** Notes where documents may come to be. */
class RecordingConnection extends CloseAwareConnection {
  override command(...args: unknown[]): Promise<unknown> {
    const [name, collection] = Object.entries(args[1] ?? {})[0] ?? [];
    if (name !== undefined && WRITES.includes(name)) written.add(String(collection));
    return super.command(...args);
  }
}

/** For the run's engine, which no test kills: what it acknowledges need not be on the disk yet. */
export const TEST_OPTIONS = {
  ...EMBEDDED_OPTIONS,
  connectionType: RecordingConnection,
  writeConcern: { w: 1, journal: false },
} as const;

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
    await Promise.all(models.map((model) => createDeclaredIndexes(model)));
    for (const model of models) indexed.add(model);
    await emptyTestDatabase();
  });
  afterAll(emptyTestDatabase);
}

/**
 * Deletes every document of the test database and keeps its indexes. Most files write to few of the many collections:
 * those are emptied, and all of them only where other processes or other kinds of commands have written, too.
 */
export async function emptyTestDatabase(): Promise<void> {
  const { db } = mongoose.connection;
  if (db === undefined) return;
  const names = [...written];
  written.clear();
  await Promise.all(names.map((name) => db.collection(name).deleteMany({})));
  const { objects } = await db.stats();
  if (objects === 0) return;
  const collections = await db.collections();
  await Promise.all(collections.map((collection) => collection.deleteMany({})));
}
