import type { CellNotes } from '../../shared/csv/cells/cell-notes.ts';
import { CellProblem, cleanCell } from '../../shared/csv/cells/clean-cell.ts';
import { isUnknownValue } from '../../shared/csv/cells/unknown-value.ts';
import { COMPANY_NOTE_MAX } from '../limits.ts';

/** The notes of a row, each text once and with its line breaks; a cell that is too long is left out with the reason. Pure. */
export function readNoteTexts(cells: readonly string[], columns: readonly number[], notes: CellNotes): string[] {
  const texts = columns.map((column) => notes.optional(() => readText(cells, column), ''));
  return [...new Set(texts.filter((text) => text !== ''))];
}

function readText(cells: readonly string[], column: number): string {
  const lines = (cells[column] ?? '').split(/\r\n|[\r\n]/);
  const text = lines
    .map((line) => cleanCell(cells.with(column, line), column))
    .join('\n')
    .trim();
  if (isUnknownValue(text)) return '';
  if (text.length <= COMPANY_NOTE_MAX) return text;
  const max = COMPANY_NOTE_MAX.toLocaleString('en');
  throw new CellProblem(column, `The cell has ${text.length} characters; a note has at most ${max}`);
}
