import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { CompanyModel, CompanyStatModel, ImportRunModel } from '@workbench/db';
import { emptyTestDatabase, useTestDatabase } from '@workbench/db/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createContext } from '../../shared/context.ts';
import { exportCompanies } from '../export/export-companies.ts';
import type { ImportOptions } from '../schemas.ts';
import { exportFailedRows } from './failed-rows.ts';
import { importCompanies, previewImport } from './import-companies.ts';

const errorsOf = (importId: string) => exportFailedRows({ ctx, input: { importId } });
/** With its byte-order mark. */
const errorFileOf = async (importId: string) => (await buffer((await errorsOf(importId)).body)).toString();

useTestDatabase();

const NOW = new Date('2026-06-15T10:00:00Z');
const ctx = createContext({ now: () => NOW });
const HEADER = 'name,domain,industry';
let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'import-answer-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));
beforeEach(emptyTestDatabase);

/** The preview must say what the import then does. */
async function run(content: string | Buffer, options: ImportOptions = {}, importId: string = randomUUID()) {
  const path = join(dir, `${randomUUID()}.csv`);
  await writeFile(path, content);
  const { outcome } = await previewImport({ ctx, input: { path, fileName: 'x.csv', options } });
  const result = await importCompanies({ ctx, input: { path, fileName: 'x.csv', importId, options } });
  expect(result).toMatchObject(outcome);
  return result;
}

const companyOf = (domain: string) => CompanyModel.findOne({ domain }).lean();

describe('a damaged list', () => {
  it('renames no one for one byte of another encoding', async () => {
    await run(`${HEADER},location\nMüller Präzision,mueller.de,Möbel,Zürich\n`);
    const rows = Array.from({ length: 200 }, (_, i) => `Bäckerei ${i},b${i}.de,Möbel,Köln`).join('\n');
    const list = `${HEADER},location\nMüller Präzision,mueller.de,Möbel,Zürich\n${rows}\nCaf`;
    const file = Buffer.concat([Buffer.from(list), Buffer.from([0xe9]), Buffer.from(',cafe.fr,x,Paris\n')]);
    expect(await run(file)).toMatchObject({
      created: 200,
      unchanged: 1,
      failed: 1,
      errors: [{ line: 203, column: 'name', reason: expect.stringContaining('not UTF-8') }],
    });
    expect(await companyOf('mueller.de')).toMatchObject({ name: 'Müller Präzision', locations: ['Zürich'] });
  });
});

describe('an optional cell that can’t be read', () => {
  it('costs itself, with a note that names line, column, value and reason', async () => {
    const result = await run(`${HEADER},employees,location\nAcme,acme.com,Tools,plenty,Berlin\nBeta,beta.com,x,7,\n`);
    expect(result).toMatchObject({
      created: 2,
      failed: 0,
      ignoredCells: 1,
      notes: [
        { line: 2, column: 'employees', value: 'plenty', reason: expect.stringContaining('not an employee count') },
      ],
      errorFile: null,
    });
    expect(await companyOf('acme.com')).toMatchObject({ industry: 'Tools', locations: ['Berlin'], records: [{}] });
  });
});

describe('words for "not known"', () => {
  it('overwrite neither industry nor name, and are no locations', async () => {
    await run(`${HEADER}\nAcme,acme.com,Software\n`);
    for (const word of ['n/a', '-', 'Unknown', 'NULL', '#N/A', 'k.A.']) {
      expect(await run(`${HEADER},location\nAcme,acme.com,${word},${word}\n`)).toMatchObject({ unchanged: 1 });
      expect(await run(`${HEADER}\n${word},acme.com,Software\n`)).toMatchObject({ failed: 1 });
    }
    expect(await companyOf('acme.com')).toMatchObject({ name: 'Acme', industry: 'Software', locations: [] });
  });
});

describe('locations', () => {
  it('in another case are the same one, in one file and in a later one', async () => {
    const rows = 'Acme,acme.com,x,OSLO,1,A\nAcme,acme.com,x,Oslo,2,B\n';
    await run(`${HEADER},location,employees,source\n${rows}`);
    expect((await companyOf('acme.com'))?.locations).toEqual(['Oslo']);
    expect(await run(`${HEADER},location\nAcme,acme.com,x,oslo\n`)).toMatchObject({ unchanged: 1 });
    expect(await CompanyStatModel.find({ kind: 'location' }).lean()).toMatchObject([
      { name: 'Oslo', counters: { companies: 1 } },
    ]);
  });
});

