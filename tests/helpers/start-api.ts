import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AppDeps, buildApp, FILE_VERBS } from '@workbench/api';
import { prepareDatabase } from '@workbench/db';
import { useTestDatabase } from '@workbench/db/testing';
import { noInfrastructure } from '@workbench/services/shared/context';
import { openSecrets } from '@workbench/services/shared/secrets';
import mongoose from 'mongoose';
import { afterAll, beforeAll } from 'vitest';

export interface RunningApi {
  /** As http://127.0.0.1:43210, without a slash at the end. */
  origin: string;
  /** Holds uploads and the error files of imports. */
  dataDir: string;
}

/**
 * Runs the real application for this test file, on a port of its own and with an empty database of its own.
 * The fields of the answer are filled in before the first test.
 */
export function useApi(overrides: Partial<AppDeps> = {}): RunningApi {
  const api: RunningApi = { origin: '', dataDir: '' };
  useTestDatabase();
  let stop: () => Promise<void>;

  beforeAll(async () => {
    await prepareDatabase();
    api.dataDir = await mkdtemp(join(tmpdir(), 'workbench-contract-'));
    const app = await buildApp({
      database: { ping: async () => mongoose.connection.db?.command({ ping: 1 }) },
      files: FILE_VERBS,
      dataDir: api.dataDir,
      webRoot: join(api.dataDir, 'web'),
      host: '127.0.0.1',
      port: 0,
      logLevel: 'silent',
      infrastructure: { ...noInfrastructure(), secrets: openSecrets(api.dataDir) },
      ...overrides,
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
    api.origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    stop = async () => {
      await app.close();
      await rm(api.dataDir, { recursive: true, force: true });
    };
  });

  afterAll(() => stop());
  return api;
}
