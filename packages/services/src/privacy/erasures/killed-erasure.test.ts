import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { ContactModel, ErasureModel, NotificationModel } from '@workbench/db';
import { afterEach, expect, it } from 'vitest';
import { createContext } from '../../shared/context.ts';
import { FAST, until } from '../../shared/jobs/jobs.fixtures.ts';
import { startJobEngine } from '../../shared/jobs/processor/engine.ts';
import { useOwnDatabase } from '../../shared/own-database.fixtures.ts';
import { insertContact } from '../../shared/saved-people.fixtures.ts';
import { openSecrets } from '../../shared/secrets.ts';
import { registerPrivacyJobs } from './erasure-job.ts';
import { getErasure, startErasure } from './erasures.ts';

const WORKER = fileURLToPath(new URL('./test-helpers/worker.ts', import.meta.url));
const EMAIL = 'marta.oliveira@acme.com';
const PHONE = '+351 21 000 0000';
const MENTIONS = 10;

const own = useOwnDatabase();
let worker: ChildProcess | undefined;
afterEach(() => worker?.kill('SIGKILL'));

it('a killed erasure is finished by the next process, mentions included that only an erased record had led to', async () => {
  const ctx = createContext({ secrets: openSecrets(own.dataDir) });
  await insertContact({ email: EMAIL, phone: PHONE, keys: [`email:${EMAIL}`, 'phone:351210000000'] });
  const mention = { at: new Date(), kind: 'sync_failed', title: 'x', message: `Call ${PHONE}`, emailed: false };
  await NotificationModel.insertMany(Array.from({ length: MENTIONS }, () => mention));
  const input = { identifiers: [EMAIL], name: '', company: '', confirmed: [], reason: '' };
  const { id } = await startErasure({ ctx, input });
  worker = spawn(process.execPath, [WORKER, own.dataDir], { stdio: ['ignore', 'ignore', 'inherit'] });
  const left = () => NotificationModel.countDocuments({ message: /351/ });
  await once(worker, 'exit');
  // Killed in the middle: the record is gone, the mentions are not.
  expect(await ContactModel.countDocuments()).toBe(0);
  expect(await left()).toBe(MENTIONS - 3);
  expect(await ErasureModel.findById(id).lean()).toMatchObject({ state: 'running' });

  registerPrivacyJobs();
  const engine = await startJobEngine({ ctx, timings: { ...FAST, leaseMs: 8000 } });
  await until(async () => (await getErasure({ ctx, input: { id } })).state !== 'running');
  await engine.stop();
  expect(await getErasure({ ctx, input: { id } })).toMatchObject({ state: 'completed', result: { leftovers: [] } });
  expect(await left()).toBe(0);
});
