import { afterEach, beforeEach, expect, test } from 'vitest';
import { sendJson } from '../helpers/send-json.ts';
import type { ServerProcess } from './helpers/server-process.ts';
import { expectExactStatistics } from './helpers/stored-state.ts';
import { Workspace } from './helpers/workspace.ts';

/** Three times the ten seconds after which the product gives up; the driver left to itself would take forty. */
const ANSWER_MAX_MS = 30_000;

let workspace: Workspace;
let server: ServerProcess;
beforeEach(async () => {
  workspace = await Workspace.create();
  server = await workspace.startServer();
});
afterEach(() => workspace.remove());

async function add(name: string): Promise<number> {
  const { status } = await fetch(`${server.origin}/api/companies`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, domain: `${name}.com` }),
    signal: AbortSignal.timeout(ANSWER_MAX_MS),
  });
  return status;
}

test('an engine that stands still is told to all who wait for it, and when it goes on so does everything', async () => {
  expect(await add('before')).toBe(201);
  const enginePid = await workspace.enginePid();
  process.kill(enginePid, 'SIGSTOP');
  try {
    expect(await Promise.all(['one', 'two', 'three', 'four'].map(add))).toEqual([503, 503, 503, 503]);
  } finally {
    process.kill(enginePid, 'SIGCONT');
  }

  expect(await add('after')).toBe(201);
  const { companies } = await sendJson(server.origin, 'GET', '/api/workspace');
  expect(companies).toBeGreaterThanOrEqual(2);
  expect(await expectExactStatistics(workspace.dataDir)).toBe(companies);
});
