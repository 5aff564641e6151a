import { randomUUID } from 'node:crypto';
import { access, copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import {
  CompanyChangeModel,
  CompanyModel,
  CompanyStatModel,
  ImportBatchModel,
  ImportRunModel,
  ObservationModel,
} from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { mongo } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createContext } from '../../../shared/context.ts';
import { killAtWrite } from '../../../shared/moves/killed-writes.fixtures.ts';
import { exportFailedRows } from '../failed-rows.ts';
import { getImportProgress } from '../get-progress.ts';
import { importCompanies, startImport } from '../import-companies.ts';
import { previewTakeBack, takeBackImport } from '../take-back/take-back-import.ts';
import { cancelImport } from './cancel-import.ts';
import { getImport, listImportedRows } from './list-imports.ts';
import { resumeImports } from './resume-imports.ts';
import { stopImports } from './running-imports.ts';

useTestDatabase();

const NOW = new Date('2026-06-15T10:00:00Z');
const ctx = createContext({ now: () => NOW });
let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'resume-imports-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));
beforeEach(emptyTestDatabase);

const HEADER = 'name,domain,industry,employees,source,asOf,location';
const BEFORE = ['Acme,acme.com,Toys,100,LinkedIn,2026-01-01,Oslo', 'Beta,beta.com,,50,LinkedIn,2026-02-01,'];
/** Three batches, most of whose rows repeat one of few companies; the rows of the first two come again in later ones. */
const ROWS = [
  'Acme Inc,acme.com,Tools,120,LinkedIn,2026-03-01,Paris',
  'Beta,beta.com,,40,LinkedIn,2025-02-01,',
  ...Array.from({ length: 1200 }, (_, i) => `C${i % 60},c${i % 60}.com,,${i % 60},Register,2026-03-01,`),
  'Acme,acme.com,,90,Xing,2026-03-01,Rome',
  ',bad,,,,,',
  ...Array.from({ length: 900 }, (_, i) => `D${i % 40},d${i % 40}.com,Food,,,,`),
  'C1,c1.com,,7,Xing,2026-03-01,Bonn',
  'Beta,beta.com,Food,,,,Graz',
];

async function begin(rows: readonly string[]) {
  const path = join(dir, `${randomUUID()}.csv`);
  await writeFile(path, [HEADER, ...rows].join('\n'));
  return { path, fileName: 'list.csv', importId: randomUUID(), options: {}, isKept: true };
}

/** All that an import has left, but for ids that differ with each. */
async function snapshot(importId: string) {
  const domains = new Map(
    (await CompanyModel.find({}, { domain: 1 }).lean()).map((one) => [String(one._id), one.domain]),
  );
  const [companies, figures, changes, stats] = await Promise.all([
    CompanyModel.find({}, { _id: 0 }).sort({ domain: 1 }).lean(),
    ObservationModel.find({}, { _id: 0 }).lean(),
    CompanyChangeModel.find({}, { _id: 0 }).lean(),
    CompanyStatModel.find({}, { counters: 1 }).sort({ _id: 1 }).lean(),
  ]);
  const named = <T extends { companyId: unknown }>(found: T[]) =>
    found
      .map(({ companyId, ...rest }) => ({ domain: domains.get(String(companyId)), ...rest }))
      .sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
  const rows = await listImportedRows({ ctx, input: { id: importId, limit: 10_000 } });
  const { id: _, ...run } = await getImport({ ctx, input: { id: importId } });
  const errors = await text((await exportFailedRows({ ctx, input: { importId } })).body);
  const counters = stats.map(({ _id, counters }) => [
    _id,
    Object.entries(counters)
      .filter(([, value]) => value !== 0)
      .sort(),
  ]);
  return JSON.parse(
    JSON.stringify({
      ...{ companies, run, errors, counters: counters.filter(([, all]) => (all ?? []).length > 0) },
      ...{ figures: named(figures), changes: named(changes) },
      rows: rows.items.map(({ companyId, ...row }) => ({ ...row, company: domains.get(companyId ?? '') })),
    }),
  );
}

