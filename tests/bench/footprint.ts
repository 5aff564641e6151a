import { setTimeout as sleep } from 'node:timers/promises';
import { generateCompanies } from '@workbench/sandbox';
import { residentMb } from '../endurance/helpers/memory.ts';
import { Workspace } from '../faults/helpers/workspace.ts';
import { importCsv } from '../helpers/upload.ts';
import { startServerProcess } from './child.ts';
import { percentile } from './measure.ts';
import type { Report } from './report.ts';

const STARTS = 5;
const START_GOAL_MS = 1200;
const IDLE_GOAL_MB = 180;
const IMPORTED = 100_000;
const PARTS = 4;
const IMPORTED_GOAL_MB = 350;
const WITH_ENGINE_GOAL_MB = 500;
/** The memory of the start is given back by then. */
const IDLE_AFTER_MS = 20_000;
const STOP_MAX_MS = 30_000;

/** How soon the product of `npm start` answers and what it keeps resident; the floor is a bare Fastify server with the driver. */
export async function measureFootprint(report: Report, engineUri: string): Promise<void> {
  const workspace = await Workspace.create();
  try {
    // Prepares the folder.
    await answerAndStop(workspace);
    const ours: number[] = [];
    const floor: number[] = [];
    for (let start = 0; start < STARTS; start++) {
      ours.push(await answerAndStop(workspace));
      floor.push(await answerOfBareServer(engineUri));
    }
    const bareStart = percentile(floor, 50);
    report.size('Start to the first answer, with the engine', percentile(ours, 50), bareStart, 'ms', START_GOAL_MS);

    const server = await workspace.startServer();
    const bare = await startServerProcess('bare-server.ts', engineUri);
    try {
      await sleep(IDLE_AFTER_MS);
      const bareMb = await residentMb(bare.pid);
      report.size('Idle API process, resident', await residentMb(server.pid), bareMb, 'MB', IDLE_GOAL_MB);
      for (let part = 0; part < PARTS; part++) {
        const rows = generateCompanies({ seed: 3 + part, count: IMPORTED / PARTS, sources: 2 });
        await importCsv(server.origin, [...rows].join(''));
      }
      const importedMb = await residentMb(server.pid);
      const imported = `After importing ${IMPORTED.toLocaleString('en')} companies`;
      report.size(imported, importedMb, bareMb, 'MB', IMPORTED_GOAL_MB);
      const bothMb = importedMb + (await residentMb(await workspace.enginePid()));
      report.size('The same with the engine', bothMb, bareMb, 'MB', WITH_ENGINE_GOAL_MB);
    } finally {
      await bare.stop();
    }
  } finally {
    await workspace.remove();
  }
}

/** Milliseconds from the start of the process to its first answer. */
async function answerAndStop(workspace: Workspace): Promise<number> {
  const begun = performance.now();
  const server = await workspace.startServer();
  await read(`${server.origin}/api/workspace`);
  const ms = performance.now() - begun;
  server.signal('SIGTERM');
  await server.ended(STOP_MAX_MS);
  await workspace.untilEngineIsGone();
  return ms;
}

async function answerOfBareServer(engineUri: string): Promise<number> {
  const begun = performance.now();
  const bare = await startServerProcess('bare-server.ts', engineUri);
  await read(`${bare.origin}/api/companies?limit=1`);
  const ms = performance.now() - begun;
  await bare.stop();
  return ms;
}

async function read(url: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  await response.arrayBuffer();
}
