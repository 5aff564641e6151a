import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { OutreachMessageModel } from '@workbench/db';
import { afterEach, expect, it } from 'vitest';
import { createContext } from '../../shared/context.ts';
import { until } from '../../shared/jobs/jobs.fixtures.ts';
import { useOwnDatabase } from '../../shared/own-database.fixtures.ts';
import { insertContact } from '../../shared/saved-people.fixtures.ts';
import { openSecrets } from '../../shared/secrets.ts';
import { outreachCalls } from '../outreach.fixtures.ts';
import { getDraftingRun, listDraftingItems, retryDrafting } from './drafting-run.ts';
import { startDrafting } from './start-drafting.ts';

const WORKER = fileURLToPath(new URL('./test-helpers/worker.ts', import.meta.url));
const PEOPLE = 6;

const own = useOwnDatabase();
let worker: ChildProcess | undefined;
afterEach(() => worker?.kill('SIGKILL'));

it('a run that is killed again and again writes each draft, and pays the model for none twice', async () => {
  const ctx = createContext({ secrets: openSecrets(own.dataDir) });
  const { add, create } = outreachCalls(ctx);
  const { id } = await create({ type: 'direct_message' });
  const contactIds: string[] = [];
  for (let at = 0; at < PEOPLE; at++)
    contactIds.push((await insertContact({ name: `Person ${at}` }))._id.toHexString());
  await add(id, { contactIds });
  const run = await startDrafting({ ctx, input: { id, of: 'first' } });
  const calls = join(own.dataDir, 'calls');
  const read = () => getDraftingRun({ ctx, input: { runId: run.id } });
  const work = () => {
    worker = spawn(process.execPath, [WORKER, own.dataDir, calls], { stdio: ['ignore', 'ignore', 'inherit'] });
    return worker;
  };
  let isOver = false;
  for (let kills = 0; !isOver; kills++) {
    expect(kills).toBeLessThan(PEOPLE);
    const exit = once(work(), 'exit').then(() => false);
    isOver = await Promise.race([exit, until(async () => (await read()).finishedAt !== null).then(() => true)]);
  }
  const paid = (await readFile(calls, 'utf8')).trim().split('\n');
  expect(new Set(paid).size).toBe(paid.length);
  const { completed, failed } = await read();
  expect(completed + failed).toBe(PEOPLE);
  // Whether a call was charged in which a process was killed, no one knows: a person has it repeated.
  const items = await listDraftingItems({ ctx, input: { runId: run.id, state: 'failed', limit: 100 } });
  for (const { message } of items.items) expect(message).toContain('was interrupted');
  expect(failed).toBeGreaterThan(0);
  const drafts = { campaignId: id, needsReview: true, messageContent: 'Hi, shall we talk?' };
  expect(await OutreachMessageModel.countDocuments(drafts)).toBe(completed);
  await retryDrafting({ ctx, input: { runId: run.id } });
  expect(await read()).toMatchObject({ failed: 0, completed });
});
