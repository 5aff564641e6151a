import { CELL_LENGTH_MAX, CellProblem, cleanCell } from '../../shared/csv/cells/clean-cell.ts';
import { isUnknownMark, isUnknownValue } from '../../shared/csv/cells/unknown-value.ts';

/** Marks without a shape that copied texts carry; the joiners (U+200C, U+200D) belong to names in some scripts. */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\ufeff]/g;
const BLANKS = /[\s\u00a0\u2000-\u200a\u202f\u205f\u3000]+/g;

/**
 * What a person meant by a cell: trimmed, without invisible marks, one formula guard taken off, runs of blanks as one.
 * null for an empty cell or a word for "not known".
 * @throws CellProblem for control characters and text beyond the limit
 */
export function cleanValue(
  cells: readonly string[],
  column: number | null,
  { lengthMax, isName = false }: { lengthMax: number; isName?: boolean },
): string | null {
  if (column === null) return null;
  const text = cleanCell(cells, column).replace(INVISIBLE, '').replace(BLANKS, ' ').trim();
  if (text === '' || (isName ? isUnknownMark(text) : isUnknownValue(text))) return null;
  if (text.length <= lengthMax) return text;
  throw new CellProblem(column, `The cell has ${text.length} characters; at most ${lengthMax} are allowed`);
}

/** Also where nothing is read: such a cell belongs to a broken file. @throws CellProblem */
export function refuseHugeCells(cells: readonly string[]): void {
  const column = cells.findIndex((cell) => cell.length > CELL_LENGTH_MAX);
  if (column < 0) return;
  const length = (cells[column] ?? '').length;
  throw new CellProblem(column, `The cell has ${length} characters; at most ${CELL_LENGTH_MAX} fit in a cell`);
}
