import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { CompanyModel, CompanyStatModel, ImportFailedRowsModel, ObservationModel, SettingsModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createContext } from '../../shared/context.ts';
import { CORPUS } from '../csv/corpus.fixtures.ts';
import { exportCompanies } from '../export/export-companies.ts';
import { getTrend } from '../figures/get-trend.ts';
import { countAllCompanies, getTotals } from '../figures/statistics/statistics.ts';
import type { ImportOptions } from '../schemas.ts';
import { exportFailedRows } from './failed-rows.ts';
import { getImportProgress } from './get-progress.ts';
import { importCompanies, previewImport } from './import-companies.ts';

const errorFileOf = async (importId: string) => text((await exportFailedRows({ ctx, input: { importId } })).body);

useTestDatabase();

const now = new Date('2026-06-15T10:00:00Z');
const ctx = createContext({ now: () => now });
let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'import-test-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));
beforeEach(emptyTestDatabase);

async function fileOf(content: string | Buffer): Promise<string> {
  const path = join(dir, `${randomUUID()}.csv`);
  await writeFile(path, content);
  return path;
}

async function run(content: string | Buffer, options: ImportOptions = {}, demo = false) {
  const path = await fileOf(content);
  return importCompanies({
    ctx,
    input: { path, fileName: 'x.csv', importId: randomUUID(), options, demo },
  });
}

async function preview(content: string | Buffer, options: ImportOptions = {}) {
  return previewImport({ ctx, input: { path: await fileOf(content), fileName: 'x.csv', options } });
}

/** Everything stored but ids and the times of writing. */
async function snapshot() {
  const companies = await CompanyModel.find({}, { _id: 0, createdAt: 0, updatedAt: 0 }).sort({ domain: 1 }).lean();
  const history = await ObservationModel.countDocuments();
  return { companies, history };
}

async function expectStatisticsToMatch() {
  const stored = await CompanyStatModel.find({}).lean();
  const nonZero = (counters: Record<string, number>) =>
    Object.fromEntries(Object.entries(counters).filter(([, value]) => value !== 0));
  const kept = new Map(stored.map((stat) => [stat._id, nonZero(stat.counters)]));
  const counted = [...(await countAllCompanies())].map(([id, counters]) => [id, nonZero(counters)] as const);
  for (const [id, counters] of counted) expect(kept.get(id), id).toEqual(counters);
  const live = [...kept].filter(([, counters]) => Object.keys(counters).length > 0);
  expect(live).toHaveLength(counted.filter(([, counters]) => Object.keys(counters).length > 0).length);
}

describe('the corpus of hostile files', () => {
  const importable = CORPUS.filter(({ options }) => options?.bytesMax === undefined);

  it.each(importable.map((item) => [item.name, item] as const))(
    '%s',
    async (_, { bytes, options, expect: expected }) => {
      const { asOf, source, delimiter, encoding } = options ?? {};
      const rest = { ...(source && { source }), ...(delimiter && { delimiter }), ...(encoding && { encoding }) };
      const given = { ...rest, ...(asOf && { asOf: asOf.toISOString().slice(0, 10) }) };
      if ('fileError' in expected) {
        await expect(preview(bytes, given)).rejects.toThrow(expected.fileError);
        await expect(run(bytes, given)).rejects.toThrow(expected.fileError);
        expect(await CompanyModel.countDocuments()).toBe(0);
        return;
      }
      const planned = await preview(bytes, given);
      const { importId, errorFile, isCancelled, ...outcome } = await run(bytes, given);
      expect(isCancelled).toBe(false);
      expect(outcome).toEqual(planned.outcome);
      const { created, duplicates, failed } = outcome;
      expect({ created, duplicates, failed }).toEqual(expected.outcome);
      expect(errorFile === null).toBe(failed === 0);
      await expectStatisticsToMatch();

      const before = await snapshot();
      const plannedAgain = await preview(bytes, given);
      const again = await run(bytes, given);
      expect(again).toMatchObject({ created: 0, updated: 0, duplicates, failed });
      expect(plannedAgain.outcome).toMatchObject({ created: 0, updated: 0, duplicates, failed });
      expect(await snapshot()).toEqual(before);
    },
  );
});

