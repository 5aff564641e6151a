import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ServerProcess } from './helpers/server-process.ts';
import { asSeenBy, fillDisk, onNearlyFullDisk, onSmallDisk } from './helpers/unfit-machines.ts';
import { until, Workspace } from './helpers/workspace.ts';

/** The engine builds no index with less than 500 free. */
const DISK_MB = 640;
const ROWS = 1000;
/** Less than the engine's journal may take at once. */
const FREE_MB = 60;
const ENDED_MAX_MS = 40_000;
const REFUSAL_MAX_MS = 180_000;

let workspace: Workspace;
beforeEach(async () => {
  workspace = await Workspace.create();
});
afterEach(() => workspace.remove());

/** Adds companies of this name; null when they are acknowledged, the server's words when they are not. */
async function refusalOf({ origin }: ServerProcess, name: string, rows = ROWS): Promise<string | null> {
  const companies = Array.from({ length: rows }, (_, row) => ({
    name,
    domain: `${name}-${row}.com`,
    industry: 'Tools',
  }));
  const response = await fetch(`${origin}/api/companies/bulk`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rows: companies }),
    signal: AbortSignal.timeout(REFUSAL_MAX_MS),
  });
  const { message } = (await response.json()) as { message?: string };
  expect([200, 503]).toContain(response.status);
  return response.ok ? null : String(message);
}

test.runIf(process.platform === 'linux')(
  'a full disk is named to the first who writes and in the log, reading goes on, nothing acknowledged is lost, and with free space everything goes on',
  async () => {
    const server = await workspace.startServer({}, onSmallDisk(workspace.dataDir, DISK_MB));
    expect(await refusalOf(server, 'before')).toBeNull();
    const ballast = join(asSeenBy(server, workspace.dataDir), 'ballast');
    fillDisk(ballast);

    const acknowledged = ['before'];
    const words: string[] = [];
    await until(REFUSAL_MAX_MS, 'a write is refused by name of the reason', async () => {
      const name = `full-${acknowledged.length}`;
      const refusal = await refusalOf(server, name);
      if (refusal === null) acknowledged.push(name);
      else words.push(refusal);
      return words.at(-1) === 'The disk of the server is full: free some space and try again';
    });
    // Whoever writes first learns it, and not after the database has been away.
    expect(words).toHaveLength(1);
    expect((await fetch(`${server.origin}/api/companies?limit=1`)).status).toBe(200);
    expect(server.output()).toContain(`The disk of ${workspace.dataDir} is full: free some space.`);
    rmSync(ballast);
    await until(REFUSAL_MAX_MS, 'it writes again', async () => (await refusalOf(server, 'after', 1)) === null);

    const exported = await (await fetch(`${server.origin}/api/export/csv`)).text();
    const domains = acknowledged.flatMap((name) => Array.from({ length: ROWS }, (_, row) => `${name}-${row}.com`));
    expect(domains.filter((domain) => !exported.includes(`"${domain}"`) && !exported.includes(`,${domain},`))).toEqual(
      [],
    );
  },
);

test.runIf(process.platform === 'linux')('on a disk that is nearly full the server starts, and is read', async () => {
  const before = await workspace.startServer();
  expect(await refusalOf(before, 'before', 1)).toBeNull();
  before.signal('SIGTERM');
  await before.ended(ENDED_MAX_MS);
  await workspace.untilEngineIsGone();

  const server = await workspace.startServer({}, onNearlyFullDisk(workspace.dataDir, FREE_MB));
  const response = await fetch(`${server.origin}/api/companies`);
  expect(await response.json()).toMatchObject([{ name: 'before' }]);
  expect(await refusalOf(server, 'full', 1)).toBe('The disk of the server is full: free some space and try again');
});
