import { growthOver4, LINEAR_MAX } from '@workbench/text/test-helpers/cpu-time';
import { describe, expect, it } from 'vitest';
import { revertCells } from './revert-cells.ts';
import { trackMoves } from './track-moves.ts';

const HEADER = ['First', 'Last', 'Email', 'Company', 'Title', 'Status'];
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => [
    `First${at}`,
    `Last${at}`,
    `p${at}@acme.example`,
    `C${at % 50}`,
    '',
    'Open',
  ]);
const snapshot = (rows: string[][]) => ({ grid: [HEADER, ...rows], headerAt: 0 });

describe('a sheet that was sorted at the moment of writing', () => {
  it('is followed in a moment, however long it is', async () => {
    const sortedWhileWriting = (count: number) => {
      const before = rowsOf(count);
      const after = before.toReversed().map((row) => [...row]);
      const written = Array.from({ length: 0.4 * count }, (_, at) => ({
        row: 2 + (at % 200),
        column: 4 + (at % 2),
        value: 'Found',
      }));
      for (const { row, column, value } of written) (after[row - 2] ?? [])[column] = value;
      return { before: snapshot(before), after: snapshot(after), written };
    };
    const revert = (count: number) => revertCells({ ...sortedWhileWriting(count), isAtHome: () => false });
    const cells = revert(4000);
    expect(cells).toHaveLength(1600);
    expect(new Set(cells.map(({ column, value }) => `${column} ${value}`))).toEqual(new Set(['4 ', '5 Open']));
    const { before, after, written } = sortedWhileWriting(4000);
    expect(trackMoves(before, after, written).currentPosition({ row: 2, column: 0 })).toEqual({ row: 4001, column: 0 });
    expect(await growthOver4(2000, revert)).toBeLessThan(LINEAR_MAX);
  });

  it('may have more rows than a call has arguments', () => {
    const before = snapshot(rowsOf(150_000));
    const moves = trackMoves(before, before, []);
    expect(moves.currentPosition({ row: 150_000, column: 2 })).toEqual({ row: 150_000, column: 2 });
  });
});
