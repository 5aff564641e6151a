import { randomUUID } from 'node:crypto';
import { BulkChangeModel, BulkPartModel, CompanyChangeModel, CompanyModel, TrashEntryModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createCompany, withWriteSession } from '../companies/index.ts';
import { createContext } from '../shared/context.ts';
import { startJobEngine } from '../shared/jobs/processor/engine.ts';
import { RENEW_MS } from '../shared/moves/journal-lease.ts';
import { killAtWrite } from '../shared/moves/killed-writes.fixtures.ts';
import { deleteCompanies, restoreEntry, resumeTrash } from '../trash/index.ts';
import { resumeBulk } from './bulk-job.ts';
import { getBulk } from './bulk-view.ts';
import { cancelBulk, undoBulk } from './end-bulk.ts';
import { runPart } from './parts/run-part.ts';
import type { BulkAction } from './schemas.ts';
import { startBulk } from './start-bulk.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

const ctx = createContext({ actor: 'person' });
const ACTIONS: BulkAction[] = [
  { kind: 'addTags', tags: ['Fair'] },
  { kind: 'setIndustry', industry: 'Tools' },
  { kind: 'delete' },
];

async function trackTwo(): Promise<string[]> {
  const ids: string[] = [];
  for (const name of ['acme', 'beta'])
    ids.push((await createCompany({ ctx, input: { name, domain: `${name}.com` } })).id);
  await CompanyModel.updateMany({}, { $set: { locks: [] } });
  return ids;
}

const state = async () =>
  (await CompanyModel.find().sort({ _id: 1 }).lean()).map(({ name, tags = [], industry, locks }) => ({
    name,
    tags,
    industry,
    locks,
  }));

it.each(ACTIONS)(
  '$kind: killed at any write, it continues to the same end with a line for each change, and an undo takes all of it back',
  async (action) => {
    for (let last = 0; ; last++) {
      await emptyTestDatabase();
      const ids = await trackTwo();
      const before = await state();
      const isKilled = await killAtWrite(last, () => startBulk({ ctx, input: { selection: { ids }, action } }));
      const [begun] = await BulkChangeModel.find().lean();
      if (begun !== undefined) {
        // As of a process that is gone.
        await TrashEntryModel.updateMany({}, { $set: { worker: null } });
        await runPart(ctx, { changeId: begun._id, position: 0 });
        await BulkChangeModel.updateOne({ _id: begun._id }, { $set: { finishedAt: ctx.now() } });
        const undisturbed = action.kind === 'delete' ? 0 : 2;
        expect(await CompanyModel.countDocuments()).toBe(undisturbed);
        expect((await getBulk({ ctx, input: { id: begun._id } })).changed).toBe(2);
        expect(await CompanyChangeModel.countDocuments({ kind: 'edited' })).toBe(undisturbed);
        await undoBulk({ ctx, input: { id: begun._id } });
        expect(await CompanyChangeModel.countDocuments({ kind: 'edited' })).toBe(2 * undisturbed);
      }
      expect(await state()).toEqual(before);
      if (!isKilled) break;
    }
  },
);

/** So many that they are changed in the background. */
async function trackMany(count: number): Promise<void> {
  const { id } = await createCompany({ ctx, input: { name: 'Acme', domain: 'acme.com' } });
  const template = await CompanyModel.findById(id).lean();
  const copies = Array.from({ length: count - 1 }, (_, at) => ({ ...template, _id: undefined, domain: `c${at}.com` }));
  await CompanyModel.insertMany(copies);
}

const engineOf = () => startJobEngine({ ctx, timings: { sweepMs: 50, backoffMs: 20, graceMs: 300 } });
const ended = (id: string) =>
  vi.waitFor(async () => expect((await BulkChangeModel.findById(id).lean())?.finishedAt).not.toBeNull(), 60_000);
const TAG = { selection: { all: true as const }, action: { kind: 'addTags' as const, tags: ['Fair'] } };

