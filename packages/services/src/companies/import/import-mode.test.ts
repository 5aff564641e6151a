import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompanyModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createContext } from '../../shared/context.ts';
import { CORPUS } from '../csv/corpus.fixtures.ts';
import { type ImportPreviewOptions, importModeSchema, type PlannedRow } from '../import-schemas.ts';
import { importCompanies, previewImport } from './import-companies.ts';

useTestDatabase();

const NOW = new Date('2026-06-15T10:00:00Z');
const ctx = createContext({ now: () => NOW });
let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'import-mode-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));
beforeEach(emptyTestDatabase);

async function run(content: string | Buffer, options: ImportPreviewOptions = {}) {
  const path = join(dir, 'file.csv');
  await writeFile(path, content);
  const { outcome, plan } = await previewImport({ ctx, input: { path, fileName: 'x.csv', options } });
  const result = await importCompanies({ ctx, input: { path, fileName: 'x.csv', importId: randomUUID(), options } });
  expect(result).toMatchObject(outcome);
  return { result, plan };
}

const HEADER = 'name,domain,industry,employees,source,location,LEI';
const companyOf = (domain: string) => CompanyModel.findOne({ domain }).lean();
const short = ({ line, kind }: PlannedRow) => `${line} ${kind}`;

describe('the mode of an import', () => {
  beforeEach(async () => {
    await run('name,domain,industry,employees,source\nAcme,acme.com,,100,LinkedIn\n');
  });

  it('creates only, several rows of a company that the file creates included', async () => {
    const file = `${HEADER}\nBeta,beta.com,Tools,5,LinkedIn,,\nAcme Inc,acme.com,Tools,,,,\nBeta,beta.com,,7,Xing,,\nAcme,acme.com,,9,Xing,,\n`;
    const { result, plan } = await run(file, { mode: 'create_only' });
    expect(result).toMatchObject({ created: 1, updated: 1, refused: 2, failed: 0, errorFile: null });
    expect(result.refusals).toMatchObject([
      { line: 3, value: 'acme.com', reason: 'acme.com is tracked already, and this import only creates companies' },
      { line: 5 },
    ]);
    expect(plan.rows.map(short)).toEqual(['2 created', '3 refused', '4 updated', '5 refused']);
    expect(await companyOf('acme.com')).toMatchObject({ name: 'Acme', industry: null });
    expect((await companyOf('beta.com'))?.records).toHaveLength(2);
  });

  it('decides by what was there before the import, also for rows of a later batch', async () => {
    const rows = Array.from({ length: 1200 }, (_, i) => `C${i},c${i}.com,,,,,`).join('\n');
    const file = `${HEADER}\nBeta,beta.com,,1,LinkedIn,,\nAcme,acme.com,,2,Xing,,\n${rows}\nBeta,beta.com,,3,Xing,,\nAcme,acme.com,,4,Other,,\n`;
    const { result } = await run(file, { mode: 'create_only' });
    expect(result).toMatchObject({ created: 1201, updated: 1, refused: 2 });
  });

  it('updates only', async () => {
    const { result } = await run(`${HEADER}\nBeta,beta.com,,,,,\nAcme Inc,acme.com,Tools,,,,\n`, {
      mode: 'update_only',
    });
    expect(result).toMatchObject({ created: 0, updated: 1, refused: 1 });
    expect(result.refusals[0]?.reason).toBe('beta.com is not tracked, and this import creates no companies');
    expect(await companyOf('acme.com')).toMatchObject({ name: 'Acme Inc', industry: 'Tools' });
  });

  it('fills only what was empty before the import', async () => {
    const lei = 'HWUPKR0MPOU8FGXBT394';
    const file = `${HEADER}\nAcme Inc,acme.com,Tools,7,LinkedIn,Oslo,${lei}\nAcme,acme.com,Other,9,Xing,Paris,\nBeta,beta.com,,,,,\n`;
    const { result, plan } = await run(file, { mode: 'fill_empty' });
    expect(result).toMatchObject({ created: 0, updated: 2, renamed: 0, namesKept: 0, refused: 1 });
    const filled = await companyOf('acme.com');
    expect(filled).toMatchObject({ name: 'Acme', industry: 'Tools', locations: ['Oslo', 'Paris'] });
    expect(filled?.records.map(({ source, value }) => [source, value])).toEqual([
      ['LinkedIn', 100],
      ['Xing', 9],
    ]);
    expect(plan.rows[0]?.fields).toEqual([
      { field: 'industry', before: null, after: 'Tools' },
      { field: 'locations', before: null, after: 'Oslo' },
      { field: 'identifiers', before: null, after: `lei:${lei}` },
    ]);
    const again = await run(`${HEADER}\nAcme,acme.com,Toys,8,Xing,Rome,\n`, { mode: 'fill_empty' });
    expect(again.result).toMatchObject({ updated: 0, unchanged: 1 });
  });
});

describe('the plan of an import', () => {
  it('names fields before and after, page by page and by kind', async () => {
    await run(`${HEADER}\nAcme,acme.com,Toys,100,LinkedIn,Oslo,\n`);
    const file = `${HEADER}\nAcme,acme.com,Tools,120,LinkedIn,,\nBeta,beta.com,,,,,\n,bad,,,,,\nBeta,beta.com,,,,,\n`;
    const path = join(dir, 'plan.csv');
    await writeFile(path, file);
    const planOf = async (options: ImportPreviewOptions) =>
      (await previewImport({ ctx, input: { path, fileName: 'x.csv', options } })).plan;
    const first = await planOf({ planLimit: 2 });
    expect(first.rows.map(short)).toEqual(['2 updated', '3 created']);
    expect(first.rows[0]?.fields).toEqual([
      { field: 'industry', before: 'Toys', after: 'Tools' },
      { field: 'figure:LinkedIn', before: '100 (2026-06-15)', after: '120 (2026-06-15)' },
    ]);
    expect(first.counts).toEqual({ created: 1, updated: 1, unchanged: 0, repeat: 1, refused: 0, failed: 1 });
    const next = await planOf({ planLimit: 2, planCursor: first.nextCursor ?? 0 });
    expect(next.rows.map(short)).toEqual(['4 failed', '5 repeat']);
    expect(next.nextCursor).toBeNull();
    expect((await planOf({ planKind: 'failed' })).rows.map(short)).toEqual(['4 failed']);
  });

  const importable = CORPUS.filter(
    (item) => item.options?.bytesMax === undefined && !('fileError' in item.expect) && item.expect.rows.length > 0,
  );

  it('is what the import of a hostile file does, in each mode', async () => {
    const modes = importModeSchema.options;
    for (const [at, { bytes, options }] of importable.entries()) {
      const { asOf, source, delimiter, encoding } = options ?? {};
      const { result, plan } = await run(bytes, {
        ...(source && { source }),
        ...(delimiter && { delimiter }),
        ...(encoding && { encoding }),
        ...(asOf && { asOf: asOf.toISOString().slice(0, 10) }),
        mode: modes[at % modes.length],
      });
      const { created, updated, unchanged, duplicates: repeat, refused, failed } = result;
      expect(plan.counts).toEqual({ created, updated, unchanged, repeat, refused, failed });
    }
  });
});
