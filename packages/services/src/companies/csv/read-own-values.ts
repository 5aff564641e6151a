import type { CellNotes } from '../../shared/csv/cells/cell-notes.ts';
import { CellProblem, cleanCell } from '../../shared/csv/cells/clean-cell.ts';
import { isUnknownValue } from '../../shared/csv/cells/unknown-value.ts';
import type { CustomValue } from '../custom/own-column.ts';
import { readCell } from '../custom/read-cell.ts';
import type { ColumnMap } from './columns/column-map.ts';

/** The values of own columns in a row, by key; a cell that does not fit its column is left out with a note. Pure. */
export function readOwnValues(
  cells: readonly string[],
  columns: ColumnMap['custom'],
  notes: CellNotes,
): Record<string, CustomValue> {
  const values: Record<string, CustomValue> = {};
  for (const { column, own } of columns) {
    const value = notes.optional(() => readValue(cells, column, own), null);
    if (value !== null) values[own.key] = value;
  }
  return values;
}

function readValue(
  cells: readonly string[],
  column: number,
  own: ColumnMap['custom'][number]['own'],
): CustomValue | null {
  const text = cleanCell(cells, column);
  if (text === '' || isUnknownValue(text)) return null;
  const read = readCell(own, text);
  if ('problem' in read) throw new CellProblem(column, `Not a value of ${own.name}: ${read.problem}`);
  return read.value;
}
