import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { CompanyModel, CompanyStatModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createContext } from '../../shared/context.ts';
import { exportCompanies } from '../export/export-companies.ts';
import { COMPANY_SOURCES_MAX, EXPORT_SOURCE_COLUMNS_MAX, WORKSPACE_SOURCES_MAX } from '../limits.ts';
import { applySourceFigures } from '../store/apply-source-figures.ts';
import { importCompanies, previewImport } from './import-companies.ts';

useTestDatabase();

const ctx = createContext({ now: () => new Date('2026-06-15T10:00:00Z') });
const HEADER = 'name,domain,industry';
let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'source-limits-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));
beforeEach(emptyTestDatabase);

/** The preview must say what the import then does. */
async function run(content: string | Buffer) {
  const path = join(dir, `${randomUUID()}.csv`);
  await writeFile(path, content);
  const { outcome } = await previewImport({ ctx, input: { path, fileName: 'x.csv', options: {} } });
  const result = await importCompanies({
    ctx,
    input: { path, fileName: 'x.csv', importId: randomUUID(), options: {} },
  });
  expect(result).toMatchObject(outcome);
  return result;
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
const headersOf = (numbers: number[]) => numbers.map((number) => `,Employees (S${number})`).join('');
const valuesOf = (numbers: number[]) => numbers.map((number) => `,${number + 1}`).join('');
const exportCsv = async (q?: string) => buffer((await exportCompanies({ ctx, input: { format: 'csv', q } })).body);
const exportedHeader = async (q?: string) => (await exportCsv(q)).toString().split('\r\n')[0] ?? '';

describe('a company', () => {
  it('has no more sources than an import of its export can bring, and each figure beyond is named', async () => {
    const [first, second] = [
      range(0, COMPANY_SOURCES_MAX - 5),
      range(COMPANY_SOURCES_MAX - 8, COMPANY_SOURCES_MAX + 2),
    ];
    await run(`${HEADER}${headersOf(first)}\nAcme,acme.com,x${valuesOf(first)}\n`);
    const result = await run(`${HEADER}${headersOf(second)}\nAcme,acme.com,x${valuesOf(second)}\n`);
    const reason = `acme.com has ${COMPANY_SOURCES_MAX} sources already, so the figure of "S50" was left out; name one source for the whole list`;
    expect(result).toMatchObject({
      updated: 1,
      failed: 0,
      ignoredCells: 2,
      notes: [{ line: 2, value: 'S50', reason }, {}],
    });
    expect((await CompanyModel.findOne().lean())?.records).toHaveLength(COMPANY_SOURCES_MAX);
    const file = await exportCsv();
    await emptyTestDatabase();
    expect(await run(file)).toMatchObject({ created: 1, failed: 0, ignoredCells: 0 });
  });

  it('has as many sources in the preview when an earlier 1,000 rows of the file named some', async () => {
    const all = range(0, COMPANY_SOURCES_MAX + 3);
    const first = all.map((n) => (n < COMPANY_SOURCES_MAX - 2 ? `,${n + 5}` : ',')).join('');
    const last = all.map((n) => (n < COMPANY_SOURCES_MAX - 2 ? ',' : `,${n + 5}`)).join('');
    const others = range(0, 1000).map((n) => `F${n},f${n}.com,x,7${','.repeat(all.length - 1)}`);
    const rows = [`Acme,acme.com,x${first}`, ...others, `Acme,acme.com,x${last}`];
    const result = await run(`${HEADER}${headersOf(all)}\n${rows.join('\n')}\n`);
    expect(result).toMatchObject({ created: 1001, updated: 1, ignoredCells: 3, notes: [{ value: 'S50' }, {}, {}] });
  });

  it('has room for the last source although locations of no source are kept too', async () => {
    const numbers = range(0, COMPANY_SOURCES_MAX - 1);
    await run(`${HEADER}${headersOf(numbers)},locations\nAcme,acme.com,x${valuesOf(numbers)},Oslo\n`);
    expect(await run(`${HEADER}${headersOf([49, 50])}\nAcme,acme.com,x,77,78\n`)).toMatchObject({
      updated: 1,
      ignoredCells: 1,
      notes: [{ value: 'S50' }],
    });
  });

  it('is in the file twice with all its sources: the second row is a duplicate', async () => {
    const numbers = range(0, COMPANY_SOURCES_MAX);
    const row = `Acme,acme.com,x${valuesOf(numbers)}`;
    const result = await run(`${HEADER}${headersOf(numbers)}\n${row}\n${row}\n`);
    expect(result).toMatchObject({ created: 1, duplicates: 1, failed: 0 });
  });
});

describe('a workspace', () => {
  it('takes a column with another text in each row for no more sources than an export has columns for', async () => {
    const rows = range(0, WORKSPACE_SOURCES_MAX + 30).map((n) => `C${n},c${n}.com,x,${n + 1},${n} Main Street,Oslo`);
    const file = `${HEADER},employees,source,location\n${rows.join('\n')}\n`;
    const result = await run(file);
    expect(result).toMatchObject({ created: WORKSPACE_SOURCES_MAX + 30, failed: 0, ignoredCells: 30 });
    expect(result.notes[0]).toMatchObject({
      line: WORKSPACE_SOURCES_MAX + 2,
      value: `${WORKSPACE_SOURCES_MAX} Main Street`,
    });
    expect(await CompanyStatModel.countDocuments({ kind: 'source', name: /Main Street/ })).toBe(WORKSPACE_SOURCES_MAX);
    expect(await CompanyModel.countDocuments({ locations: 'Oslo' })).toBe(WORKSPACE_SOURCES_MAX + 30);
    expect(await run(file)).toMatchObject({ unchanged: WORKSPACE_SOURCES_MAX + 30, ignoredCells: 30 });
    const exported = await exportCsv();
    await emptyTestDatabase();
    expect(await run(exported)).toMatchObject({ created: WORKSPACE_SOURCES_MAX + 30, failed: 0 });
  });
});

describe('an export', () => {
  it('of a search has the columns of its own sources alone', async () => {
    await run(`${HEADER},Employees (Register),Employees (Vendor)\nAcme,acme.com,x,5,\nBolt,bolt.com,x,,7\n`);
    expect(await exportedHeader('acme')).toContain('Employees (Register)');
    expect(await exportedHeader('acme')).not.toContain('Vendor');
    expect(await exportedHeader()).toContain('Employees (Vendor)');
    expect(await exportedHeader('nothing')).not.toContain('Employees');
  });

  it('with more sources than columns has a row for each, and imports again', async () => {
    const count = EXPORT_SOURCE_COLUMNS_MAX + 10;
    const numbers = range(0, count / 10);
    await run(`${HEADER}\n${numbers.map((n) => `C${n},c${n}.com,x`).join('\n')}\nEmpty,empty.com,x\n`);
    const companies = await CompanyModel.find({ domain: /^c\d/ }).lean();
    const figure = { headcount: { value: 7 }, asOf: new Date('2026-03-31'), kind: 'exact', scope: 'group' } as const;
    const responses = companies.flatMap(({ _id }, at) =>
      range(at * 10, at * 10 + 10).map((n) => ({
        companyId: _id.toHexString(),
        source: `S${n}`,
        connector: `c${n}`,
        figures: [{ ...figure, url: null, quote: null }],
        locations: [`Town ${n}`],
        industry: null,
      })),
    );
    await applySourceFigures(ctx, responses);
    const before = await CompanyModel.find().sort({ _id: 1 }).lean();
    const file = await exportCsv();
    expect(file.toString().split('\r\n')).toHaveLength(count + 3);
    expect(await text((await exportCompanies({ ctx, input: { format: 'csv', q: 'c1' } })).body)).toContain('(S');
    expect(await run(file)).toMatchObject({ created: 0, updated: 0, failed: 0, ignoredCells: 0 });
    expect(await CompanyModel.find().sort({ _id: 1 }).lean()).toEqual(before);
    await emptyTestDatabase();
    await run(file);
    const locations = async () => (await CompanyModel.find().sort({ domain: 1 }).lean()).map((one) => one.locations);
    expect(await locations()).toEqual(
      before.toSorted((a, b) => (a.domain < b.domain ? -1 : 1)).map((one) => one.locations),
    );
  });
});
