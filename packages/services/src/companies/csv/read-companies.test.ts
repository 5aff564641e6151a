import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SourceRecordDoc } from '@workbench/db';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { csvLine, UTF8_BOM } from '../../shared/csv/csv-line.ts';
import { errorFileWriter } from './error-file.ts';
import { COMPANY_HEADERS, figureCells, locationsCell, sourceHeaders } from './export-cells.ts';
import { type CompanyBatch, type CompanyCsv, type CompanyCsvOptions, openCompanyCsv } from './read-companies.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'read-'));
});
afterAll(() => rm(dir, { recursive: true }));

async function readBatches(csv: CompanyCsv): Promise<CompanyBatch[]> {
  const batches: CompanyBatch[] = [];
  for await (const batch of csv.batches()) batches.push(batch);
  return batches;
}

async function read(content: string | Buffer, options?: CompanyCsvOptions) {
  const path = join(dir, 'file.csv');
  await writeFile(path, content);
  const csv = await openCompanyCsv(path, options);
  const batches = await readBatches(csv);
  return {
    csv,
    batches,
    rows: batches.flatMap(({ rows }) => rows),
    failures: batches.flatMap(({ failures }) => failures),
  };
}

describe('openCompanyCsv', () => {
  test('shows the mapping and the first five rows before anything is read in', async () => {
    const data = Array.from({ length: 8 }, (_, i) => ` Company ${i} ,company${i}.com`).join('\n');
    const { csv } = await read(`Company,Website,Industry,Phone\n${data}`);
    expect(csv).toMatchObject({ encoding: 'utf-8', delimiter: ',', mapping: ['name', 'domain', 'industry', null] });
    expect(csv.sample).toHaveLength(5);
    expect(csv.sample[0]).toEqual(['Company 0', 'company0.com', '', '']);
  });

  test('hands out at most a thousand rows at a time and ends at the size of the file', async () => {
    const data = Array.from({ length: 25_000 }, (_, i) => `Company ${i},company${i}.com,"Tools\nand more"`).join(
      '\r\n',
    );
    const { csv, batches, rows } = await read(`name,domain,industry\r\n${data}`);
    expect(rows).toHaveLength(25_000);
    expect(Math.max(...batches.map((batch) => batch.rows.length))).toBe(1000);
    expect(batches.at(-1)?.bytesRead).toBe(csv.bytesTotal);
    expect(rows.map(({ line }) => line)).toEqual(rows.map((_, i) => 2 + 2 * i));
  });

  test('reads a file twice alike', async () => {
    const { csv, batches } = await read('name,domain,industry\nAcme,acme.com,Tools\nBeta,,Tools\n');
    expect(await readBatches(csv)).toEqual(batches);
  });

  test('reads the rows after a quote that is never closed, however many', async () => {
    const rest = 'Gamma,gamma.com,Tools\n'.repeat(400_000);
    const { rows, failures } = await read(`name,domain,industry\nAcme,acme.com,Tools\n"Beta,beta.com,Tools\n${rest}`);
    expect(rows).toHaveLength(400_001);
    expect(rows.at(-1)?.line).toBe(400_003);
    expect(failures).toMatchObject([{ line: 3, column: 'name', reason: expect.stringContaining('opened on line 3') }]);
    expect(failures[0]?.cells).toEqual(['"Beta', 'beta.com', 'Tools']);
  });

  test('takes the date of the row, then that of the form', async () => {
    const asOf = new Date('2026-01-31');
    const { rows } = await read('name,domain,industry,employees,as of\nA,a.com,x,5,31.03.2026\nB,b.com,x,5,\n', {
      asOf,
    });
    expect(rows.map(({ figures }) => figures[0]?.asOf)).toEqual([new Date('2026-03-31'), asOf]);
  });

  test.each<[string, string, CompanyCsvOptions, string | null]>([
    ['the source column', 'employees,source,location\nAcme,acme.com,x,5,LinkedIn,Berlin', {}, 'LinkedIn'],
    ['the form', 'employees,location\nAcme,acme.com,x,5,Berlin', { source: 'Apollo' }, 'Apollo'],
    ['nobody', 'employees,location\nAcme,acme.com,x,5,Berlin', {}, null],
    ['several columns', 'Employees (A),Employees (B),location\nAcme,acme.com,x,5,6,Berlin', { source: 'Apollo' }, null],
  ])('attributes locations to the source that %s names', async (_, rest, options, source) => {
    const { rows } = await read(`name,domain,industry,${rest}\n`, options);
    expect(rows[0]).toMatchObject({ locations: ['Berlin'], locationSource: source });
  });
});

