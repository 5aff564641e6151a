import { BatchModel, ContactModel, ErasureModel, NotificationModel, SuppressionModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FAST, until } from '../../shared/jobs/jobs.fixtures.ts';
import { type JobEngine, startJobEngine } from '../../shared/jobs/processor/engine.ts';
import { AT, contextWithKey, insertContact } from '../../shared/saved-people.fixtures.ts';
import { checkSuppression } from '../../suppression/index.ts';
import type { ErasePersonInput } from '../schemas.ts';
import { resumeErasures } from './erasure-job.ts';
import { eraseNow, getErasure, listErasures, retryErasure, startErasure } from './erasures.ts';

useTestDatabase();
const { ctx, clock, forget } = contextWithKey();
const engines: JobEngine[] = [];
beforeEach(emptyTestDatabase);
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(engines.splice(0).map((engine) => engine.stop()));
});
afterAll(forget);

const EMAIL = 'marta.oliveira@acme.com';
const PHONE = '+351 21 000 0000';
const input: ErasePersonInput = { identifiers: [EMAIL], name: '', company: '', confirmed: [], reason: '' };

/** Her phone is known through her contact alone, and mentioned elsewhere. */
async function seed(): Promise<void> {
  await insertContact({ email: EMAIL, phone: PHONE, keys: [`email:${EMAIL}`, 'phone:351210000000'] });
  await NotificationModel.create({ at: AT, kind: 'sync_failed', title: 'x', message: `Call ${PHONE}`, emailed: false });
}

const runEngine = async () => void engines.push(await startJobEngine({ ctx, timings: FAST }));
const ended = async (id: string) => {
  await until(async () => (await getErasure({ ctx, input: { id } })).state !== 'running');
  return getErasure({ ctx, input: { id } });
};
const phoneMentions = () => NotificationModel.countDocuments({ message: /351/ });

it('runs in the background, says how far it is, and then not whom it was about', async () => {
  await seed();
  const { id, state, result } = await startErasure({ ctx, input });
  expect([state, result]).toEqual(['running', null]);
  expect(JSON.stringify(await ErasureModel.findById(id).lean())).not.toMatch(/marta/i);
  await runEngine();
  const done = await ended(id);
  expect(done).toMatchObject({ state: 'completed', message: null, result: { leftovers: [], suppressed: 1 } });
  expect(done.result?.erased).toContainEqual({ place: 'contacts', count: 1 });
  expect(done.progress.total).toBeGreaterThan(0);
  expect(await ErasureModel.findById(id).lean()).toMatchObject({ sealed: null });
  expect((await listErasures({ ctx, input: { limit: 10 } })).items).toEqual([done]);
});

it('an attempt that ended after her records had gone is continued by what they had named', async () => {
  await seed();
  const { id } = await startErasure({ ctx, input });
  // The contact, which alone knows the phone, has gone when the scan begins.
  const find = vi.spyOn(NotificationModel.db.db as never as { listCollections: () => unknown }, 'listCollections');
  find.mockImplementationOnce(() => {
    throw Object.assign(new Error('interrupted'), { isRetryable: true });
  });
  await runEngine();
  const done = await ended(id);
  expect(find.mock.calls.length).toBeGreaterThan(1);
  expect(await ContactModel.countDocuments()).toBe(0);
  expect(await phoneMentions()).toBe(0);
  expect(done.state).toBe('completed');
  expect(done.result?.erased).toContainEqual({ place: 'contacts', count: 1 });
});

it('the do-not-contact list has the person before anything is erased', async () => {
  await seed();
  const suppressedAtDelete: number[] = [];
  const deleteMany = ContactModel.deleteMany.bind(ContactModel);
  vi.spyOn(ContactModel, 'deleteMany').mockImplementation((async (filter: object) => {
    suppressedAtDelete.push(await SuppressionModel.countDocuments());
    return deleteMany(filter);
  }) as never);
  const { id } = await startErasure({ ctx, input });
  await runEngine();
  expect((await ended(id)).state).toBe('completed');
  expect(suppressedAtDelete).toEqual([1]);
});

it('what fails is not called done, and a retry continues it', async () => {
  await seed();
  const { id } = await startErasure({ ctx, input });
  const fail = vi.spyOn(ContactModel.db.db as never as { listCollections: () => unknown }, 'listCollections');
  fail.mockImplementation(() => {
    throw new Error('broken');
  });
  await runEngine();
  expect(await ended(id)).toMatchObject({ state: 'failed', result: null, message: 'Something went wrong; try again' });
  expect((await checkSuppression({ ctx, input: { identifier: PHONE } })).isSuppressed).toBe(true);
  fail.mockRestore();
  expect((await retryErasure({ ctx, input: { id } })).state).toBe('running');
  expect((await ended(id)).state).toBe('completed');
  expect(await phoneMentions()).toBe(0);
});

it('one that was recorded by a process that ended before its job began is started by the next', async () => {
  await seed();
  const { id } = await startErasure({ ctx, input });
  await BatchModel.deleteMany({});
  clock.now = new Date(AT.getTime() + 120_000);
  await resumeErasures(ctx);
  await runEngine();
  expect((await ended(id)).state).toBe('completed');
  clock.now = AT;
});

it('a retry whose process ended before its job began is started by the next', async () => {
  await seed();
  const { id } = await startErasure({ ctx, input });
  // The job of the first attempt has ended, and the one of the retry was not begun.
  const ofFirst = { state: 'failed', finishedAt: AT, finishedNotified: true };
  await BatchModel.updateMany({}, { $set: ofFirst, $unset: { uniqueName: 1 } });
  clock.now = new Date(AT.getTime() + 120_000);
  await resumeErasures(ctx);
  await runEngine();
  expect((await ended(id)).state).toBe('completed');
  clock.now = AT;
});

it('one that failed keeps no one sealed whom another has erased since', async () => {
  await seed();
  const { id } = await startErasure({ ctx, input });
  await BatchModel.deleteMany({});
  await ErasureModel.updateOne({ _id: id }, { $set: { state: 'failed', message: 'broken' } });
  const other = await startErasure({ ctx, input: { ...input, identifiers: ['bob@acme.com'] } });
  await BatchModel.deleteMany({});
  await ErasureModel.updateOne({ _id: other.id }, { $set: { state: 'failed', message: 'broken' } });
  await eraseNow({ ctx, input });
  expect(await ErasureModel.findById(id).lean()).toMatchObject({ state: 'completed', sealed: null, message: null });
  expect(await ErasureModel.findById(other.id).lean()).toMatchObject({ state: 'failed', sealed: expect.any(String) });
});

it('the call that waits answers what was erased, and refuses what is no person at once', async () => {
  await seed();
  const answer = await eraseNow({ ctx, input });
  expect(answer).toMatchObject({ leftovers: [], suppressed: 1 });
  const domain = eraseNow({ ctx, input: { ...input, identifiers: ['acme.com'] } });
  await expect(domain).rejects.toMatchObject({ kind: 'invalid' });
  expect(await ErasureModel.countDocuments()).toBe(1);
});