it('many companies are changed part by part in the background, also when the process died before it began', async () => {
  await trackMany(1100);
  const earlier = createContext({ now: () => new Date(Date.now() - 120_000) });
  await killAtWrite(4, () => startBulk({ ctx: earlier, input: TAG }));
  const [begun] = await BulkChangeModel.find().lean();
  const id = begun?._id ?? '';
  expect(await getBulk({ ctx, input: { id } })).toMatchObject({ state: 'running', companies: 1100, done: 0 });
  await expect(undoBulk({ ctx, input: { id } })).rejects.toThrow('This change is still under way');
  const engine = await engineOf();
  await resumeBulk(ctx);
  await ended(id);
  expect(await getBulk({ ctx, input: { id } })).toMatchObject({ state: 'completed', done: 1100, changed: 1100 });
  expect(await CompanyModel.countDocuments({ tags: 'Fair' })).toBe(1100);
  expect((await undoBulk({ ctx, input: { id } })).state).toBe('undoing');
  await ended(id);
  await engine.stop();
  expect(await CompanyModel.countDocuments({ tags: 'Fair' })).toBe(0);
});

it('a cancel leaves what was not changed yet, and what was changed can be undone', async () => {
  await trackMany(700);
  const { id } = await startBulk({ ctx, input: TAG });
  await runPart(ctx, { changeId: id, position: 0 });
  expect(await cancelBulk({ ctx, input: { id } })).toMatchObject({ state: 'cancelled', done: 500, changed: 500 });
  const engine = await engineOf();
  await ended(id);
  expect(await CompanyModel.countDocuments({ tags: 'Fair' })).toBe(500);
  await undoBulk({ ctx, input: { id } });
  await ended(id);
  await engine.stop();
  expect(await CompanyModel.countDocuments({ tags: 'Fair' })).toBe(0);
  expect((await getBulk({ ctx, input: { id } })).state).toBe('undone');
});

describe('a change that waits while others write', () => {
  /** Starts it while someone else writes companies. @param meanwhile is done before it is its turn */
  async function startWaiting(action: BulkAction, meanwhile: (id: string) => Promise<unknown>): Promise<string> {
    const ids = await trackTwo();
    const others = Promise.withResolvers<void>();
    const writing = withWriteSession(() => others.promise);
    const answer = startBulk({ ctx, input: { selection: { ids }, action } });
    const begun = await vi.waitFor(async () => BulkChangeModel.findOne().orFail().lean(), 60_000);
    if (action.kind === 'delete') await vi.waitFor(async () => TrashEntryModel.findOne().orFail(), 60_000);
    const done = meanwhile(begun._id);
    await vi.waitFor(async () => BulkChangeModel.findOne({ cancelledAt: { $ne: null } }).orFail(), 60_000);
    others.resolve();
    await Promise.all([writing, answer, done]);
    return begun._id;
  }

  it.each(ACTIONS)('$kind: a cancel leaves every company as it was', async (action) => {
    const id = await startWaiting(action, (changeId) => cancelBulk({ ctx, input: { id: changeId } }));
    expect(await getBulk({ ctx, input: { id } })).toMatchObject({ state: 'cancelled', done: 0, changed: 0 });
    expect(await state()).toMatchObject([{ tags: [] }, { tags: [] }]);
    expect(await CompanyChangeModel.countDocuments({ kind: 'edited' })).toBe(0);
    expect(await TrashEntryModel.countDocuments()).toBe(0);
  });

  it.each(ACTIONS)('$kind: an undo after a cancel waits for it, and nothing is changed afterwards', async (action) => {
    const id = await startWaiting(action, async (changeId) => {
      await cancelBulk({ ctx, input: { id: changeId } });
      await undoBulk({ ctx, input: { id: changeId } });
    });
    expect(await getBulk({ ctx, input: { id } })).toMatchObject({ state: 'undone', changed: 0 });
    expect(await state()).toMatchObject([{ tags: [] }, { tags: [] }]);
  });
});

it('a part that two processes carry out at once is changed once, and an undo takes all of it back', async () => {
  const ids = await trackTwo();
  const others = Promise.withResolvers<void>();
  const writing = withWriteSession(() => others.promise);
  const read = vi.spyOn(BulkPartModel, 'findById');
  const answer = startBulk({ ctx, input: { selection: { ids }, action: { kind: 'addTags', tags: ['Fair'] } } });
  const { _id: id } = await vi.waitFor(async () => BulkChangeModel.findOne().orFail().lean(), 60_000);
  // As it is continued when its call takes longer than calls do.
  const continued = runPart(ctx, { changeId: id, position: 0 });
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2), 60_000);
  read.mockRestore();
  others.resolve();
  await Promise.all([writing, answer, continued]);
  expect(await getBulk({ ctx, input: { id } })).toMatchObject({ state: 'completed', done: 2, changed: 2, left: [] });
  expect(await undoBulk({ ctx, input: { id } })).toMatchObject({ state: 'undone', changed: 2 });
  expect(await state()).toMatchObject([{ tags: [] }, { tags: [] }]);
});