/** As when the next process finds out that the one that worked on it is gone. */
const leave = (importId: string) => ImportRunModel.updateOne({ _id: importId }, { $set: { worker: null } });

let expectedSnapshot: ReturnType<typeof importUndisturbed> | undefined;
const undisturbed = () => (expectedSnapshot ??= importUndisturbed());

async function importUndisturbed() {
  await emptyTestDatabase();
  await importCompanies({ ctx, input: await begin(BEFORE) });
  const input = await begin(ROWS);
  await importCompanies({ ctx, input });
  return snapshot(input.importId);
}

describe('an import that a kill interrupts', () => {
  it('is continued and ends as undisturbed', async () => {
    const expected = await undisturbed();
    for (const last of [1, 5, 8, 11, 15, 21, 22]) {
      await emptyTestDatabase();
      await importCompanies({ ctx, input: await begin(BEFORE) });
      const input = await begin(ROWS);
      // The file of a killed process stays; here its end would remove it.
      const spare = `${input.path}.spare`;
      await copyFile(input.path, spare);
      expect(await killAtWrite(last, () => importCompanies({ ctx, input }))).toBe(true);
      await copyFile(spare, input.path);
      await leave(input.importId);
      await resumeImports(ctx);
      const left = await snapshot(input.importId);
      for (const part of Object.keys(expected)) {
        expect(left[part], `${part} after a kill at write ${last}`).toEqual(expected[part]);
      }
      await expect(access(input.path)).rejects.toThrow();
    }
  });

  it('and then its continuation, loses no batch, wherever both were', async () => {
    const expected = await undisturbed();
    // First within a batch, between two, and in the last; then while batches are read again, in the last of them and behind it.
    for (const [first, second] of [
      [5, 4],
      [8, 6],
      [11, 9],
      [15, 12],
      [15, 3],
      [21, 18],
    ] as const) {
      await emptyTestDatabase();
      await importCompanies({ ctx, input: await begin(BEFORE) });
      const input = await begin(ROWS);
      const spare = `${input.path}.spare`;
      await copyFile(input.path, spare);
      expect(await killAtWrite(first, () => importCompanies({ ctx, input }))).toBe(true);
      await copyFile(spare, input.path);
      await leave(input.importId);
      await killAtWrite(second, () => resumeImports(ctx));
      await copyFile(spare, input.path);
      // A continuation that fails for another reason than a kill has ended the import; a kill has not.
      await ImportRunModel.updateOne({ _id: input.importId }, { $set: { worker: null } });
      await resumeImports(ctx);
      const left = await snapshot(input.importId);
      for (const part of Object.keys(expected)) {
        expect(left[part], `${part} after kills at writes ${first} and ${second}`).toEqual(expected[part]);
      }
    }
  });

  it('is taken back as a whole after it was continued', async () => {
    await importCompanies({ ctx, input: await begin(BEFORE) });
    const before = await CompanyModel.find({}, { updatedAt: 0 }).sort({ _id: 1 }).lean();
    const input = await begin(ROWS);
    await copyFile(input.path, `${input.path}.spare`);
    await killAtWrite(6, () => importCompanies({ ctx, input }));
    await copyFile(`${input.path}.spare`, input.path);
    await leave(input.importId);
    await resumeImports(ctx);
    const preview = await previewTakeBack({ ctx, input: { id: input.importId } });
    // Two that came in several batches count once, and nothing of theirs was changed since.
    expect(preview).toEqual({ removed: 100, restored: 2, kept: 0, keptCompanies: [] });
    const { takenBack } = await takeBackImport({ ctx, input: { id: input.importId } });
    expect(takenBack).toMatchObject({ removed: 100, restored: 2, kept: 0 });
    expect(await CompanyModel.find({}, { updatedAt: 0 }).sort({ _id: 1 }).lean()).toEqual(before);
  });

  it('removes its file when nothing begins', async () => {
    const empty = await begin([]);
    await writeFile(empty.path, '');
    await expect(importCompanies({ ctx, input: empty })).rejects.toMatchObject({ kind: 'invalid' });
    await expect(access(empty.path)).rejects.toThrow();
    const running = await begin(ROWS);
    await startImport({ ctx, input: running });
    const second = { ...(await begin(BEFORE)), importId: running.importId };
    await expect(startImport({ ctx, input: second })).rejects.toMatchObject({ kind: 'conflict' });
    await expect(access(second.path)).rejects.toThrow();
    await cancelImport({ ctx, input: { id: running.importId } });
    await vi.waitFor(() => expect(access(running.path)).rejects.toThrow(), { timeout: 120_000 });
  });

  it('is not continued without its file, and says so in the end', async () => {
    const later = createContext({ now: () => new Date(NOW.getTime() + 2 * 60 * 60_000) });
    const input = await begin(BEFORE);
    await killAtWrite(3, () => importCompanies({ ctx, input }));
    await rm(input.path);
    await leave(input.importId);
    await resumeImports(ctx);
    expect(await getImportProgress({ ctx, input })).toMatchObject({ state: 'running' });
    await resumeImports(later);
    expect(await getImport({ ctx, input: { id: input.importId } })).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('its file is gone'),
    });
  });
});