describe('what we write ourselves', () => {
  const word = fc.string({
    unit: fc.constantFrom('a', 'É', '"', ',', ';', "'", '=', '-', '+', '@', ' ', '|', '🚀'),
    minLength: 1,
    maxLength: 12,
  });
  // At least one letter: of signs alone nothing can be a name.
  const text = word.map((value) => `${value}é`.trim().normalize('NFC'));
  const headcount = fc.constantFrom({ value: 0 }, { value: 1200 }, { min: 11, max: 50 }, { min: 1001, max: undefined });

  const COUNTED = { kind: 'period_average', scope: 'legal_entity' };
  const DAY = new Date('2024-02-29T00:00:00Z');
  const RECORD = { ...COUNTED, locations: [], since: DAY, asOf: DAY, fetchedAt: new Date() };

  test('an export is read back without a difference', async () => {
    const company = fc.record({
      name: text,
      industry: fc.option(text),
      headcounts: fc.tuple(fc.option(headcount), fc.option(headcount)),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(company, { minLength: 1, maxLength: 5 }), text, async (companies, word) => {
        const sources = [`${word.replace(/\s+/g, ' ')} (x)`, 'Registry'];
        const lines = companies.map(({ name, industry, headcounts }, i) =>
          csvLine([
            name,
            `acme${i}.com`,
            industry,
            120,
            locationsCell(['Berlin', 'Paris']),
            'high',
            'group',
            ...headcounts.flatMap((h, i) => {
              return figureCells(h === null ? undefined : ({ ...RECORD, ...h, source: `S${i}` } as SourceRecordDoc));
            }),
          ]),
        );
        const { rows, failures } = await read(
          UTF8_BOM + csvLine([...COMPANY_HEADERS, ...sources.flatMap(sourceHeaders)]) + lines.join(''),
        );
        expect(failures).toEqual([]);
        expect(rows).toMatchObject(
          companies.map(({ name, industry, headcounts }) => ({
            name,
            industry,
            locations: ['Berlin', 'Paris'],
            figures: headcounts.flatMap((h, i) =>
              h
                ? [
                    {
                      source: sources[i],
                      headcount: { ...h, ...('min' in h && { max: h.max ?? null }) },
                      asOf: RECORD.asOf,
                      ...COUNTED,
                    },
                  ]
                : [],
            ),
          })),
        );
      }),
      { numRuns: 60 },
    );
  });

  test('the error file, corrected, is imported as it is', async () => {
    const { csv, failures } = await read(
      "Firma;Name;Domain;Industry;Employees\n1;=Acme;acme;'=Tools;1.200\n2;Beta;beta;Tools;7\n",
    );
    const writer = errorFileWriter({ csv, options: {} });
    const file = writer.head + failures.map(writer.line).join('');
    expect(file.split('\r\n')[0]).toBe(`${UTF8_BOM}Line;Import error;Firma;Name;Domain;Industry;Employees`);
    const again = await read(file);
    expect(again.failures.map(({ reason }) => reason)).toEqual(failures.map(({ reason }) => reason));
    const corrected = await read(file.replace(';acme;', ';acme.com;').replace(';beta;', ';beta.com;'));
    expect(corrected.failures).toEqual([]);
    expect(corrected.rows).toMatchObject([
      { name: '=Acme', domain: 'acme.com', industry: '=Tools', figures: [{ headcount: { value: 1200 } }] },
      { name: 'Beta', domain: 'beta.com', figures: [{ headcount: { value: 7 } }] },
    ]);
    expect(errorFileWriter({ csv: again.csv, options: {} }).head).toBe(writer.head);
  });

  test('numbers are written as they are, text is guarded and quoted only if needed', () => {
    expect(csvLine(['Acme', '=1', -5, null, 'a"b', ' x', 'a,b'])).toBe(`Acme,'=1,-5,,"a""b"," x","a,b"\r\n`);
  });
});
