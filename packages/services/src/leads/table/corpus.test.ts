import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ServiceError } from '../../shared/errors.ts';
import type { LeadTable } from '../values/fields.ts';
import { type TableCase, TEXT_CASES, WORKBOOK_CASES } from './corpus.fixtures.ts';
import { mapLeadHeaders } from './map-lead-headers.ts';
import { readPastedTable } from './read-csv-table.ts';
import { readLeadRow } from './read-lead-row.ts';
import { readTableFile } from './read-table-file.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'leads-'));
});
afterAll(() => rm(dir, { recursive: true }));

async function openTable(bytes: Uint8Array): Promise<LeadTable> {
  const path = join(dir, 'upload');
  await writeFile(path, bytes);
  return readTableFile(path, 'list.csv', 'header');
}

function outcomeOf(table: LeadTable) {
  const map = mapLeadHeaders(table.headers);
  const rows = table.rows.map((row) => readLeadRow(row.cells, row.line, map, row.fault));
  return {
    people: rows.flatMap((row) => {
      if ('problem' in row) return [];
      const { firstName, lastName, email } = row.values;
      return `${row.line}: ${[firstName, lastName].filter(Boolean).join(' ')} <${email ?? ''}>`;
    }),
    problems: rows.flatMap((row) => ('problem' in row ? [[row.line, row.problem]] : [])),
  };
}

async function check({ bytes, expect: expected }: TableCase): Promise<void> {
  const read = openTable(await bytes).then(outcomeOf);
  if ('fileError' in expected) {
    const error = await read.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ServiceError);
    expect((error as ServiceError).message).toContain(expected.fileError);
    return;
  }
  const problems = (expected.problems ?? []).map(([line, problem]) => [line, expect.stringContaining(problem)]);
  expect(await read).toEqual({ people: expected.people, problems });
}

describe('a hostile list of people has the expected outcome row by row', () => {
  it.each(TEXT_CASES.map((tableCase) => [tableCase.name, tableCase] as const))('text: %s', (_, tableCase) =>
    check(tableCase),
  );

  it.each(WORKBOOK_CASES.map((tableCase) => [tableCase.name, tableCase] as const))('workbook: %s', (_, tableCase) =>
    check(tableCase),
  );
});

describe('a table', () => {
  it('keeps the text of every cell, fills short rows up and keeps the lines of the source', async () => {
    const rows = [
      ['Name', 'Email', 'When', 'Number'],
      [" '=x ", 'a@acme.com', new Date('2026-03-31T08:30:00Z'), 491701234567],
      ['y', null, new Date('2026-03-31'), 0.1 + 0.2],
    ];
    const { writeXlsx } = await import('hucre');
    expect(await openTable(await writeXlsx({ sheets: [{ name: 'P', rows }] }))).toEqual({
      headers: ['Name', 'Email', 'When', 'Number'],
      firstRow: 'header',
      rows: [
        { line: 2, cells: [" '=x ", 'a@acme.com', '2026-03-31 08:30', '491701234567'] },
        { line: 3, cells: ['y', '', '2026-03-31', '0.3'] },
      ],
    });
    expect(await openTable(Buffer.from('Name,Email\n\nx\n'))).toEqual({
      headers: ['Name', 'Email'],
      firstRow: 'header',
      rows: [{ line: 3, cells: ['x', ''] }],
    });
  });

  it('is read from rows copied out of a spreadsheet, columns without a name included', () => {
    const pasted = 'Name\tE-mail\nMarta Oliveira\tmarta@acme.com\tnote\r\n"Jo\nLee"\tjo@beta.com\n5" Disks\t\n';
    const table = readPastedTable(pasted);
    expect(table.headers).toEqual(['Name', 'E-mail', '']);
    expect(table.rows.map(({ line, cells }) => [line, ...cells])).toEqual([
      [2, 'Marta Oliveira', 'marta@acme.com', 'note'],
      [3, 'Jo\nLee', 'jo@beta.com', ''],
      [5, '5" Disks', '', ''],
    ]);
  });

  it('is read from pasted rows with quoted words in a note, and a quote that is never closed costs its row alone', () => {
    const pasted = (...rows: string[]) => outcomeOf(readPastedTable(['Name\tE-mail\tNotes', ...rows].join('\n')));
    const lee = 'Jo "X" Lee\tjo@beta.com';
    expect(pasted('Marta\tm@acme.com\t"""Call me""\nat noon"', lee)).toEqual({
      people: ['2: Marta <m@acme.com>', '4: Jo "X" Lee <jo@beta.com>'],
      problems: [],
    });
    const problem = expect.stringContaining('The quote opened on line 2 is never closed');
    expect(pasted('"Marta\tm@acme.com', lee)).toEqual({
      people: ['3: Jo "X" Lee <jo@beta.com>'],
      problems: [[2, problem]],
    });
  });

  it('is read from pasted CSV, and refused when nothing was pasted', () => {
    expect(readPastedTable('\uFEFFName;E-mail\nMarta;marta@acme.com').rows).toEqual([
      { line: 2, cells: ['Marta', 'marta@acme.com'] },
    ]);
    expect(() => readPastedTable(' \n')).toThrow('The table is empty');
  });
});