describe('an import in the background', () => {
  it('ends between two batches when its process stops, and is continued at once', async () => {
    const expected = await undisturbed();
    await emptyTestDatabase();
    await importCompanies({ ctx, input: await begin(BEFORE) });
    const input = await begin(ROWS);
    const { importId } = input;
    const insertMany = mongo.Collection.prototype.insertMany;
    vi.spyOn(mongo.Collection.prototype, 'insertMany').mockImplementationOnce(function (
      this: mongo.Collection,
      ...args
    ) {
      void stopImports();
      return insertMany.apply(this, args);
    });
    await expect(importCompanies({ ctx, input })).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await ImportRunModel.findById(importId)).toMatchObject({ state: 'running', rows: 2000, worker: null });
    await resumeImports(ctx);
    expect(await snapshot(importId)).toEqual(expected);
  });

  it('is continued, whatever its writes fail with when the database is closed under it', async () => {
    const input = await begin(ROWS);
    vi.spyOn(mongo.Collection.prototype, 'insertMany').mockImplementationOnce(() => {
      void stopImports();
      return Promise.reject(new mongo.MongoClientClosedError());
    });
    await expect(importCompanies({ ctx, input })).rejects.toBeInstanceOf(mongo.MongoClientClosedError);
    expect(await ImportRunModel.findById(input.importId)).toMatchObject({ state: 'running', worker: null });
    await resumeImports(ctx);
    expect(await CompanyModel.countDocuments()).toBe(102);
  });

  it('is cancelled between batches, and what is written is taken back', async () => {
    const input = await begin(ROWS);
    expect(await startImport({ ctx, input })).toEqual({ importId: input.importId });
    await expect(
      importCompanies({ ctx, input: { ...(await begin(ROWS)), importId: input.importId } }),
    ).rejects.toThrow();
    const id = input.importId;
    await cancelImport({ ctx, input: { id } });
    const stateOf = async () => (await getImport({ ctx, input: { id } })).state;
    await vi.waitFor(async () => expect(await stateOf()).not.toBe('running'), { timeout: 120_000 });
    // It may have ended first.
    expect(['cancelled', 'completed']).toContain(await stateOf());
    await ImportRunModel.updateOne({ _id: id }, { $set: { state: 'cancelled' } });
    expect(await cancelImport({ ctx, input: { id } })).toMatchObject({ id, state: 'cancelled' });
    expect(await takeBackImport({ ctx, input: { id } })).toMatchObject({ state: 'taken_back' });
    expect(await CompanyModel.countDocuments()).toBe(0);
    expect(await ImportBatchModel.countDocuments({ plan: { $exists: true } })).toBe(0);
    await expect(cancelImport({ ctx, input: { id } })).rejects.toMatchObject({ kind: 'conflict' });
  });
});