describe('import', () => {
  it('keeps created, updated, unchanged and duplicate rows apart', async () => {
    await run('name,domain,industry\nAcme,acme.com,Tools\nBeta,beta.com,Tools\n');
    const result = await run(
      'name,domain,industry\nAcme,acme.com,Tools\nBeta Ltd,beta.com,Tools\nNew,new.com,\nNew again,www.new.com,\n',
    );
    expect(result).toMatchObject({
      imported: 2,
      created: 1,
      updated: 1,
      unchanged: 1,
      duplicates: 1,
      skipped: 2,
      rows: 4,
    });
  });

  it('counts a company of several rows once, also when they are far apart or name it by another domain', async () => {
    const far = Array.from({ length: 1100 }, (_, i) => `C${i},c${i}.com,,${i},Register\n`).join('');
    const file = `name,domain,industry,employees,source\nAcme,acme.com,Tools,1,A\n${far}Acme,acme.com,,2,B\n`;
    const planned = await preview(file);
    expect(await run(file)).toMatchObject({ imported: 1102, companies: 1101, created: 1101, updated: 1 });
    expect(planned.outcome.companies).toBe(1101);
    await CompanyModel.updateOne({ domain: 'acme.com' }, { $set: { aliases: ['acme.io'] } });
    const rows = 'Acme,acme.com,,3,C\nAcme,acme.io,,4,D\nC7,c7.com,,7,Register\n';
    expect(await run(`name,domain,industry,employees,source\n${rows}`)).toMatchObject({ imported: 2, companies: 1 });
  });

  it('never blanks a value with an empty cell', async () => {
    await run('name,domain,industry,employees,location\nAcme,acme.com,Tools,120,Berlin\n');
    await run('name,domain,industry,employees,location\nAcme,acme.com,,,\n');
    const company = await CompanyModel.findOne({ domain: 'acme.com' }).lean();
    expect(company).toMatchObject({ industry: 'Tools', locations: ['Berlin'] });
    expect(company?.records[0]?.value).toBe(120);
  });

  it('gives several sources from several files, and the aggregate with the second', async () => {
    await run('name,domain,industry,employees\nAcme,acme.com,Tools,100\n', { source: 'Register' });
    expect((await CompanyModel.findOne().lean())?.aggregatedEmployeeCount).toBeNull();
    await run('name,domain,industry,employees\nAcme,acme.com,Tools,110\n', { source: 'Vendor' });
    expect(await CompanyModel.findOne().lean()).toMatchObject({ aggregatedEmployeeCount: 105, sourceCount: 2 });
    await expectStatisticsToMatch();
  });

  it('takes the source from a column, one row per source', async () => {
    const result = await run(
      'name,domain,industry,employees,source\nAcme,acme.com,Tools,100,A\nAcme,acme.com,Tools,110,B\nAcme,acme.com,Tools,1,A\n',
    );
    expect(result).toMatchObject({ created: 1, updated: 1, duplicates: 1 });
    expect((await CompanyModel.findOne().lean())?.records.map(({ source, value }) => [source, value])).toEqual([
      ['A', 100],
      ['B', 110],
    ]);
  });

  it('keeps the figure that a newer one replaces, and puts a late one into history', async () => {
    const file = (count: number) => `name,domain,industry,employees\nAcme,acme.com,Tools,${count}\n`;
    await SettingsModel.create({ _id: 'workspace', minimumSources: 1, excludeOutliers: true });
    await run(file(100), { asOf: '2025-06-01' });
    await run(file(150), { asOf: '2026-01-01' });
    await run(file(120), { asOf: '2025-09-01' });
    await run(file(151), { asOf: '2026-01-01' });
    await run(file(120), { asOf: '2025-09-01' });
    const company = await CompanyModel.findOne().lean();
    const trend = await getTrend({ ctx, input: { id: String(company?._id) } });
    expect(trend.series).toEqual([
      {
        source: 'CSV',
        points: [
          { at: '2025-06-01T00:00:00.000Z', value: 100, isRange: false },
          { at: '2025-09-01T00:00:00.000Z', value: 120, isRange: false },
          { at: '2026-01-01T00:00:00.000Z', value: 151, isRange: false },
        ],
      },
    ]);
    expect(trend.aggregate.map(({ value }) => value)).toEqual([100, 120, 151]);
    await expectStatisticsToMatch();
  });

  it('takes a late figure into history once, and keeps the days for which a figure held', async () => {
    const file = (count: number) => `name,domain,industry,employees\nAcme,acme.com,Tools,${count}\n`;
    await run(file(20), { asOf: '2024-01-01' });
    await run(file(20), { asOf: '2025-06-01' });
    await run(file(30), { asOf: '2026-01-01' });
    const before = await ObservationModel.find().lean();
    for (const asOf of ['2024-01-01', '2025-06-01', '2024-09-01']) {
      expect((await preview(file(20), { asOf })).outcome).toMatchObject({ updated: 0, unchanged: 1 });
      expect(await run(file(20), { asOf })).toMatchObject({ updated: 0, unchanged: 1 });
    }
    expect(await ObservationModel.find().lean()).toEqual(before);
    expect(await run(file(25), { asOf: '2025-01-01' })).toMatchObject({ updated: 1 });
    expect(await run(file(25), { asOf: '2025-01-01' })).toMatchObject({ updated: 0, unchanged: 1 });
    const { series } = await getTrend({ ctx, input: { id: String((await CompanyModel.findOne().lean())?._id) } });
    const days = series[0]?.points.map(({ at }) => at) ?? [];
    expect(days).toEqual(days.toSorted());
  });

  it('adds what a later row says of locations and industry, wherever a batch ends', async () => {
    const filler = Array.from({ length: 1000 }, (_, i) => `F,f${i}.com,,,,`).join('\n');
    for (const between of ['', `${filler}\n`]) {
      await emptyTestDatabase();
      await run('name,domain,industry,Employees (B)\nAcme,acme.com,,5\n');
      const header = 'name,domain,industry,Employees (A),Employees (B),location';
      const later = 'Acme,acme.com,Tools,,5,Paris\nAcme,acme.com,Other,10,5,PARIS\n';
      const file = `${header}\nAcme,acme.com,,10,,Berlin\n${between}${later}`;
      const { outcome } = await preview(file);
      expect(await run(file)).toMatchObject(outcome);
      expect(outcome).toMatchObject({ updated: 2, unchanged: 0, duplicates: 1 });
      const company = await CompanyModel.findOne({ domain: 'acme.com' }).lean();
      expect(company).toMatchObject({ industry: 'Tools', locations: ['Berlin', 'Paris'] });
    }
  });

  it('keeps the locations of a row that names a source without a figure', async () => {
    const file =
      'name,domain,industry,source,employees,locations\nA,a.com,x,S1,5,\nA,a.com,x,S2,,Oslo\nA,a.com,x,CSV,,Rome\nA,a.com,x,S1,6,Bonn\nA,a.com,x,S2,,OSLO\n';
    const { outcome } = await preview(file);
    expect(outcome).toMatchObject({ created: 1, updated: 3, duplicates: 1 });
    expect(await run(file)).toMatchObject(outcome);
    expect((await CompanyModel.findOne().lean())?.locations.toSorted()).toEqual(['Bonn', 'Oslo', 'Rome']);
    expect(await run(file)).toMatchObject({ updated: 0 });
  });

  it.each([
    ['name,domain,industry,locations\nA,a.com,x,OSLO\n', 'name,domain,industry,locations\nA,a.com,x,Oslo\n'],
    ['name,domain,industry,locations\nA,a.com,x,Oslo\n', 'name,domain,industry,locations\nA,a.com,x,OSLO\n'],
    ['name,domain,industry,locations\nA,a.com,x,OSLO; Oslo\n', 'name,domain,industry,locations\nA,a.com,x,oslo\n'],
  ])('spells a location the same whichever file came first: %j, %j', async (first, second) => {
    await run(first);
    const { outcome } = await preview(second);
    expect(await run(second)).toMatchObject(outcome);
    expect((await CompanyModel.findOne().lean())?.locations).toEqual(['Oslo']);
    expect(await run(second)).toMatchObject({ updated: 0, unchanged: 1 });
  });

  it('takes no more sources of a row than a company can have, and refuses rows that bring more', async () => {
    const columns = Array.from({ length: 60 }, (_, i) => `Employees (S${i})`).join(',');
    const wide = `name,domain,industry,${columns}\nWide,wide.com,x,${'1,'.repeat(59)}1\nSlim,slim.com,x,1${','.repeat(59)}\n`;
    expect(await run(wide)).toMatchObject({ created: 2, failed: 0, rows: 2, ignoredCells: 10 });
    const long = Array.from({ length: 60 }, (_, i) => `Long,long.com,x,1,S${i}`).join('\n');
    expect(await run(`name,domain,industry,employees,source\n${long}\n`)).toMatchObject({
      created: 1,
      updated: 49,
      failed: 10,
    });
  });

  it('gives the lock back only when nothing is being written any more', async () => {
    const lines = Array.from({ length: 3000 }, (_, i) => `C ${i},${i === 2500 ? 'nodomain' : `c${i}.com`},x`);
    const path = await fileOf(`name,domain,industry\n${lines.join('\n')}\n`);
    vi.spyOn(ImportFailedRowsModel, 'replaceOne').mockImplementationOnce(() => {
      throw new Error('no room');
    });
    const input = { path, fileName: 'x.csv', importId: randomUUID(), options: {} };
    await expect(importCompanies({ ctx, input })).rejects.toThrow('no room');
    await run('name,domain,industry\nNext,next.com,x\n');
    expect((await getTotals()).companies).toBe(await CompanyModel.countDocuments());
    await expectStatisticsToMatch();
  });

  it('makes no twins when two imports bring the same companies at once', async () => {
    const lines = Array.from({ length: 1200 }, (_, i) => `Company ${i},c${i}.com,Tools`).join('\n');
    const results = await Promise.all([1, 2, 3].map(() => run(`name,domain,industry\n${lines}\n`)));
    expect(results.reduce((sum, { created }) => sum + created, 0)).toBe(1200);
    expect(await CompanyModel.countDocuments()).toBe(1200);
    await expectStatisticsToMatch();
  });

  it('gives the failed rows as a file that imports once it is corrected', async () => {
    const result = await run('Name,Domain,Industry\nGood,good.com,Tools\n"=Bad, Inc.",nodomain,"a\nb"\n');
    expect(result.errors).toMatchObject([{ line: 3, column: 'Domain', value: 'nodomain' }]);
    const file = await errorFileOf(result.importId);
    expect(file).toContain('Import error');
    const corrected = await run(file.replace(/,nodomain,/, ',bad.com,'));
    expect(corrected).toMatchObject({ created: 1, failed: 0 });
    expect(await CompanyModel.findOne({ domain: 'bad.com' }).lean()).toMatchObject({
      name: '=Bad, Inc.',
      industry: 'a b',
    });
  });

  it('tells how far it is, and that it is done', async () => {
    const { importId } = await run('name,domain,industry\nAcme,acme.com,Tools\n');
    const progress = await getImportProgress({ ctx, input: { importId } });
    expect(progress).toMatchObject({ state: 'completed', rows: 1 });
    expect(progress.bytesRead).toBe(progress.bytesTotal);
  });
});

