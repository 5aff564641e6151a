import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompanyModel, ObservationModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createContext } from '../../shared/context.ts';
import { importCompanies, previewImport } from './import-companies.ts';

useTestDatabase();

const now = new Date('2026-06-15T10:00:00Z');
const ctx = createContext({ now: () => now });
let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'seen-rows-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));
beforeEach(emptyTestDatabase);

async function fileOf(content: string) {
  const path = join(dir, `${randomUUID()}.csv`);
  await writeFile(path, content);
  return { path, fileName: 'x.csv', options: {} };
}
const run = async (content: string) =>
  importCompanies({ ctx, input: { ...(await fileOf(content)), importId: randomUUID() } });
const preview = async (content: string) => previewImport({ ctx, input: await fileOf(content) });

/** Everything stored but ids and the times of writing. */
async function snapshot() {
  const companies = await CompanyModel.find({}, { _id: 0, createdAt: 0, updatedAt: 0 }).sort({ domain: 1 }).lean();
  return { companies, history: await ObservationModel.find().lean() };
}

describe('rows of one company in one file', () => {
  it.each([0, 1000])(
    'keeps the newest of several days of one file and the others as history, with %i rows between',
    async (between) => {
      const filler = Array.from({ length: between }, (_, i) => `F,f${i}.com,,,,\n`).join('');
      const rows = ['100,2024-01-31', '150,2026-01-31', '120,2025-01-31', '130,2025-01-31'];
      const [first, ...later] = rows.map((row) => `Acme,acme.com,Tools,Registry,${row}\n`);
      const file = `name,domain,industry,source,employees,as of\n${first}${filler}${later.join('')}`;
      const { outcome } = await preview(file);
      expect(outcome).toMatchObject({ created: 1 + between, updated: 2, duplicates: 1 });
      expect(await run(file)).toMatchObject({ created: 1 + between, updated: 2, historical: 1, duplicates: 1 });
      const acme = () => CompanyModel.findOne({ domain: 'acme.com' }).lean();
      expect((await acme())?.records).toMatchObject([{ value: 150, asOf: new Date('2026-01-31') }]);
      expect(await ObservationModel.find().sort({ asOf: 1 }).lean()).toMatchObject([{ value: 100 }, { value: 120 }]);
      const before = await snapshot();
      expect(await run(file)).toMatchObject({ created: 0, updated: 0, duplicates: 1 });
      expect(await snapshot()).toEqual(before);
    },
  );

  it('takes the first of two figures for one day, also where one names no day', async () => {
    const file = `name,domain,industry,source,employees,as of\nAcme,acme.com,Tools,A,100,2026-06-15\nAcme,acme.com,Tools,A,120,\n`;
    expect(await run(file)).toMatchObject({ created: 1, updated: 0, duplicates: 1 });
    expect(await run(file)).toMatchObject({ updated: 0, unchanged: 1, duplicates: 1 });
    expect((await CompanyModel.findOne().lean())?.records).toMatchObject([{ value: 100 }]);
  });

  it('refuses no row for a further day of a source that the company has', async () => {
    const sources = Array.from({ length: 50 }, (_, i) => `Long,long.com,x,1,S${i},2025-01-01`).join('\n');
    const file = `name,domain,industry,employees,source,as of\n${sources}\nLong,long.com,x,2,S7,2026-01-01\n`;
    expect(await run(file)).toMatchObject({ created: 1, updated: 50, failed: 0 });
  });

  it.each([0, 1100])('takes rows under an alias as rows of the company, with %i rows between', async (between) => {
    const header = 'name,domain,industry,Employees (Registry)\n';
    const filler = Array.from({ length: between }, (_, i) => `F${i},f${i}.com,x,7\n`).join('');
    for (const [first, second] of [
      ['Acme Ltd,acme.com,Tools,100\n', 'Umbrella,umbrella.io,Tools,120\n'],
      ['Umbrella,umbrella.io,Tools,100\n', 'Acme Ltd,acme.com,Tools,120\n'],
    ]) {
      await emptyTestDatabase();
      await run('name,domain,industry\nAcme,acme.com,\n');
      await CompanyModel.updateOne({ domain: 'acme.com' }, { $set: { aliases: ['umbrella.io'] } });
      const file = `${header}${first}${filler}${second}`;
      const planned = await preview(file);
      const { importId: _id, errorFile: _file, isCancelled: _is, ...outcome } = await run(file);
      expect(outcome).toEqual(planned.outcome);
      const acme = await CompanyModel.findOne({ domain: 'acme.com' }).lean();
      expect(acme).toMatchObject({ name: 'Acme Ltd', industry: 'Tools', records: [{ value: 100 }] });
      const before = await snapshot();
      expect(await run(file)).toMatchObject({ created: 0, updated: 0 });
      expect(await snapshot()).toEqual(before);
    }
  });

  it('says of a repeat under an alias whose it is', async () => {
    await run('name,domain,industry\nAcme,acme.com,Tools\n');
    await CompanyModel.updateOne({ domain: 'acme.com' }, { $set: { aliases: ['umbrella.io'] } });
    const { repeats } = await run('name,domain,industry\nAcme,acme.com,Tools\nAcme,umbrella.io,Tools\n');
    const reason = 'umbrella.io belongs to acme.com, which is in an earlier row, and this one adds nothing';
    expect(repeats).toEqual([{ line: 3, column: null, value: 'umbrella.io', reason }]);
  });
});