describe('days', () => {
  const file = (count: number, asOf = '') => `${HEADER},employees,as of\nAcme,acme.com,Tools,${count},${asOf}\n`;

  it('that have not come freeze no figure', async () => {
    await run(file(40, '2026-03-31'));
    expect(await run(file(500, '2062-03-31'))).toMatchObject({ unchanged: 1, ignoredCells: 1 });
    await expect(run(file(500), { asOf: '2062-03-31' })).rejects.toThrow('lies in the future');
    await expect(run(file(500), { asOf: '0001-01-01' })).rejects.toThrow('before 1900');
    expect(await run(file(500, '1899-12-31'))).toMatchObject({ ignoredCells: 1 });
    expect(await run(file(55, '2026-06-10'))).toMatchObject({ updated: 1, historical: 0 });
    expect((await companyOf('acme.com'))?.records[0]?.value).toBe(55);
  });

  it('of undated figures are those of the person who imports them', async () => {
    await run(file(500), { today: '2026-06-14' });
    expect((await companyOf('acme.com'))?.records[0]?.asOf).toEqual(new Date('2026-06-14'));
    expect(await run(file(500), { today: '2026-06-14' })).toMatchObject({ unchanged: 1 });
    expect(await run(file(50), { asOf: '2026-06-14' })).toMatchObject({ updated: 1, historical: 0 });
    expect((await companyOf('acme.com'))?.records[0]?.value).toBe(50);
    await expect(run(file(50), { today: '2026-06-12' })).rejects.toThrow('is not today');
  });

  it('before that of the known figure are counted apart: they change no figure', async () => {
    await run(file(100, '2026-05-01'));
    expect(await run(file(90, '2026-01-01'))).toMatchObject({ updated: 1, historical: 1 });
    expect((await companyOf('acme.com'))?.records[0]?.value).toBe(100);
  });
});

describe('other names and industries of tracked companies', () => {
  const again = `${HEADER},employees\nACME HOLDING,acme.com,Toys,7\nBeta,beta.com,Tools,8\n`;
  const renames = [
    { domain: 'acme.com', field: 'name', before: 'Acme', after: 'ACME HOLDING' },
    { domain: 'acme.com', field: 'industry', before: 'Tools', after: 'Toys' },
  ];
  beforeEach(() => run(`${HEADER}\nAcme,acme.com,Tools\nBeta,beta.com,\n`));

  it('replace them and are counted and listed', async () => {
    expect(await run(again)).toMatchObject({ updated: 2, renamed: 1, namesKept: 0, renames });
    expect(await companyOf('acme.com')).toMatchObject({ name: 'ACME HOLDING', industry: 'Toys' });
    expect(await run(again)).toMatchObject({ unchanged: 2, renamed: 0, renames: [] });
  });

  it('are left out on request, while figures come in and an empty industry is filled', async () => {
    expect(await run(again, { renames: 'keep' })).toMatchObject({ updated: 2, renamed: 0, namesKept: 1, renames });
    expect(await companyOf('acme.com')).toMatchObject({ name: 'Acme', industry: 'Tools', records: [{ value: 7 }] });
    expect(await companyOf('beta.com')).toMatchObject({ industry: 'Tools' });
  });
});

describe('the file of failed rows', () => {
  it('keeps source and day of the form, and the delimiter of the file', async () => {
    const options = { source: 'State Register', asOf: '2026-03-31' };
    const file = 'Name;Domain;Industry;Employees\nGood;good.com;Tools;10\nBad;bad;Tools;20\n';
    const { importId } = await run(file, options);
    const errors = await errorFileOf(importId);
    expect(errors).toMatch(/^\uFEFFLine;Import error;Source;As of;Name;Domain;Industry;Employees\r\n/);
    expect(await run(errors.replace(';bad;', ';bad.com;'))).toMatchObject({ created: 1, failed: 0 });
    for (const domain of ['good.com', 'bad.com']) {
      const [record] = (await companyOf(domain))?.records ?? [];
      expect(record).toMatchObject({ source: 'State Register', asOf: new Date('2026-03-31') });
    }
  });

  it('keeps a "Line" column of the list, and a value under a nameless column', async () => {
    const { importId } = await run(`${HEADER},Line,\nBad,bad,Tools,Assembly,call back\n`);
    const errors = await errorFileOf(importId);
    expect(errors).toContain('Line,Import error,name,domain,industry,Line,\r\n');
    expect(errors).toContain(',Bad,bad,Tools,Assembly,call back\r\n');
    expect(await run(errors.replace(',bad,', ',bad.com,'))).toMatchObject({ created: 1, failed: 0 });
  });
});

