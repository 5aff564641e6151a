import { alignColumns, type CellPosition, type Snapshot } from './align-columns.ts';
import { memoize } from './memoize.ts';
import { possibleTextsOf } from './possible-texts.ts';
import { trackRows } from './track-rows.ts';

/** What has become of cells between two moments. */
export interface Moves {
  /** The former content of the cell that is there now, wherever it was; '' when unknown. */
  formerText(position: CellPosition): string;
  /** Whether it may have been another text, which is in none of the rows any more. */
  isUnclear(position: CellPosition): boolean;
  /** The current position of a cell; null when unknown. */
  currentPosition(place: CellPosition): CellPosition | null;
}

/** Tracks rows by their texts, and columns as `alignColumns` does. Pure. */
export function trackMoves(before: Snapshot, after: Snapshot, written: readonly CellPosition[]): Moves {
  const origins = alignColumns(before, after, written);
  const { rowsBefore, rowsNow, isUnclear } = trackRows(before, after, { origins, written });
  const possibleTexts = possibleTextsOf(before, after, { origins, rowsBefore, rowsNow });
  const setOf = memoize((rows: readonly number[]) => new Set(rows));
  return {
    formerText(position) {
      const [text = '', ...others] = possibleTexts(position);
      return others.length === 0 ? text : '';
    },
    isUnclear: (position) => isUnclear(position.row) || possibleTexts(position).length > 1,
    currentPosition({ row, column }) {
      const at = origins.indexOf(column);
      if (at < 0) return null;
      const found = rowsNow(row);
      const now = setOf(found).has(row) ? row : found.length === 1 ? found[0] : undefined;
      return now === undefined ? null : { row: now, column: at };
    },
  };
}