it('a deletion that waits for longer than its claim lasts is begun by no one else, and a cancel leaves every company', async () => {
  const ids = await trackTwo();
  const others = Promise.withResolvers<void>();
  const writing = withWriteSession(() => others.promise);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const answer = startBulk({ ctx, input: { selection: { ids }, action: { kind: 'delete' } } });
  await vi.waitFor(async () => TrashEntryModel.findOne().orFail(), 60_000);
  await TrashEntryModel.updateMany({}, { $set: { leaseUntil: new Date(0) } });
  await vi.advanceTimersByTimeAsync(RENEW_MS);
  vi.useRealTimers();
  await vi.waitFor(async () => TrashEntryModel.findOne({ leaseUntil: { $gt: new Date() } }).orFail(), 60_000);
  await resumeTrash(ctx);
  const { _id: id } = await BulkChangeModel.findOne().orFail().lean();
  await cancelBulk({ ctx, input: { id } });
  others.resolve();
  await Promise.all([writing, answer]);
  expect(await getBulk({ ctx, input: { id } })).toMatchObject({ state: 'cancelled', changed: 0 });
  expect(await CompanyModel.countDocuments()).toBe(2);
  expect(await TrashEntryModel.countDocuments()).toBe(0);
});

it('a deletion that fails before it is its turn is not continued without its change', async () => {
  await trackTwo();
  const trashId = randomUUID();
  const ids = (await CompanyModel.find().lean()).map(({ _id }) => _id.toHexString());
  const mayBegin = () => Promise.reject(new Error('No database'));
  await expect(deleteCompanies(ctx, { trashId, ids, mayBegin })).rejects.toThrow('No database');
  await resumeTrash(ctx);
  expect(await CompanyModel.countDocuments()).toBe(2);
});

it('a deletion that was purged before its part was noted as done still says what it has deleted', async () => {
  const ids = await trackTwo();
  const { id } = await startBulk({ ctx, input: { selection: { ids }, action: { kind: 'delete' } } });
  await BulkPartModel.updateMany({}, { $set: { state: 'waiting' } });
  await TrashEntryModel.deleteMany({});
  await runPart(ctx, { changeId: id, position: 0 });
  expect((await getBulk({ ctx, input: { id } })).changed).toBe(2);
});

it('an undo takes back what a part does that was being written when it was cancelled', async () => {
  const ids = await trackTwo();
  const { id } = await startBulk({ ctx, input: { selection: { ids }, action: { kind: 'addTags', tags: ['Fair'] } } });
  // As the undo finds it while another process writes the part: read as waiting, without what it changes.
  const part = await BulkPartModel.findOne().orFail().lean();
  await BulkChangeModel.updateOne({ _id: id }, { $set: { cancelledAt: ctx.now() } });
  await BulkPartModel.updateOne({ _id: part._id }, { $set: { state: 'waiting', changed: [] } });
  await CompanyModel.updateMany({}, { $set: { tags: [] } });
  const writing = withWriteSession(async () => {
    const undoing = undoBulk({ ctx, input: { id } });
    await vi.waitFor(async () => BulkChangeModel.findOne({ phase: 'undo' }).orFail(), 60_000);
    await CompanyModel.updateMany({}, { $set: { tags: ['Fair'] } });
    await BulkPartModel.updateOne({ _id: part._id }, { $set: { changed: part.changed } });
    return { undoing };
  });
  expect(await (await writing).undoing).toMatchObject({ state: 'undone' });
  expect(await state()).toMatchObject([{ tags: [] }, { tags: [] }]);
});

it('a deletion that is repeated after its companies were restored leaves them', async () => {
  const ids = await trackTwo();
  const { id } = await startBulk({ ctx, input: { selection: { ids }, action: { kind: 'delete' } } });
  // As after a kill before it was noted as done.
  await BulkPartModel.updateMany({}, { $set: { state: 'waiting' } });
  const { _id: entry } = await TrashEntryModel.findOne().orFail().lean();
  await restoreEntry({ ctx, input: { id: entry } });
  await runPart(ctx, { changeId: id, position: 0 });
  expect(await CompanyModel.countDocuments()).toBe(2);
});
