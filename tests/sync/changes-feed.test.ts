import { CompanyModel, CompanyWriteModel, WriteLockModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import {
  createCompany,
  feedHead,
  listCompanyChanges,
  readFeed,
  recoverWriteLock,
  setCompanyTags,
  setParent,
} from '@workbench/services/companies';
import { mergeCompanies, undoMerge } from '@workbench/services/duplicates';
import { createContext } from '@workbench/services/shared/context';
import { deleteCompany, emptyTrash, restoreEntry } from '@workbench/services/trash';
import mongoose from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { readOrCreateSchemaState, schemaStates } from '../../packages/db/src/upgrade/schema-state.ts';
import { upgradeDatabase } from '../../packages/db/src/upgrade/upgrade-database.ts';
import { startAgain } from '../../packages/services/src/duplicates/merge/test-helpers/two-companies.ts';
import { killAtWrite } from '../../packages/services/src/shared/moves/killed-writes.fixtures.ts';
import { RecordsDay } from '../endurance/helpers/records-day.ts';
import { FeedReader, listed } from './feed-reader.fixtures.ts';

useTestDatabase();
beforeEach(emptyTestDatabase);

const ctx = createContext();
const create = async (domain: string) =>
  (await createCompany({ ctx, input: { name: domain, domain, industry: 'Tools' } })).id;

describe('the feed of changes', () => {
  it.each([1, 2, 3])(
    'gives readers at random moments an equal copy, also when writes are killed (%i)',
    async (seed) => {
      const records = new RecordsDay(seed, 10);
      const { chance } = records;
      await records.begin();
      const readers = [new FeedReader(), new FeedReader()];
      let kills = 0;
      for (let step = 0; step < 50; step++) {
        if (step === 25) readers.push(new FeedReader());
        const isKilled = chance.below(3) === 0 && (await killAtWrite(chance.below(25), () => records.step()));
        if (isKilled) {
          kills++;
          // Before anyone has recovered what was killed, and after it.
          await readers[chance.below(readers.length)]?.read(1 + chance.below(5));
          await startAgain(ctx);
        } else await records.step();
        for (const reader of readers) if (chance.below(3) === 0) await reader.read(1 + chance.below(8));
      }
      expect(kills).toBeGreaterThan(2);
      // A day may end with all domains in the trash, where no import finds them.
      await emptyTrash({ ctx, input: { until: new Date().toISOString() } });
      await records.begin();
      const companies = await listed();
      expect(companies.size).toBeGreaterThan(0);
      for (const reader of readers) expect(await reader.readAll(3)).toEqual(companies);
    },
  );

  it('names each change once, in the order of the writes, and nothing when nothing was written', async () => {
    const [one, two] = [await create('one.com'), await create('two.com')];
    const reader = new FeedReader(await feedHead(ctx));
    await setCompanyTags({ ctx, input: { id: two, tags: ['a'] } });
    await setCompanyTags({ ctx, input: { id: one, tags: ['a'] } });
    await setCompanyTags({ ctx, input: { id: one, tags: ['a'] } });
    await reader.readAll();
    expect(reader.named).toEqual([two, one]);
    await reader.readAll();
    expect(reader.named).toHaveLength(2);
  });

  it('has deletions, restorations, merges with where they went, and merges that are undone', async () => {
    const [one, two] = [await create('one.com'), await create('two.com')];
    let cursor = await feedHead(ctx);
    const next = async () => {
      const page = await listCompanyChanges({ ctx, input: { cursor } });
      cursor = page.nextCursor;
      return page.items.map(({ type, id, mergedInto }) => ({ type, id, mergedInto }));
    };
    const upserted = (id: string) => ({ type: 'upserted', id, mergedInto: null });
    const { id: trashId } = await deleteCompany({ ctx, input: { id: one } });
    expect(await next()).toEqual([{ type: 'deleted', id: one, mergedInto: null }]);
    await restoreEntry({ ctx, input: { id: trashId } });
    expect(await next()).toEqual([upserted(one)]);
    const { mergeId } = await mergeCompanies({ ctx, input: { survivorId: one, otherId: two } });
    expect(await next()).toEqual([{ type: 'deleted', id: two, mergedInto: one }, upserted(one)]);
    await undoMerge({ ctx, input: { mergeId } });
    expect(await next()).toEqual([upserted(two), upserted(one)]);
    await deleteCompany({ ctx, input: { id: two } });
    expect(await next()).toEqual([{ type: 'deleted', id: two, mergedInto: null }]);
    await emptyTrash({ ctx, input: { until: new Date().toISOString() } });
    expect(await next()).toEqual([]);
  });

  it('has companies whose shown parent was renamed', async () => {
    const [parentId, id] = [await create('parent.com'), await create('child.com')];
    await setParent({ ctx, input: { id, parentId } });
    const reader = new FeedReader();
    await reader.readAll();
    await deleteCompany({ ctx, input: { id: parentId } });
    expect(await reader.readAll()).toEqual(await listed());
    expect(reader.copy.get(id)?.parent?.isRemoved).toBe(true);
  });

  it('says for a reader inside what was meant, under a number that stays', async () => {
    const cursor = await feedHead(ctx);
    const id = await create('one.com');
    await deleteCompany({ ctx, input: { id } });
    const { entries, hasMore } = await readFeed(ctx, cursor, 10);
    expect(entries.map(({ kind, companyId }) => [kind, companyId])).toEqual([
      ['created', id],
      ['deleted', id],
    ]);
    expect(hasMore).toBe(false);
    const again = await readFeed(ctx, (await readFeed(ctx, cursor, 1)).nextCursor, 1);
    expect(again.entries).toEqual(entries.slice(1));
  });

  it('is passed over by no session that ends late', async () => {
    const reader = new FeedReader();
    await reader.readAll();
    const id = await create('one.com');
    await WriteLockModel.updateOne({}, { holder: elsewhere(), expiresAt: new Date(Date.now() + 60_000) });
    const { version = 0 } = (await WriteLockModel.findOne().lean()) ?? {};
    // Another process has logged a company and not ended its session.
    const last = await CompanyWriteModel.findOne().sort({ _id: -1 }).lean();
    await CompanyWriteModel.create({ ...last, _id: version * 2 ** 20, at: new Date() });
    await CompanyModel.updateOne({ _id: id }, { industry: 'Half' });
    expect((await reader.readAll()).get(id)?.industry).toBe('Half');
    await CompanyModel.updateOne({ _id: id }, { industry: 'Whole' });
    await WriteLockModel.updateOne({}, { expiresAt: new Date(0) });
    await recoverWriteLock();
    expect((await reader.readAll()).get(id)?.industry).toBe('Whole');
  });

  it('names every company again after an upgrade, and its cursors go on', async () => {
    const [one, two] = [await create('one.com'), await create('two.com')];
    const reader = new FeedReader();
    await reader.readAll();
    const { db } = mongoose.connection;
    if (db === undefined) throw new Error('not connected');
    const run = async () => void (await CompanyModel.updateOne({ _id: one }, { industry: 'Upgraded' }));
    await schemaStates(db).deleteMany({});
    await readOrCreateSchemaState(db, 0);
    await upgradeDatabase(db, { steps: [{ number: 1, name: 'industries', run }] });
    await schemaStates(db).deleteMany({});
    await setCompanyTags({ ctx, input: { id: two, tags: ['later'] } });
    expect(await reader.readAll(1)).toEqual(await listed());
    expect(reader.copy.get(one)?.industry).toBe('Upgraded');
    expect(reader.named).toEqual([one, two, one, two, two]);
  });

  it('refuses with 410 what is too old or of another database, and with 400 what is no cursor', async () => {
    await create('one.com');
    const old = createContext({ now: () => new Date(Date.now() - 31 * 24 * 60 * 60_000) });
    const read = (cursor: string) => listCompanyChanges({ ctx, input: { cursor } });
    await expect(read(await feedHead(old))).rejects.toMatchObject({ kind: 'gone' });
    await expect(read('x')).rejects.toMatchObject({ kind: 'invalid' });
    const cursor = await feedHead(ctx);
    await WriteLockModel.updateOne({}, { epoch: 'another' });
    await expect(read(cursor)).rejects.toThrow('belongs to another database. Call without a cursor');
  });
});

const elsewhere = () => ({ token: 'x', host: 'elsewhere', pid: 1, instance: 'x' });
