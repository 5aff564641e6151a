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

/**
 * The parser keeps a quote as text when other text follows it; over several lines that has swallowed whole rows.
 * @throws CellProblem
 */
export function refuseSplitQuote(cells: readonly string[], line: number): void {
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i] ?? '';
    if (cell.charCodeAt(0) !== 0x22 || !/[\r\n]/.test(cell.trimEnd())) continue;
    if (/^"(?:[^"]|"")*"\s+$/.test(cell)) continue;
    throw new CellProblem(
      i,
      `A quote in the row of line ${line} is not closed before the line ends, so following lines were read as part of it; close the quote or double it`,
    );
  }
}
