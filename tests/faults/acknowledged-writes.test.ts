import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { sendJson } from '../helpers/send-json.ts';
import type { ServerProcess } from './helpers/server-process.ts';
import { expectExactStatistics, storedDomains } from './helpers/stored-state.ts';
import { until, Workspace } from './helpers/workspace.ts';
import { acknowledgedBy, startWriters, type Writer } from './helpers/writer.ts';

let workspace: Workspace;
beforeEach(async () => {
  workspace = await Workspace.create();
});
afterEach(() => workspace.remove());

const NAMES = ['one', 'two', 'three', 'four'];
const ENGINE_KILLS = inject('faultSizes').writesKills;

async function untilAcknowledged(writers: Writer[], count: number): Promise<void> {
  const before = acknowledgedBy(writers).length;
  await until(120_000, `${count} more companies are acknowledged`, async () => {
    expect(writers.flatMap((writer) => writer.failures)).toEqual([]);
    return acknowledgedBy(writers).length >= before + count;
  });
}

async function expectNothingLost(writers: Writer[]): Promise<void> {
  const stored = await storedDomains(workspace.dataDir);
  expect(acknowledgedBy(writers).filter((domain) => !stored.has(domain))).toEqual([]);
  expect(await expectExactStatistics(workspace.dataDir)).toBe(stored.size);
}

/** Neither a fork nor a gap, and a line of each company that was acknowledged. */
async function expectIntactLog({ origin }: ServerProcess, killed: ServerProcess, writers: Writer[]): Promise<void> {
  expect(killed.output()).not.toContain('the audit log has no line');
  expect(await sendJson(origin, 'POST', '/api/audit/verify')).toMatchObject({ isIntact: true, faults: [] });
  const file = await (await fetch(`${origin}/api/audit/export/ndjson`)).text();
  const lines = file
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { operation: string; outcome: string; records: string[] });
  const created = lines.filter(({ operation, outcome }) => operation === 'companies.create' && outcome === 'done');
  const recorded = new Set(created.flatMap(({ records }) => records));
  const ids = writers.flatMap((writer) => writer.acknowledgedIds);
  expect(ids.filter((id) => !recorded.has(id))).toEqual([]);
}

test('every company that was acknowledged is there after kills of the engine and of the server', async () => {
  const server = await workspace.startServer();
  const writers = startWriters(server, NAMES);
  for (let kill = 0; kill < ENGINE_KILLS; kill++) {
    await untilAcknowledged(writers, 20 + 13 * kill);
    await workspace.killEngine();
  }
  await untilAcknowledged(writers, 20);
  for (const refusal of writers.flatMap((writer) => writer.refusals)) {
    expect(refusal).toEqual({ status: 503, code: 'SERVICE_UNAVAILABLE' });
  }
  await server.kill();
  await Promise.all(writers.map((writer) => writer.ended));

  await expectIntactLog(await workspace.startServer(), server, writers);
  await expectNothingLost(writers);
});

test('the same holds when engine and server are killed at once', async () => {
  const server = await workspace.startServer();
  const writers = startWriters(server, NAMES);
  await untilAcknowledged(writers, 40);
  const enginePid = await workspace.enginePid();
  process.kill(enginePid, 'SIGKILL');
  await server.kill();
  await Promise.all(writers.map((writer) => writer.ended));

  await expectIntactLog(await workspace.startServer(), server, writers);
  await expectNothingLost(writers);
});
