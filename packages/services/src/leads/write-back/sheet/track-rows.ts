import type { CellPosition, Snapshot } from './align-columns.ts';
import { compareRows } from './compared-rows.ts';
import { memoize } from './memoize.ts';
import { pairUnchangedRows } from './pair-unchanged-rows.ts';
import { TextIndex, type TextOf } from './text-index.ts';

/** Rows of one moment that are the same row of the other, or most like it; 1-based, none when none is like it. */
export interface RowMoves {
  rowsBefore(now: number): readonly number[];
  rowsNow(was: number): readonly number[];
  /** Whether a row may be another one than was found, so that a text of that one may be lost. */
  isUnclear(now: number): boolean;
}

/** Rows now in which the same columns were written to. */
interface SimilarRows {
  columns: readonly number[];
  rows: TextIndex;
}

/**
 * Follows rows: those that have the same texts but for what was written, and others by how much of them is the same.
 * Pure. Each question is answered once for all rows with the same texts, so that a whole sheet that was sorted takes no
 * longer than its length.
 */
export function trackRows(
  before: Snapshot,
  after: Snapshot,
  changes: { origins: readonly (number | null)[]; written: readonly CellPosition[] },
): RowMoves {
  const rows = compareRows(before, after, changes);
  const { columns, columnsOf, textBefore, textNow } = rows;
  const pairs = pairUnchangedRows(rows);
  const index = new TextIndex(rows.before, textBefore);
  const open = new TextIndex(
    rows.before.filter((was) => !pairs.now.has(was)),
    textBefore,
  );
  const concat = concatOnce();
  let groups: SimilarRows[] | null = null;
  const similarBefore = memoizeRows(
    (now) => textsOf(columnsOf(now), (column) => textNow(now, column)),
    (now) => {
      const like = (among: TextIndex) => among.mostSimilarRows(columnsOf(now), (column) => textNow(now, column)).rows;
      const found = like(open);
      return found.length > 0 ? found : like(index);
    },
  );
  const similarNow = memoizeRows(
    (was) => textsOf(columns, (column) => textBefore(was, column)),
    (was) => {
      groups ??= groupRows(
        rows.now.filter((now) => !pairs.before.has(now)),
        columnsOf,
        textNow,
      );
      const found = groups.map((group) =>
        group.rows.mostSimilarRows(group.columns, (column) => textBefore(was, column)),
      );
      const share = found.reduce((most, like) => Math.max(most, like.share), 0);
      return concat(found.flatMap((like) => (like.share === share && like.rows.length > 0 ? [like.rows] : [])));
    },
  );
  const pairedOr =
    (paired: ReadonlyMap<number, number>, similar: (row: number) => readonly number[]) => (row: number) => {
      const other = paired.get(row);
      return other === undefined ? similar(row) : [other];
    };
  return {
    rowsBefore: pairedOr(pairs.before, similarBefore),
    rowsNow: pairedOr(pairs.now, similarNow),
    isUnclear: (now) => pairs.unclear.has(now),
  };
}

const textsOf = (columns: readonly number[], textOf: (column: number) => string): string =>
  JSON.stringify(columns.map((column) => [column, textOf(column)]));

/** The same array for the same arrays: many rows may be like the same ones. */
function concatOnce(): (parts: readonly (readonly number[])[]) => readonly number[] {
  const numberOf = memoize((_part: readonly number[]) => known++);
  const byName = new Map<string, readonly number[]>();
  let known = 0;
  return (parts) => {
    const [first, ...others] = parts;
    if (first === undefined || others.length === 0) return first ?? [];
    const name = parts.map(numberOf).join();
    const all = byName.get(name) ?? parts.flat();
    byName.set(name, all);
    return all;
  };
}

function groupRows(
  rows: readonly number[],
  columnsOf: (row: number) => readonly number[],
  textOf: TextOf,
): SimilarRows[] {
  const groups = new Map<string, { columns: readonly number[]; rows: number[] }>();
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
