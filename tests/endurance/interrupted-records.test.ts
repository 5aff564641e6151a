import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import type { ServerProcess } from '../faults/helpers/server-process.ts';
import { expectExactStatistics } from '../faults/helpers/stored-state.ts';
import { Workspace } from '../faults/helpers/workspace.ts';
import { expectWhole, type Whereabouts } from './helpers/company-records.ts';

const COMPANIES = 12;
const NOTES = 3;
/** A merge takes about so long: each kill is at another moment of it. */
const LATEST_KILL_MS = 120;

const KILLS = inject('endurance').records.kills;
let workspace: Workspace;
let server: ServerProcess;
beforeEach(async () => {
  workspace = await Workspace.create();
  server = await workspace.startServer();
});
afterEach(() => workspace.remove());

async function call(method: string, path: string, body?: object): Promise<{ id: string }> {
  const headers = { 'content-type': 'application/json', ...(method === 'PATCH' && { 'if-match': '*' }) };
  const init = body === undefined ? { method } : { method, headers, body: JSON.stringify(body) };
  const response = await fetch(`${server.origin}/api${path}`, init);
  const answer = (await response.json()) as { id: string };
  if (response.status >= 500) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
  return answer;
}

async function track(number: number): Promise<string> {
  const { id } = await call('POST', '/companies', { name: `Company ${number}`, domain: `company-${number}.com` });
  const headcount = { employeeCount: 100 + number, asOf: '2026-01-31', reason: 'Counted' };
  await call('PATCH', `/companies/${id}`, { headcount, locations: ['Oslo'] });
  for (let note = 0; note < NOTES; note++) await call('POST', `/companies/${id}/notes`, { text: `Note ${note}` });
  return id;
}

const pick = <T>(choices: readonly T[]): T | undefined => choices[choices.length > 0 ? randomInt(choices.length) : 0];

/** Something that moves a company, of what is possible now. */
function move({ tracked, deleted, merges }: Whereabouts): {
  name: string;
  path: string;
  method: string;
  body?: object;
} {
  const [id, otherId] = tracked.toSorted(() => randomInt(3) - 1);
  const [entry, merge] = [pick([...deleted.values()]), pick(merges)];
  const moves = [
    ...(id ? [{ name: 'delete', method: 'DELETE', path: `/companies/${id}` }] : []),
    ...(id && otherId ? [{ name: 'merge', method: 'POST', path: `/companies/${id}/merge`, body: { otherId } }] : []),
    ...(entry ? [{ name: 'restore', method: 'POST', path: `/trash/${entry}/restore` }] : []),
    ...(merge ? [{ name: 'undo', method: 'POST', path: `/merges/${merge}/undo`, body: {} }] : []),
  ];
  const chosen = pick(moves);
  if (chosen === undefined) throw new Error('There is nothing to move');
  return chosen;
}

test('companies that are deleted, restored, merged and separated under kills are never half', async () => {
  const ids: string[] = [];
  for (let number = 0; number < COMPANIES; number++) ids.push(await track(number));
  const whole = { ids, notes: COMPANIES * NOTES };
  const kills: Record<string, number> = {};
  let whereabouts = await expectWhole(workspace.dataDir, whole);
  for (let kill = 0; kill < KILLS; kill++) {
    const { name, method, path, body } = move(whereabouts);
    const answer = call(method, path, body).catch((error: Error) => error);
    await sleep(randomInt(LATEST_KILL_MS));
    await server.kill();
    await answer;
    kills[name] = (kills[name] ?? 0) + 1;
    server = await workspace.startServer();
    whereabouts = await expectWhole(workspace.dataDir, whole);
    expect(await expectExactStatistics(workspace.dataDir)).toBe(whereabouts.tracked.length);
  }
  console.info(`${KILLS} kills:`, kills);
});
