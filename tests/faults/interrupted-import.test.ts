import type { ImportsPage } from '@workbench/services/companies/schemas';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { EXPECTED_COUNTS, importLargeFile, importOlderFigures, ROWS, RunningImport } from './helpers/large-import.ts';
import type { ServerProcess } from './helpers/server-process.ts';
import { expectExactStatistics, expectSameState, readState, type StoredState } from './helpers/stored-state.ts';
import { until, Workspace } from './helpers/workspace.ts';

/** Requests that run get 10 s to finish; the rest is disconnecting, which a slow machine may take its time for. */
const SHUTDOWN_MAX_MS = 40_000;

let undisturbed: StoredState;
beforeAll(async () => {
  const workspace = await Workspace.create();
  try {
    const server = await workspace.startServer();
    await importOlderFigures(server);
    expect(await importLargeFile(server)).toMatchObject(EXPECTED_COUNTS);
    undisturbed = await readState(workspace.dataDir);
    expect(undisturbed.companies).toHaveLength(ROWS);
    expect(undisturbed.observations).toHaveLength(EXPECTED_COUNTS.updated * 2);
    expect(await expectExactStatistics(workspace.dataDir)).toBe(ROWS);
  } finally {
    await workspace.remove();
  }
});

let workspace: Workspace;
let server: ServerProcess;
beforeEach(async () => {
  workspace = await Workspace.create();
  server = await workspace.startServer();
  await importOlderFigures(server);
});
afterEach(() => workspace.remove());

const CONTINUED_MS = 120_000;

/** Starts the product again, which finishes what was interrupted, and expects that nothing shows it. */
async function restartAndExpectUndisturbed(): Promise<void> {
  server = await workspace.startServer();
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  let items: ImportsPage['items'] = [];
  await until(CONTINUED_MS, 'no import is running', async () => {
    ({ items } = (await (await fetch(`${server.origin}/api/imports`)).json()) as ImportsPage);
    return items.every(({ state }) => state !== 'running');
  });
  const completed = { state: 'completed', message: null };
  expect(items).toMatchObject([{ ...completed, rows: ROWS }, completed]);
  expect(await expectExactStatistics(workspace.dataDir)).toBe(ROWS);
  expectSameState(await readState(workspace.dataDir), undisturbed);
}

test('after a kill of the server in the middle, the next one continues the import, which ends as undisturbed', async () => {
  const running = new RunningImport(server);
  await running.untilShare(0.2);
  await server.kill();
  expect(await running.answer).toBeInstanceOf(Error);
  await workspace.untilEngineIsGone();
  await restartAndExpectUndisturbed();
});

test('an import goes on by itself when the database engine is killed under it twice', async () => {
  const running = new RunningImport(server);
  await running.untilShare(0.2);
  await workspace.killEngine();
  await running.untilShare(0.5);
  await workspace.killEngine();
  expect(await running.answer).toMatchObject({ status: 200, body: EXPECTED_COUNTS });
  for (const status of running.progressStatuses) expect([200, 503]).toContain(status);
  expectSameState(await readState(workspace.dataDir), undisturbed);
});

test('after a kill of server and engine at once, and then a stop of the continued import, both in the middle, it ends as undisturbed', async () => {
  const killed = new RunningImport(server);
  await killed.untilShare(0.2);
  const enginePid = await workspace.enginePid();
  server.signal('SIGKILL');
  process.kill(enginePid, 'SIGKILL');
  expect(await killed.answer).toBeInstanceOf(Error);

  server = await workspace.startServer();
  await killed.untilContinued(server);
  server.signal('SIGTERM');
  expect(await server.ended(SHUTDOWN_MAX_MS)).toEqual({ code: 0, signal: null });
  await restartAndExpectUndisturbed();
});
