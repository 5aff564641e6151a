import type { CellUpdate } from './revert-cells.ts';

type Grid = readonly (readonly string[])[];

/**
 * What was typed since the sheet was read into rows that are about to be repaired; 1-based. Pure.
 * @param cells with the texts that they are about to get again
 */
export function changedRows(
  read: Grid,
  now: Grid,
  cells: readonly CellUpdate[],
): { isChanged: boolean; typedOver: number[] } {
  const typedOver: number[] = [];
  let isChanged = false;
  for (const [row, ones] of Map.groupBy(cells, (cell) => cell.row)) {
    const [was = [], is = []] = [read[row - 1], now[row - 1]];
    const columns = [...Array(Math.max(was.length, is.length)).keys()];
    const changed = new Set(columns.filter((column) => (was[column] ?? '') !== (is[column] ?? '')));
    if (changed.size === 0) continue;
    isChanged = true;
    const repaired = new Map(ones.map(({ column, value }) => [column, value]));
    // Whatever else changed in it, it may be another row by now.
    const isSameRow = [...changed].every((column) => repaired.has(column));
    const isLost = (column: number) => !['', is[column] ?? ''].includes(repaired.get(column) ?? '');
    if (isSameRow && [...changed].some(isLost)) typedOver.push(row);
  }
  return { isChanged, typedOver };
}
