import { afterAll, beforeAll, expect, test } from 'vitest';
import { importCsv } from '../helpers/upload.ts';
import type { ServerProcess } from './helpers/server-process.ts';
import { expectExactStatistics, storedDomains } from './helpers/stored-state.ts';
import { until, Workspace } from './helpers/workspace.ts';
import { acknowledgedBy, startWriters } from './helpers/writer.ts';

/** Totals are a second old at most on the server that did not write; a slow machine may take its time. */
const TOTALS_AGREE_MS = 30_000;
const GO_ON_MAX_MS = 90_000;

/** One pair for all tests: the last of them kills one. */
let workspace: Workspace;
let first: ServerProcess;
let second: ServerProcess;
beforeAll(async () => {
  workspace = await Workspace.create();
  [first, second] = await Promise.all([workspace.startServer(), workspace.startServer()]);
});
afterAll(() => workspace.remove());

async function companiesOn({ origin }: ServerProcess): Promise<number> {
  const answer = await fetch(`${origin}/api/workspace`);
  return ((await answer.json()) as { companies: number }).companies;
}

const expectTotal = (server: ServerProcess, total: number) =>
  until(TOTALS_AGREE_MS, `${total} companies are shown`, async () => (await companiesOn(server)) === total);

test('two servers started at once on one directory share an engine, and each sees what the other writes', async () => {
  const enginePid = await workspace.enginePid();
  expect(await companiesOn(second)).toBe(0);
  await importCsv(first.origin, 'name,domain,industry\nOne,one.com,Tools\nTwo,two.com,Toys\n');
  await expectTotal(second, 2);
  await importCsv(second.origin, 'name,domain,industry\nThree,three.com,Tools\n');
  await expectTotal(first, 3);
  expect(await workspace.enginePid()).toBe(enginePid);
});

test('the rows that one server could not import are read from the other', async () => {
  const { importId } = await importCsv(
    first.origin,
    'name,domain,industry\nOne,one.com,Tools\nTwo,not a domain,Toys\n',
  );
  const file = await fetch(`${second.origin}/api/companies/import-csv/${importId}/errors`);
  expect(file.status).toBe(200);
  expect(await file.text()).toContain('Two,not a domain');
});

test('when the engine is killed while both write, both go on', async () => {
  const writers = [...startWriters(first, ['first']), ...startWriters(second, ['second'])];
  await until(GO_ON_MAX_MS, 'both write', async () => writers.every(({ acknowledged }) => acknowledged.length > 20));
  await workspace.killEngine();
  const before = writers.map(({ acknowledged }) => acknowledged.length);
  await until(GO_ON_MAX_MS, 'both go on', async () =>
    writers.every(({ acknowledged }, index) => acknowledged.length > (before[index] ?? 0) + 20),
  );
  await Promise.all(writers.map((writer) => writer.stop()));

  expect(writers.flatMap(({ failures }) => failures)).toEqual([]);
  const stored = await storedDomains(workspace.dataDir);
  expect(acknowledgedBy(writers).filter((domain) => !stored.has(domain))).toEqual([]);
  const total = await expectExactStatistics(workspace.dataDir);
  await Promise.all([expectTotal(first, total), expectTotal(second, total)]);
});

test('when one is killed while both write, the other goes on and nothing acknowledged is lost', async () => {
  const enginePid = await workspace.enginePid();
  const doomed = startWriters(first, ['doomed-one', 'doomed-two']);
  const lasting = startWriters(second, ['lasting-one', 'lasting-two']);
  const acknowledged = () => acknowledgedBy([...doomed, ...lasting]);
  await until(
    GO_ON_MAX_MS,
    'both write',
    async () => acknowledgedBy(doomed).length > 20 && acknowledgedBy(lasting).length > 20,
  );
  await first.kill();
  await Promise.all(doomed.map((writer) => writer.ended));
  const before = acknowledgedBy(lasting).length;
  await until(GO_ON_MAX_MS, 'the other goes on', async () => acknowledgedBy(lasting).length > before + 20);
  await Promise.all(lasting.map((writer) => writer.stop()));

  expect(await workspace.enginePid()).toBe(enginePid);
  expect(lasting.flatMap(({ failures, refusals }) => [...failures, ...refusals])).toEqual([]);
  const stored = await storedDomains(workspace.dataDir);
  expect(acknowledged().filter((domain) => !stored.has(domain))).toEqual([]);
  await expectTotal(second, await expectExactStatistics(workspace.dataDir));
});
