import { setTimeout as sleep } from 'node:timers/promises';
import { BatchItemModel, BatchModel, connectDatabase } from '@workbench/db';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { ServerProcess } from '../faults/helpers/server-process.ts';
import { expectExactStatistics } from '../faults/helpers/stored-state.ts';
import { until, Workspace } from '../faults/helpers/workspace.ts';
import { sendJson } from '../helpers/send-json.ts';
import { USES } from './helpers/load.ts';
import { median, residentMb } from './helpers/memory.ts';

const MINUTES = inject('endurance').soakMinutes;
const SAMPLE_EVERY_MS = 1000;
/** Of the median of the last third over that of the second. The first third fills the caches, which takes minutes. */
const GROWTH_MAX = MINUTES < 15 ? 1.25 : 1.05;
const JOBS_END_MAX_MS = 600_000;
/** The smallest that the product takes: a larger one goes on filling with what the imports add, which is no leak. */
const ENGINE_CACHE_MB = '64';

let workspace: Workspace;
let demo: ServerProcess;
beforeAll(async () => {
  workspace = await Workspace.create();
  demo = await workspace.startDemo({ ENGINE_CACHE_MB });
});
afterAll(() => workspace.remove());

/** Uses the product until `isOver`. Answers how often each thing was done, and what went wrong. */
async function useProduct(isOver: () => boolean): Promise<{ done: Map<string, number>; errors: string[] }> {
  const done = new Map(USES.map(({ use }) => [use.name, 0]));
  const errors: string[] = [];
  const repeat = async ({ use, pauseMs }: (typeof USES)[number]) => {
    for (let round = 0; !isOver(); round++) {
      await use(demo.origin, round).then(
        () => done.set(use.name, round + 1),
        (error: Error) => errors.push(`${use.name}: ${error.message}`),
      );
      await sleep(pauseMs);
    }
  };
  await Promise.all(USES.map(repeat));
  return { done, errors };
}

/** Megabytes of the server and of the database engine, second by second. */
async function watchMemory(isOver: () => boolean): Promise<{ server: number[]; engine: number[] }> {
  const samples = { server: [] as number[], engine: [] as number[] };
  const enginePid = await workspace.enginePid();
  while (!isOver()) {
    samples.server.push(await residentMb(demo.pid));
    samples.engine.push(await residentMb(enginePid));
    await sleep(SAMPLE_EVERY_MS);
  }
  return samples;
}

function growthOf(samples: readonly number[]): number {
  const third = Math.floor(samples.length / 3);
  return median(samples.slice(2 * third)) / median(samples.slice(third, 2 * third));
}

async function readUnfinished(): Promise<{ batches: string[]; items: string[] }> {
  const batches = await BatchModel.find({ finishedAt: null }, { kind: 1, state: 1 }).lean();
  const items = await BatchItemModel.find({ state: { $in: ['pending', 'running'] } }, { kind: 1, state: 1 }).lean();
  const line = ({ kind, state }: { kind: string; state: string }) => `${kind} ${state}`;
  return { batches: batches.map(line), items: items.map(line) };
}

test(`${MINUTES} minutes of lists, searches, imports, syncs and reports leave no error, no growing memory and no job that never ends`, async () => {
  const deadline = performance.now() + MINUTES * 60_000;
  const isOver = () => performance.now() > deadline;
  const [{ done, errors }, { server, engine }] = await Promise.all([useProduct(isOver), watchMemory(isOver)]);
  console.log('Done:', Object.fromEntries(done), 'Memory (MB):', median(server), median(engine));
  console.log('Growth of the server and of the engine:', growthOf(server), growthOf(engine));

  expect(errors).toEqual([]);
  for (const [use, times] of done) expect(times, use).toBeGreaterThan(2);
  expect(growthOf(server), 'growth of the server').toBeLessThan(GROWTH_MAX);
  expect(growthOf(engine), 'growth of the engine').toBeLessThan(GROWTH_MAX);

  const database = await connectDatabase({ dataDir: workspace.dataDir });
  try {
    await until(JOBS_END_MAX_MS, 'all jobs have ended', async () => (await readUnfinished()).batches.length === 0);
    expect(await readUnfinished()).toEqual({ batches: [], items: [] });
    expect(await BatchModel.countDocuments()).toBeGreaterThan(2);
  } finally {
    await database.close();
  }
  const companies = await expectExactStatistics(workspace.dataDir);
  expect(await sendJson(demo.origin, 'GET', '/api/workspace')).toMatchObject({ companies });
  expect(demo.output()).not.toMatch(/"level":(?:50|60)|unhandled/i);
});