describe('a row that repeats an earlier one', () => {
  it('is listed with its line', async () => {
    expect(await run(`${HEADER}\nAcme,acme.com,x\nBeta,beta.com,x\nAcme again,www.acme.com,x\n`)).toMatchObject({
      duplicates: 1,
      repeats: [{ line: 4, value: 'acme.com', reason: expect.stringContaining('is in an earlier row') }],
    });
  });
});

describe('two imports of one id', () => {
  it('do not run at once: the second is refused', async () => {
    const importId = randomUUID();
    const rows = Array.from({ length: 3000 }, (_, i) => `C ${i},c${i}.com,x`).join('\n');
    const both = await Promise.allSettled([1, 2].map(() => run(`${HEADER}\n${rows}\n`, {}, importId)));
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { kind: 'conflict' } });
    expect(await run(`${HEADER}\nAcme,acme.com,x\n`, {}, importId)).toMatchObject({ created: 1 });
  });

  it('are refused while another process runs the first', async () => {
    const importId = randomUUID();
    const progress = { fileName: 'x', rows: 0, bytesRead: 0, bytesTotal: 1, message: null };
    const at = { startedAt: NOW, seenAt: NOW };
    await ImportRunModel.create({ _id: importId, state: 'running', ...progress, ...at });
    await expect(run(`${HEADER}\nAcme,acme.com,x\n`, {}, importId)).rejects.toMatchObject({ kind: 'conflict' });
    await ImportRunModel.updateOne({ _id: importId }, { seenAt: new Date(NOW.getTime() - 600_000) });
    expect(await run(`${HEADER}\nAcme,acme.com,x\n`, {}, importId)).toMatchObject({ created: 1 });
  });
});

describe('the error file', () => {
  const FILE = `${HEADER};Ort\nMüller;nowhere;Möbel;Köln\n`.replaceAll(',', ';');
  const WINDOWS = Buffer.from(FILE, 'latin1');
  const UTF16 = Buffer.from(`\uFEFF${FILE}`, 'utf16le');

  it.each([
    ['windows-1252', WINDOWS],
    ['utf-16le', UTF16],
    ['utf-16be', Buffer.from(UTF16).swap16()],
    ['utf-8', Buffer.from(FILE)],
  ])('has the delimiter and the encoding of a file in %s, and imports again', async (encoding, file) => {
    const { importId } = await run(file);
    const { contentType, body } = await errorsOf(importId);
    expect(contentType).toBe(`text/csv; charset=${encoding}`);
    const errors = await buffer(body);
    const decoded = new TextDecoder(encoding).decode(errors);
    expect(decoded).toMatch(/^Line;Import error;name;domain;industry;Ort\r\n2;.*;Müller;nowhere;Möbel;Köln\r\n$/);
    const again = await run(errors);
    expect(again).toMatchObject({ failed: 1, errors: [{ column: 'domain', value: 'nowhere' }] });
    expect(await buffer((await errorsOf(again.importId)).body)).toEqual(errors);
  });

  it('is in UTF-8 where the name of the source has a character that the encoding of the file lacks', async () => {
    const { importId } = await run(WINDOWS, { source: 'Łódź' });
    const { contentType, body } = await errorsOf(importId);
    expect(contentType).toBe('text/csv; charset=utf-8');
    expect(await text(body)).toContain('Łódź;Müller');
  });
});

