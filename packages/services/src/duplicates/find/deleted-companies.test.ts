import { DuplicateKeyModel, DuplicatePairModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCompany } from '../../companies/index.ts';
import { createContext } from '../../shared/context.ts';
import { until } from '../../shared/jobs/jobs.fixtures.ts';
import { startJobEngine } from '../../shared/jobs/processor/engine.ts';
import { deleteCompany, purgeEntry, restoreEntry } from '../../trash/index.ts';
import { listDuplicates } from '../queue/list-duplicates.ts';
import { findNewDuplicates, getDuplicateSearch, searchDuplicates } from './search-job.ts';

useTestDatabase();

let today = 1;
const ctx = createContext({ actor: 'person', now: () => new Date(Date.UTC(2026, 5, today, 10)) });
let engine: Awaited<ReturnType<typeof startJobEngine>>;
beforeAll(async () => {
  engine = await startJobEngine({ ctx, timings: { sweepMs: 50, graceMs: 200 } });
});
afterAll(() => engine.stop());
beforeEach(async () => {
  today = 1;
  await emptyTestDatabase();
});

const track = async (name: string, domain: string) => (await createCompany({ ctx, input: { name, domain } })).id;
const remove = async (id: string) => (await deleteCompany({ ctx, input: { id } })).id;
const restore = (id: string) => restoreEntry({ ctx, input: { id } });
const purge = (id: string) => purgeEntry({ ctx, input: { id } });
const queue = async () => (await listDuplicates({ ctx, input: {} })).items;
const comparedIds = async () => (await DuplicateKeyModel.find({}, { _id: 1 }).lean()).map(({ _id }) => String(_id));
/** A day later. */
async function search(start: () => Promise<unknown> = () => findNewDuplicates(ctx)) {
  today += 1;
  await start();
  await until(async () => (await getDuplicateSearch()).state !== 'running');
}

describe('a company that is deleted', () => {
  it('is compared with those that came meanwhile when it is back', async () => {
    const trashId = await remove(await track('Nordlys', 'nordlys.no'));
    await track('Nordlys AS', 'nordlys.com');
    await search();
    expect(await queue()).toEqual([]);
    await restore(trashId);
    await search();
    expect(await queue()).toHaveLength(1);
  });

  it('brings its pairs back as they were', async () => {
    const id = await track('Nordlys', 'nordlys.no');
    await track('Nordlys AS', 'nordlys.com');
    await search();
    const before = await DuplicatePairModel.find().lean();
    await restore(await remove(id));
    await search();
    expect(await DuplicatePairModel.find().lean()).toEqual(before);
  });

  it('leaves neither names nor pairs when it is purged', async () => {
    const [id, twin] = [await track('Nordlys', 'nordlys.no'), await track('Nordlys AS', 'nordlys.com')];
    await search();
    await purge(await remove(id));
    expect(await comparedIds()).toEqual([twin]);
    expect(await DuplicatePairModel.countDocuments()).toBe(0);
  });

  it('leaves nothing behind of what an interrupted search has written, either', async () => {
    await track('Other', 'other.com');
    const id = await track('Nordlys', 'nordlys.no');
    await search();
    const [stored] = await DuplicateKeyModel.find({ _id: id });
    await purge(await remove(id));
    await DuplicateKeyModel.insertMany([stored]);
    await search(() => searchDuplicates({ ctx, input: {} }));
    expect(await comparedIds()).not.toContain(id);
  });
});
