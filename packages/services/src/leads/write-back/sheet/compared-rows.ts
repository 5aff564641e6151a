import type { CellPosition, Snapshot } from './align-columns.ts';
import type { TextOf } from './text-index.ts';

/** The rows of two moments and what of them can be compared: all columns but those that are new or were written to. */
export interface ComparedRows {
  before: readonly number[];
  now: readonly number[];
  textBefore: TextOf;
  textNow: TextOf;
  /** All columns that both moments have. */
  columns: readonly number[];
  /** Those that were not written to in a row. */
  columnsOf(now: number): readonly number[];
  isWritten(now: number): boolean;
}

/**
 * Compares the rows of two moments. Pure.
 * @param origins per column afterwards the one before
 * @param written cells that say nothing about the row that they are in now
 */
export function compareRows(
  before: Snapshot,
  after: Snapshot,
  { origins, written }: { origins: readonly (number | null)[]; written: readonly CellPosition[] },
): ComparedRows {
  const columns = [...origins.keys()].filter((column) => origins[column] !== null);
  const ours = new Map<number, Set<number>>();
  for (const { row, column } of written) ours.set(row, (ours.get(row) ?? new Set()).add(column));
  // Empty rows at the end are left out of a grid, and may have been cleared or filled.
  const end = written.reduce((most, { row }) => Math.max(most, row), 0);
  const rowsOf = ({ grid }: Snapshot) => Array.from({ length: Math.max(grid.length, end) }, (_, at) => at + 1);
  return {
    before: rowsOf(before),
    now: rowsOf(after),
    textBefore: (row, column) => before.grid[row - 1]?.[origins[column] ?? -1] ?? '',
    textNow: (row, column) => after.grid[row - 1]?.[column] ?? '',
    columns,
    columnsOf: (now) => columns.filter((column) => !ours.get(now)?.has(column)),
    isWritten: (now) => ours.has(now),
  };
}

export const isFilled = (columns: readonly number[], textOf: TextOf, row: number): boolean =>
  columns.some((column) => textOf(row, column) !== '');
