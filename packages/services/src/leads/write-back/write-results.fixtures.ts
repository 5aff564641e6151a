import { expect } from 'vitest';
import { leadKeys } from '../matching/lead-keys.ts';
import type { PlannedCell, WriteTarget } from './plan-cells.ts';
import { SimulatedSheet, sheetTarget } from './sheet.fixtures.ts';
import { writeResults } from './write-results.ts';

export const HEADERS = ['First Name', 'Last Name', 'Company', 'Email', 'Title', 'Remark'];
const RESULTS = ['Email', 'Title', 'Phone', 'Company Domain', 'Enrichment Status'] as const;

export interface Person {
  id: string;
  row: string[];
  results: Record<(typeof RESULTS)[number], string>;
}

const person = (at: number): Person => ({
  id: `lead${at}`,
  row: [
    `First${at}`,
    `Last${at}`,
    `Company${at}`,
    // The fifth shares the address of the fourth.
    at % 3 === 0 ? '' : `p${at === 5 ? 4 : at}@acme.example`,
    at % 2 ? 'Typed' : '',
    `n${at}`,
  ],
  results: {
    Email: at % 3 === 0 ? `found${at}@acme.example` : '',
    Title: `Found title ${at}`,
    Phone: at % 4 === 0 ? `+35121${at}` : '',
    'Company Domain': `company${at}.example`,
    'Enrichment Status': 'Completed',
  },
});

const FIELDS = { Email: 'email', Title: 'title', Phone: 'phone' } as const;
const targetOf = ({ id, row, results }: Person, written: WriteTarget['written'] = {}): WriteTarget => ({
  leadId: id,
  name: id,
  keys: leadKeys({
    firstName: row[0] ?? '',
    lastName: row[1] ?? '',
    company: row[2] ?? '',
    email: row[3] || null,
    linkedinUrl: null,
  }),
  names: [`${row[0]} ${row[1]}`],
  isSuppressed: false,
  results: RESULTS.map((header) => ({
    header,
    value: results[header],
    field: header in FIELDS ? FIELDS[header as keyof typeof FIELDS] : null,
  })),
  written,
});

const OWNER = 'the owner’s';

/** @param isAside the import begins in column B: before it stands an e-mail column of the sheet's owner */
export function begin(count: number, isAside = false) {
  const people = Array.from({ length: count }, (_, at) => person(at));
  const sheet = new SimulatedSheet([HEADERS, ...people.map(({ row }) => row)]);
  if (isAside) {
    sheet.columns.unshift(OWNER);
    sheet.rows[0]?.cells.set(OWNER, 'Email');
  }
  const written: Record<string, Record<string, string[]>> = {};
  const note = async (cells: readonly PlannedCell[]) => {
    for (const { leadId, header, value } of cells) {
      if (leadId === null) continue;
      const of = written[leadId] ?? {};
      written[leadId] = { ...of, [header]: [...(of[header] ?? []), value] };
    }
  };
  const unclearRows = new Set<number>();
  const run = (signal = new AbortController().signal) =>
    writeResults({
      sheet: sheetTarget(sheet, HEADERS, isAside ? 1 : 0),
      targets: people.map((one) => targetOf(one, written[one.id])),
      signal,
      onUnclear: async (rows) => {
        for (const row of rows) unclearRows.add(row);
      },
      onWriting: note,
      progress: () => Promise.resolve(),
    });
  return { people, sheet, run, unclearRows };
}

/** Every result in its own person's row, under its header, and nothing else changed. */
export function check(
  sheet: SimulatedSheet,
  people: Person[],
  typed: Map<string, string>,
  gone: ReadonlySet<string> = new Set(),
) {
  const grid = sheet.grid();
  const header = grid.find((row) => row.includes('First Name')) ?? [];
  const at = (name: string) => header.findIndex((other, column) => other === name && sheet.columns[column] !== OWNER);
  const ofOwner = sheet.rows.flatMap(({ cells }) => cells.get(OWNER) ?? []).filter((text) => text !== '');
  expect(ofOwner).toEqual(sheet.columns.includes(OWNER) ? ['Email'] : []);
  for (const { id, row, results } of people) {
    const mine = grid.filter((cells) => cells[at('First Name')] === row[0]);
    if (gone.has(id)) {
      expect(mine).toEqual([]);
      continue;
    }
    expect(mine, id).toHaveLength(1);
    for (const [index, name] of HEADERS.entries()) {
      const given = typed.get(`${id} ${name}`) ?? row[index] ?? '';
      const result = name in results ? results[name as keyof typeof results] : '';
      expect(mine[0]?.[at(name)], `${id} ${name}`).toBe(given === '' ? result : given);
    }
    for (const name of ['Phone', 'Company Domain', 'Enrichment Status'] as const) {
      expect(mine[0]?.[at(name)] ?? '', `${id} ${name}`).toBe(results[name]);
    }
  }
  // Whose results needed the column may have been deleted since.
  expect(header.filter((name) => name === 'Phone').length).toBeLessThanOrEqual(1);
  const others = grid.filter((cells) => !/^First/.test(cells[at('First Name')] ?? ''));
  for (const cells of others) for (const name of RESULTS) expect(cells[at(name)] ?? '', 'row of no lead').toBe('');
}
