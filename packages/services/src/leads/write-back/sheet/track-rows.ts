import type { CellPosition, Snapshot } from './align-columns.ts';
import { TextIndex, type TextOf } from './text-index.ts';

/** Rows of one moment that are most like a row of the other; 1-based, none when none is like it. */
export interface RowMoves {
  rowsBefore(now: number): readonly number[];
  rowsNow(was: number): readonly number[];
}

interface Compared {
  /** Per column afterwards the one before. */
  origins: readonly (number | null)[];
  /** Cells that say nothing about the row that they are in now. */
  written: readonly CellPosition[];
}

/** Rows now in which the same columns were written to. */
interface SimilarRows {
  columns: readonly number[];
  rows: TextIndex;
}

/**
 * Follows rows by how much of them is the same, in all columns but those that were written to. Pure. Each question is
 * answered once for all rows with the same texts, so that a whole sheet that was sorted takes no longer than its length.
 */
export function trackRows(before: Snapshot, after: Snapshot, { origins, written }: Compared): RowMoves {
  const compared = [...origins.keys()].filter((column) => origins[column] !== null);
  const textBefore: TextOf = (row, column) => before.grid[row - 1]?.[origins[column] ?? -1] ?? '';
  const textNow: TextOf = (row, column) => after.grid[row - 1]?.[column] ?? '';
  const ours = new Map<number, Set<number>>();
  for (const { row, column } of written) ours.set(row, (ours.get(row) ?? new Set()).add(column));
  const columnsOf = (now: number) => compared.filter((column) => !ours.get(now)?.has(column));
  let all: TextIndex | null = null;
  let groups: SimilarRows[] | null = null;
  return {
    rowsBefore: memoizeRows(
      (now) => textsOf(columnsOf(now), (column) => textNow(now, column)),
      (now) => {
        all ??= new TextIndex(rowsOf(before), textBefore);
        return all.mostSimilarRows(columnsOf(now), (column) => textNow(now, column)).rows;
      },
    ),
    rowsNow: memoizeRows(
      (was) => textsOf(compared, (column) => textBefore(was, column)),
      (was) => {
        groups ??= groupRows(rowsOf(after), columnsOf, textNow);
        const found = groups.map(({ columns, rows }) =>
          rows.mostSimilarRows(columns, (column) => textBefore(was, column)),
        );
        const share = found.reduce((most, like) => Math.max(most, like.share), 0);
        return found.flatMap((like) => (like.share === share ? like.rows : []));
      },
    ),
  };
}

const rowsOf = ({ grid }: Snapshot): number[] => Array.from(grid.keys(), (at) => at + 1);
const textsOf = (columns: readonly number[], textOf: (column: number) => string): string =>
  JSON.stringify(columns.map((column) => [column, textOf(column)]));

function groupRows(rows: readonly number[], columnsOf: (row: number) => number[], textOf: TextOf): SimilarRows[] {
  const groups = new Map<string, { columns: number[]; rows: number[] }>();
  for (const row of rows) {
    const columns = columnsOf(row);
    const name = columns.join();
    const known = groups.get(name);
    if (known === undefined) groups.set(name, { columns, rows: [row] });
    else known.rows.push(row);
  }
  return [...groups.values()].map((group) => ({ columns: group.columns, rows: new TextIndex(group.rows, textOf) }));
}

/** The same array for the same row, and for all rows that say the same. */
function memoizeRows(
  nameOf: (row: number) => string,
  answer: (row: number) => readonly number[],
): (row: number) => readonly number[] {
  const byRow = new Map<number, readonly number[]>();
  const byName = new Map<string, readonly number[]>();
  return (row) => {
    const known = byRow.get(row);
    if (known !== undefined) return known;
    const name = nameOf(row);
    const rows = byName.get(name) ?? answer(row);
    byName.set(name, rows);
    byRow.set(row, rows);
    return rows;
  };
}
