import { randomUUID } from 'node:crypto';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { CompanyModel, ImportRunModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { writeXlsx } from 'hucre';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createContext } from '../../shared/context.ts';
import { killAtWrite } from '../../shared/moves/killed-writes.fixtures.ts';
import { workbookOf } from '../csv/workbook.fixtures.ts';
import type { ImportOptions } from '../schemas.ts';
import { exportFailedRows } from './failed-rows.ts';
import { importCompanies, previewImport } from './import-companies.ts';
import { getImport } from './runs/list-imports.ts';
import { resumeImports } from './runs/resume-imports.ts';
import { takeBackImport } from './take-back/take-back-import.ts';

useTestDatabase();

const NOW = new Date('2026-06-15T10:00:00Z');
const ctx = createContext({ now: () => NOW });
let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'import-workbook-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));
beforeEach(emptyTestDatabase);

async function begin(bytes: Uint8Array | string, options: ImportOptions = {}) {
  const path = join(dir, randomUUID());
  await writeFile(path, bytes);
  return { path, fileName: 'accounts.xlsx', importId: randomUUID(), options, isKept: true };
}

/** Previews and imports; both say the same. */
async function run(bytes: Uint8Array | string, options: ImportOptions = {}) {
  const input = await begin(bytes, options);
  const preview = await previewImport({ ctx, input });
  const result = await importCompanies({ ctx, input });
  expect(result).toMatchObject(preview.outcome);
  return { preview, result };
}

const figuresOf = async (domain: string) =>
  (await CompanyModel.findOne({ domain }).lean())?.records.map(({ source, value, asOf }) => [
    source,
    value,
    asOf.toISOString().slice(0, 10),
  ]);

/** Shared strings, a cover sheet that is hidden, a merged title, empty rows, a serial date, a formula, a number as text. */
const EXCEL = workbookOf(
  [
    { name: 'Lists', isHidden: true, rows: '<row r="1"><c r="A1"><v>1</v></c></row>' },
    {
      name: 'Accounts',
      merges: ['A2:E2'],
      rows: `<row r="2"><c r="A2" t="s"><v>0</v></c></row>
        <row r="5"><c r="B5" t="s"><v>1</v></c><c r="C5" t="s"><v>2</v></c><c r="D5" t="s"><v>3</v></c><c r="E5" t="s"><v>4</v></c><c r="F5" t="s"><v>5</v></c></row>
        <row r="6"><c r="B6" t="s"><v>6</v></c><c r="C6" t="str"><f>LOWER("ACME.COM")</f><v>acme.com</v></c><c r="D6" t="s"><v>7</v></c><c r="E6" t="str"><v>1200</v></c><c r="F6" s="1"><v>46053</v></c></row>
        <row r="8"><c r="B8" t="s"><v>8</v></c><c r="C8" t="s"><v>9</v></c><c r="D8" t="s"><v>7</v></c><c r="E8"><f>20*2</f><v>40</v></c><c r="H8" t="s"><v>7</v></c></row>
        <row r="9"><c r="B9" t="s"><v>8</v></c></row>`,
    },
    { name: 'Old', rows: '<row r="1"><c r="A1" t="s"><v>1</v></c></row>' },
  ],
  [
    ...['Customers 2026', 'Firma', 'Website', 'Branche', 'Mitarbeiter', 'Stand', 'Acme GmbH', 'Tools'],
    ...['Beta AG', 'https://www.beta.com/'],
  ],
);

