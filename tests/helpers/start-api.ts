import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AppDeps, buildApp, FILE_VERBS } from '@workbench/api';
import { prepareDatabase } from '@workbench/db';
import { useTestDatabase } from '@workbench/db/testing';
import { readMetrics } from '@workbench/services/metrics';
import { noInfrastructure } from '@workbench/services/shared/context';
import { openSecrets } from '@workbench/services/shared/secrets';
import mongoose from 'mongoose';
import { afterAll, beforeAll } from 'vitest';
import { restoreSecretKey, restoreWorkspace, type WrittenBy } from './restore-workspace.ts';

export interface RunningApi {
  /** As http://127.0.0.1:43210, without a slash at the end. */
  origin: string;
  /** Holds uploads. */
  dataDir: string;
}

/**
 * Runs the real application for this test file, on a port of its own and with an empty database of its own.
 * The fields of the answer are filled in before the first test.
 * @param writtenBy opens a workspace that an earlier version wrote, in place of an empty one
 */
export function useApi(overrides: Partial<AppDeps> = {}, writtenBy?: WrittenBy): RunningApi {
  const api: RunningApi = { origin: '', dataDir: '' };
  useTestDatabase();
  let stop: () => Promise<void>;

  beforeAll(async () => {
    api.dataDir = await mkdtemp(join(tmpdir(), 'workbench-contract-'));
    if (writtenBy !== undefined) {
      const { connection } = mongoose;
      await connection.dropDatabase();
      await restoreWorkspace(connection.getClient().db(connection.name), writtenBy);
      await restoreSecretKey(api.dataDir);
    }
    await prepareDatabase();
    const app = await buildApp({
      database: { ping: async () => mongoose.connection.db?.command({ ping: 1 }) },
      files: FILE_VERBS,
      readMetrics,
      dataDir: api.dataDir,
      webRoot: join(api.dataDir, 'web'),
      host: '127.0.0.1',
      port: 0,
      logLevel: 'silent',
      // The contract has more refusals of each call in a minute than anyone may send.
      refusedPerMinute: Number.MAX_SAFE_INTEGER,
      infrastructure: {
        ...noInfrastructure(),
        secrets: openSecrets(api.dataDir),
        // How a database becomes a file is tested where there is a server of its own.
        backups: {
          folder: join(api.dataDir, 'backups'),
          databaseFolder: join(api.dataDir, 'database'),
          isEncrypted: false,
          write: (file) => writeFile(file, 'a backup'),
        },
      },
      ...overrides,
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
    api.origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    stop = async () => {
      await app.close();
      // A backup that was begun may still be writing there.
      await rm(api.dataDir, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 });
    };
  });

  afterAll(() => stop());
  return api;
}
