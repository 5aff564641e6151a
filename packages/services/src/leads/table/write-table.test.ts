import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { readXlsx } from 'hucre';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanCell } from '../../shared/csv/cells/clean-cell.ts';
import { readTableFile } from './read-table-file.ts';
import { writeLeadTable } from './write-table.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'write-'));
});
afterAll(() => rm(dir, { recursive: true }));

const HEADERS = ['Email', 'A', 'B', 'Status'];

async function* each(rows: string[][]) {
  yield* rows;
}

async function writeAndRead(rows: string[][], format: 'csv' | 'xlsx', headers = HEADERS): Promise<string[][]> {
  const path = join(dir, format);
  await writeFile(path, await buffer(writeLeadTable({ headers, rows: each(rows), format, name: 'Leads: [1/2]' })));
  const table = await readTableFile(path, 'leads');
  return [table.headers, ...table.rows.map(({ cells }) => cells)];
}

/** What a person meant by the cells. */
const meant = (rows: string[][]) => rows.map((cells) => cells.map((_, column) => cleanCell(cells, column)));

const hostileCell = fc
  .oneof(
    fc.string(),
    fc.string({
      unit: fc.constantFrom("'", ' ', '\u00a0', '=', '+', '-', '@', '"', ',', ';', '\t', '\n', 'a', 'ü', '1'),
    }),
  )
  // Control characters are a problem of their row in CSV and have no place in a workbook.
  .map((text) => text.replace(/[^\P{Cc}\t\n]/gu, '').replace(/_x[0-9a-f]{4}_/gi, ''))
  // The parser keeps a quote that does not end its cell; such a row is refused when it is read.
  .filter((text) => !/^\s*'?\s*"/.test(text));

describe('a list of people that is written', () => {
  it.each(['csv', 'xlsx'] as const)('is read back as the same values for all cells: %s', async (format) => {
    const rowsOf = fc.array(fc.tuple(hostileCell, hostileCell, hostileCell), { maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(rowsOf, async (cells) => {
        const rows = cells.map((row) => ['a@acme.com', ...row]);
        const [, ...read] = await writeAndRead(rows, format);
        expect(meant(read)).toEqual(meant(rows));
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    [`${'x'.repeat(30)}'s leads.csv`, 'x'.repeat(30)],
    [`${'x'.repeat(30)}😀 leads.csv`, 'x'.repeat(30)],
    ["' 'Ben's list' '", "Ben's list"],
    ['history', 'Leads'],
    ["'''", 'Leads'],
  ])('has a sheet name that Excel opens: %s', async (name, expected) => {
    const body = writeLeadTable({ headers: HEADERS, rows: each([['a', 'b', 'c', 'd']]), format: 'xlsx', name });
    const { sheets } = await readXlsx(await buffer(body));
    expect(sheets[0]?.name).toBe(expected);
  });

  it('guards what would run in CSV, once, and nothing in a workbook', async () => {
    const rows = [['a@acme.com', '+49 30 1', "'+49 30 1", "''=x"]];
    const [, csv] = await writeAndRead(rows, 'csv');
    expect(csv).toEqual(['a@acme.com', '+49 30 1', '+49 30 1', "''=x"]);
    const [, xlsx] = await writeAndRead(rows, 'xlsx');
    expect(xlsx).toEqual(['a@acme.com', '+49 30 1', '+49 30 1', "''=x"]);
  });

  it('keeps its columns, also those without a name, and new ones behind them', async () => {
    for (const format of ['csv', 'xlsx'] as const) {
      const headers = ['Email', '', '=Notes', 'Enriched title'];
      const [read, ...rows] = await writeAndRead([['a@acme.com', 'x', 'y', 'VP']], format, headers);
      expect(read).toEqual(['Email', '', format === 'csv' ? "'=Notes" : '=Notes', 'Enriched title']);
      expect(rows).toEqual([['a@acme.com', 'x', 'y', 'VP']]);
    }
  });
});
