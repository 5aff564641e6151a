import { execFile } from 'node:child_process';
import { type FSWatcher, watch } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { connectDatabase, ScheduleModel } from '@workbench/db';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sendJson } from '../helpers/send-json.ts';
import type { ServerProcess } from './helpers/server-process.ts';
import { until, Workspace } from './helpers/workspace.ts';

const RESTORE = fileURLToPath(new URL('../../apps/api/src/commands/restore.ts', import.meta.url));
const COMPANIES = 4000;
const BACKUP_MAX_MS = 180_000;

let workspace: Workspace;
let folder: string;
beforeEach(async () => {
  workspace = await Workspace.create();
  folder = await mkdtemp(join(tmpdir(), 'workbench-backups-'));
});
afterEach(async () => {
  await workspace.remove();
  await rm(folder, { recursive: true });
});

/** Without the minute that it would wait, and the lease of the server that was killed. */
async function makeBackupDue(): Promise<void> {
  const database = await connectDatabase({ dataDir: workspace.dataDir });
  await ScheduleModel.updateOne({ _id: 'backups.due' }, { $set: { nextAt: new Date(0), leaseUntil: new Date(0) } });
  await database.close();
}

/** Kills the server at the moment at which a file of this name appears. */
async function killAt(server: ServerProcess, watched: string, name: RegExp): Promise<void> {
  const watcher: FSWatcher = watch(watched);
  const isThere = Promise.withResolvers<void>();
  watcher.on('change', (_event, file) => {
    if (!name.test(String(file))) return;
    server.signal('SIGKILL');
    isThere.resolve();
  });
  await makeBackupDue();
  await isThere.promise;
  watcher.close();
  await server.kill();
}

const listBackups = async ({ origin }: ServerProcess) => (await sendJson(origin, 'GET', '/api/backups')).items;

const restore = (file: string) =>
  promisify(execFile)(process.execPath, [RESTORE, join(folder, file)], { env: { DATA_DIR: workspace.dataDir } });

test('a scheduled backup that is killed while it copies or writes is none, and the next one is whole', async () => {
  let server = await workspace.startServer();
  const rows = Array.from({ length: COMPANIES }, (_, n) => ({ domain: `company-${n}.com`, name: `Company ${n}` }));
  await sendJson(server.origin, 'POST', '/api/companies/bulk', { rows });
  await sendJson(server.origin, 'PUT', '/api/backups/plan', { isOn: true, folder });

  await killAt(server, workspace.dataDir, /^backup$/);
  server = await workspace.startServer();
  expect(await readdir(folder)).toEqual([]);
  await killAt(server, folder, /\.part$/);
  const halves = await readdir(folder);

  server = await workspace.startServer();
  await makeBackupDue();
  await until(BACKUP_MAX_MS, 'the next backup has ended', async () =>
    (await listBackups(server)).some(({ state }: { state: string }) => state === 'completed'),
  );
  const items = await listBackups(server);
  const failed = { state: 'failed', message: 'The server ended before the backup did.', bytes: null };
  expect(items).toMatchObject([{ state: 'completed' }, failed, failed]);
  // Nothing of the killed ones is left, not even of the one that had begun to write.
  expect(halves).toEqual([expect.stringMatching(/\.part$/)]);
  expect(await readdir(folder)).toEqual([items[0].file]);

  await server.kill();
  await workspace.untilEngineIsGone();
  // Reads it to the end.
  await restore(items[0].file);
});
