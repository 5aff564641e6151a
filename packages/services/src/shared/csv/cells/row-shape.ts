import { CellProblem } from './clean-cell.ts';

/**
 * Blank cells beyond the header are trailing delimiters; text there belongs to no column.
 * @throws CellProblem
 */
export function refuseExtraCells(cells: readonly string[], expected: number): void {
  const hasExtra = cells.slice(expected).some((cell) => cell.trim() !== '');
  if (!hasExtra) return;
  throw new CellProblem(
    null,
    `The row has ${cells.length} cells, the header has ${expected}; put quotes around a cell that contains the delimiter`,
  );
}