describe('our own export', () => {
  const source = [
    'name,domain,industry,location,Employees (A),Employees (B (old)),Employees (C)',
    '"=SUM(1,2)",formula.com,+Tools,"Berlin, Germany; Paris",120,11-50,',
    '\'-quoted,quoted.com,,,"1,001+",,0',
    '"Quote ""d"", Inc.",münchen.de,"Line, comma",München,7,8,9',
    'Plain,plain.com,Tools,,,,',
  ].join('\n');

  it('imports again without a difference', async () => {
    await run(source);
    const before = await snapshot();
    const { body, fileName } = await exportCompanies({ ctx, input: { format: 'csv' } });
    const file = await buffer(body);
    expect(fileName).toBe('companies.csv');
    expect((await preview(file)).outcome).toMatchObject({ created: 0, updated: 0, failed: 0, unchanged: 4 });
    expect(await run(file)).toMatchObject({ created: 0, updated: 0, failed: 0, unchanged: 4 });
    expect(await snapshot()).toEqual(before);
  });

  it('fills an empty workspace with the same companies', async () => {
    await run(source);
    const before = await snapshot();
    const file = await buffer((await exportCompanies({ ctx, input: { format: 'csv' } })).body);
    await emptyTestDatabase();
    expect(await run(file)).toMatchObject({ created: 4, failed: 0 });
    const figures = ({ companies }: typeof before) =>
      companies.map(({ name, domain, industry, aggregatedEmployeeCount, locations }) => ({
        name,
        domain,
        industry,
        aggregatedEmployeeCount,
        locations,
      }));
    expect(figures(await snapshot())).toEqual(figures(before));
  });
});