describe('our own export', () => {
  const locations = Array.from({ length: 400 }, (_, at) => `${at} ${'Long Street '.repeat(8)}, Porto`);
  const list = `name,domain,industry,locations\nAcme,acme.com,Tools,"${locations.join('; ')}"\n`;

  it('of more locations than a spreadsheet has room for imports again whole as CSV', async () => {
    await run(list);
    const file = await buffer((await exportCompanies({ ctx, input: { format: 'csv' } })).body);
    expect(file.length).toBeGreaterThan(32_767);
    await emptyTestDatabase();
    expect(await run(file)).toMatchObject({ created: 1, ignoredCells: 0 });
    expect((await CompanyModel.findOne().lean())?.locations.toSorted()).toEqual(locations.toSorted());
    expect(await run(file)).toMatchObject({ unchanged: 1 });
  });

  it('of more locations than a cell of Excel holds brings no half of one as a workbook, and says that it was cut', async () => {
    await run(list);
    const file = await buffer((await exportCompanies({ ctx, input: { format: 'excel' } })).body);
    await emptyTestDatabase();
    const result = await run(file);
    expect(result).toMatchObject({ created: 1, ignoredCells: 1 });
    expect(result.notes[0]?.reason).toContain('was cut when the workbook was written');
    const stored = (await CompanyModel.findOne().lean())?.locations ?? [];
    expect(stored.length).toBeGreaterThan(250);
    expect(stored.filter((one) => !locations.includes(one))).toEqual([]);
  });
});

describe('another spelling of a source', () => {
  it.each([
    ['two blanks', 'Café  Index'],
    ['a no-break space', 'Café\u00a0Index'],
    ['a decomposed letter', 'Cafe\u0301 Index'],
    ['a line break', 'Café\nIndex'],
  ])('is the same with %s in a cell, a header or the form', async (_, spelling) => {
    const named = (source: string) => `name,domain,industry,source,employees\nAcme,acme.com,Tools,"${source}",20\n`;
    const header = `name,domain,industry,"Employees (${spelling})"\nAcme,acme.com,Tools,20\n`;
    const plain = 'name,domain,industry,employees\nAcme,acme.com,Tools,20\n';
    await run(named('Café Index'));
    expect(await run(named(spelling))).toMatchObject({ unchanged: 1 });
    expect(await run(header)).toMatchObject({ unchanged: 1 });
    expect(await run(plain, { source: spelling })).toMatchObject({ unchanged: 1 });
    expect((await CompanyModel.find().lean()).map(({ records }) => records.length)).toEqual([1]);
  });

  it.each([
    ['two blanks', 'Café  Index'],
    ['a no-break space', 'Café\u00a0Index'],
    ['a decomposed letter', 'Cafe\u0301 Index'],
  ])('with %s is kept as it is written usually', async (_, spelling) => {
    const stored = async (file: string, options: ImportOptions = {}) => {
      await emptyTestDatabase();
      await run(file, options);
      return (await companyOf('acme.com'))?.records.map(({ source }) => source);
    };
    const plain = 'name,domain,industry,employees\nAcme,acme.com,Tools,20\n';
    expect(await stored(plain, { source: spelling })).toEqual(['Café Index']);
    expect(await stored(plain.replace('employees', `Employees (${spelling})`))).toEqual(['Café Index']);
    const cell = `name,domain,industry,source,employees\nAcme,acme.com,Tools,${spelling},20\n`;
    expect(await stored(cell)).toEqual(['Café Index']);
  });
});

describe('a control character in the name of a source', () => {
  const plain = 'name,domain,industry,employees\nAcme,acme.com,Tools,20\n';

  it('is refused in the form and in a header, and nothing is stored', async () => {
    const issues = [{ path: ['source'], message: 'The source contains the control character U+0001; remove it' }];
    await expect(run(plain, { source: 'Linked\u0001In' })).rejects.toMatchObject({ kind: 'invalid', issues });
    await expect(run(plain, { source: '\u200b' })).rejects.toThrow('The source is empty');
    const header = plain.replace('employees', 'Employees (Linked\u0007In)');
    await expect(run(header)).rejects.toThrow('names no source: The source contains the control character U+0007');
    expect(await CompanyModel.countDocuments()).toBe(0);
  });
});

describe('a preview that no one waits for', () => {
  it('ends at its next batch', async () => {
    const path = join(dir, 'abandoned.csv');
    await writeFile(path, `${HEADER}\nAcme,acme.com,x\n`);
    const signal = AbortSignal.abort(new Error('The client has gone away'));
    const input = { path, fileName: 'x.csv', options: {}, signal };
    await expect(previewImport({ ctx, input })).rejects.toThrow('The client has gone away');
  });
});