describe('a workbook of companies', () => {
  it('is read as Excel writes it: below the title, with dates, formulas and numbers as text', async () => {
    const { preview, result } = await run(EXCEL, { source: 'CRM' });
    expect(preview).toMatchObject({ sheet: 'Accounts', encoding: 'utf-8', delimiter: ',' });
    expect(preview.plan.rows.map(({ line, kind }) => [line, kind])).toEqual([
      [6, 'created'],
      [8, 'created'],
      [9, 'failed'],
    ]);
    expect(result.errors).toMatchObject([{ line: 9, column: 'Website' }]);
    expect(await figuresOf('acme.com')).toEqual([['CRM', 1200, '2026-01-31']]);
    expect(await figuresOf('beta.com')).toEqual([['CRM', 40, '2026-06-15']]);
    // A cell beside the header is a column that is left out aloud.
    expect(result.leftOutColumns.at(-1)).toMatchObject({ column: 8, reason: 'The column has no header' });
  });

  it('gives its failed rows as CSV, which imports when corrected', async () => {
    const { result } = await run(EXCEL);
    const file = await exportFailedRows({ ctx, input: { importId: result.importId } });
    const csv = await text(file.body);
    expect(csv).toContain('Line,Import error,,Firma,Website,Branche');
    expect(csv).toContain('\n9,');
    const corrected = csv.replace(',Beta AG,,', ',Beta AG,beta.at,Tools').replace(/,{4,}$/m, '');
    expect((await run(corrected)).result).toMatchObject({ failed: 0, created: 1 });
  });

  it('is read as other programs write it: inline texts, true dates, the header in the first row', async () => {
    const rows = [
      ['name', 'domain', 'industry', 'employees', 'as of'],
      ['Acme', 'acme.com', 'Tools', '1.200', new Date(Date.UTC(2026, 2, 31))],
      [],
      ['Beta', 'beta.com', null, 40, '01.04.2026'],
    ];
    const written = await writeXlsx({ sheets: [{ name: 'Tabelle1', rows: rows as never }] });
    const inline = workbookOf([
      {
        name: 'Sheet',
        rows: '<row><c t="inlineStr"><is><t>name</t></is></c><c t="inlineStr"><is><t>domain</t></is></c><c t="inlineStr"><is><t>industry</t></is></c></row><row><c t="inlineStr"><is><r><t>Gam</t></r><r><t>ma</t></r></is></c><c t="inlineStr"><is><t>gamma.com</t></is></c></row>',
      },
    ]);
    expect((await run(written)).result).toMatchObject({ created: 2, failed: 0 });
    expect(await figuresOf('acme.com')).toEqual([['CSV', 1200, '2026-03-31']]);
    expect(await figuresOf('beta.com')).toEqual([['CSV', 40, '2026-04-01']]);
    expect((await run(inline)).result).toMatchObject({ created: 1, failed: 0 });
    expect(await CompanyModel.findOne({ domain: 'gamma.com' }).lean()).toMatchObject({ name: 'Gamma' });
  });

  it('takes no delimiter and no encoding, and says what another file is', async () => {
    await expect(run(EXCEL, { delimiter: ';' })).rejects.toThrow('A workbook has no delimiter; leave it out');
    await expect(run(EXCEL, { encoding: 'utf-8' })).rejects.toThrow('A workbook has no encoding');
    await expect(run(EXCEL.slice(0, 300))).rejects.toThrow('"accounts.xlsx" is damaged');
    await expect(run(workbookOf([{ name: 'A', rows: '' }]))).rejects.toThrow('The file is empty');
  });

  it('is continued after a kill, and taken back as a whole', async () => {
    const header = ['name', 'domain', 'industry', 'employees'];
    const rows = Array.from({ length: 2300 }, (_, at) => [`C${at}`, `c${at}.com`, 'Tools', at]);
    const bytes = await writeXlsx({ sheets: [{ name: 'A', rows: [['List of 2026'], [], header, ...rows] as never }] });
    await run('name,domain,industry,employees\nOther,c7.com,Toys,1\n');
    const before = await CompanyModel.find({}, { updatedAt: 0 }).lean();
    const input = await begin(bytes);
    const spare = `${input.path}.spare`;
    await copyFile(input.path, spare);
    expect(await killAtWrite(5, () => importCompanies({ ctx, input }))).toBe(true);
    // As when the next process finds out that the one that worked on it is gone.
    await copyFile(spare, input.path);
    await ImportRunModel.updateOne({ _id: input.importId }, { $set: { worker: null } });
    await resumeImports(ctx);
    expect(await getImport({ ctx, input: { id: input.importId } })).toMatchObject({
      state: 'completed',
      rows: 2300,
      counts: { created: 2299, updated: 1, failed: 0 },
    });
    expect(await CompanyModel.countDocuments()).toBe(2300);
    await takeBackImport({ ctx, input: { id: input.importId } });
    expect(await CompanyModel.find({}, { updatedAt: 0 }).lean()).toEqual(before);
  });
});