describe('the day of an exported figure', () => {
  const row = (value: number, asOf: string) =>
    `name,domain,industry,As of,Employees (Reg A)\nAcme,acme.com,Tools,${asOf},${value}\n`;

  it('is in the file, so that an older export replaces no newer figure', async () => {
    await run(row(100, '2020-01-01'));
    const file = await buffer((await exportCompanies({ ctx, input: { format: 'csv' } })).body);
    await run(row(150, '2026-06-01'));
    const before = await snapshot();
    expect(await run(file)).toMatchObject({ unchanged: 1 });
    expect(await snapshot()).toEqual(before);
  });

  it('comes into an empty workspace with the kind and the scope', async () => {
    await run(
      'name,domain,industry,Employees (Reg A),As of (Reg A),Kind (Reg A),Scope (Reg A),Scope\n' +
        'Acme,acme.com,Tools,100,2020-01-01,Period Average,legal entity,group\n',
    );
    const stored = () => CompanyModel.findOne().lean();
    const said = { value: 100, kind: 'period_average', scope: 'legal_entity', asOf: new Date('2020-01-01') };
    expect((await stored())?.records).toMatchObject([said]);
    const file = await buffer((await exportCompanies({ ctx, input: { format: 'csv' } })).body);
    await emptyTestDatabase();
    await run(file);
    expect((await stored())?.records).toMatchObject([said]);
  });
});

describe('another spelling of a source', () => {
  it('is the same source, in one file and in later ones, and the first spelling is shown', async () => {
    const head = 'name,domain,industry,Employees (LinkedIn),Employees (linkedin),Employees (Linkedin\u00a0)\n';
    await run(`${head}Acme,acme.com,Tools,200,201,202\n`);
    const other = 'name,domain,industry,Employees (LINKEDIN)\nAcme,acme.com,Tools,200\nBeta,beta.com,Tools,7\n';
    expect((await preview(other)).outcome).toMatchObject({ created: 1, unchanged: 1 });
    expect(await run(other)).toMatchObject({ created: 1, unchanged: 1 });
    const companies = await CompanyModel.find().lean();
    expect(companies.map(({ records }) => records.map(({ source, value }) => [source, value]))).toEqual([
      [['LinkedIn', 200]],
      [['LinkedIn', 7]],
    ]);
    await expectStatisticsToMatch();
  });
});
