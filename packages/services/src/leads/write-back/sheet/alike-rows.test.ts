import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assignRows, type RowChoices } from './assign-rows.ts';
import { compareRows } from './compared-rows.ts';
import { FittingRows } from './fitting-rows.ts';
import { followBlocks } from './follow-blocks.ts';
import { pairUnchangedRows } from './pair-unchanged-rows.ts';
import { addPair, type RowPairs } from './row-pairs.ts';
import { trackMoves } from './track-moves.ts';

const noPairs = (): RowPairs => ({ before: new Map(), now: new Map(), unclear: new Set() });
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

/** The same as `assignRows`, row by row: easily read, and of no use in a long sheet. */
function assignPlainly(rows: readonly number[], { candidates, isEdited }: RowChoices, pairs: RowPairs): void {
  const choose = (row: number, tried: Set<number>): boolean => {
    const all = [...(candidates.get(row) ?? [])].sort((a, b) => Number(isEdited(a)) - Number(isEdited(b)));
    const free = all.find((was) => !pairs.now.has(was));
    for (const was of free === undefined ? all : [free]) {
      if (tried.has(was)) continue;
      tried.add(was);
      const other = pairs.now.get(was);
      if (other !== undefined && !choose(other, tried)) continue;
      addPair(pairs, row, was);
      return true;
    }
    return false;
  };
  for (const row of rows) {
    const below = (pairs.before.get(row - 1) ?? row - 1) + 1;
    const mayBe = candidates.get(row)?.includes(below) && !isEdited(below) && !pairs.now.has(below);
    if (mayBe) addPair(pairs, row, below);
  }
  for (const row of rows) if (!pairs.before.has(row)) choose(row, new Set());
}

describe('rows that look alike', () => {
  it('are assigned as they are one by one', () => {
    const wasRows = numbers(9);
    const groups = fc.array(fc.shuffledSubarray(wasRows), { minLength: 1, maxLength: 5 });
    const sheets = fc.record({
      groups,
      groupOf: fc.array(fc.nat(4), { minLength: 10, maxLength: 10 }),
      order: fc.shuffledSubarray(numbers(10), { minLength: 10 }),
      edited: fc.subarray(wasRows),
      first: fc.nat(10),
    });
    const check = ({
      groups: lists,
      groupOf,
      order,
      edited,
      first,
    }: typeof sheets extends fc.Arbitrary<infer T> ? T : never) => {
      const choices = {
        candidates: new Map(groupOf.map((group, at) => [at + 1, lists[group % lists.length] ?? []])),
        isEdited: (was: number) => edited.includes(was),
      };
      const [pairs, plainly] = [noPairs(), noPairs()];
      for (const rows of [order.slice(0, first), order.slice(first)]) {
        assignRows(rows, choices, pairs);
        assignPlainly(rows, choices, plainly);
      }
      expect(pairs).toEqual(plainly);
    };
    fc.assert(fc.property(sheets, check), { numRuns: 2000, seed: 7 });
  });

  it('are found by what they say, and nothing else', () => {
    const texts = fc.array(fc.constantFrom('', 'a', 'b'), { minLength: 3, maxLength: 3 });
    const check = (grid: string[][], sought: string[], columns: number[]) => {
      const textOf = (row: number, column: number) => grid[row - 1]?.[column] ?? '';
      const rows = numbers(grid.length);
      const fits = (row: number) => columns.every((column) => ['', sought[column]].includes(textOf(row, column)));
      const [only = null, ...others] = rows.filter(fits);
      const found = new FittingRows(rows, textOf).onlyFitting(columns, (column) => sought[column] ?? '');
      expect(found).toBe(others.length === 0 ? only : null);
    };
    const sheets = fc.property(fc.array(texts, { maxLength: 8 }), texts, fc.subarray([0, 1, 2]), check);
    fc.assert(sheets, { numRuns: 1000, seed: 7 });
  });
});

/** The last columns are written in all rows. */
function track(before: string[][], after: string[][], columns: readonly number[]) {
  const written = after.flatMap((_, at) => columns.map((column) => ({ row: at + 1, column, value: 'Found' })));
  const [was, now] = [before, after].map((grid) => ({ grid, headerAt: 0 }));
  if (was === undefined || now === undefined) throw new Error('There are two moments');
  const pairs = pairUnchangedRows(compareRows(was, now, { origins: [...(before[0] ?? []).keys()], written }));
  const moves = trackMoves(was, now, written);
  for (const cell of written) {
    moves.formerText(cell);
    moves.currentPosition(cell);
  }
  return { paired: pairs.before.size, unclear: pairs.unclear.size };
}

/** With a search per row for each of them, 2,000 rows took minutes. */
describe('20,000 rows that look alike are followed', () => {
  const COUNT = 20_000;
  const rows = (count: number, rowOf: (at: number) => string[]) => Array.from({ length: count }, (_, at) => rowOf(at));

  it('where there are twice as many as before', () => {
    const after = rows(COUNT, () => ['x', 'y', 'Found']);
    const before = rows(COUNT / 2, (at) => ['x', 'y', `n${at}`]);
    expect(track(before, after, [2])).toEqual({ paired: COUNT / 2, unclear: 0 });
  });

  it('where nothing of them is left', () => {
    const after = rows(COUNT, () => ['Found', 'Found']);
    expect(
      track(
        rows(COUNT, (at) => [`n${at}`, `m${at % 7}`]),
        after,
        [0, 1],
      ),
    ).toEqual({ paired: COUNT, unclear: 0 });
  });

  it('where another column was replaced', () => {
    const after = rows(COUNT, (at) => [`new${at}`, 'x', 'y', 'Found']);
    const before = rows(COUNT, (at) => [`id${at}`, 'x', 'y', '']);
    expect(track(before, after, [3])).toEqual({ paired: 0, unclear: 0 });
  });

  it('where another list was pasted', () => {
    const after = rows(COUNT, (at) => [`new${at}`, `b${at}`, 'Found']);
    const before = rows(COUNT, (at) => [`id${at}`, `a${at}`, '']);
    expect(track(before, after, [2])).toEqual({ paired: 0, unclear: COUNT });
  });

  it('where all were sorted after the writing', () => {
    const written = rows(COUNT, (at) => [`${at}`]).map(([value = ''], at) => ({ row: at + 1, column: 0, value }));
    const grid = written.map(({ value }) => [value]).toReversed();
    expect(followBlocks(grid, written).map(({ row }) => row)).toEqual(numbers(COUNT).toReversed());
  });
});
