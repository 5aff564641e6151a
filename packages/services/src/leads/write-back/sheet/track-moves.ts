import { alignColumns, type CellPosition, type Snapshot } from './align-columns.ts';
import { trackRows } from './track-rows.ts';

export const textAt = ({ grid }: Snapshot, { row, column }: CellPosition): string => grid[row - 1]?.[column] ?? '';

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
  const possibleTexts = ({ row, column }: CellPosition): string[] => {
    const origin = origins[column] ?? null;
    if (origin === null) return [];
    const found = rowsBefore(row);
    const texts = found.map((was) => textAt(before, { row: was, column: origin }));
    // Rows that are the same in all that can be compared: what they agree on is certain.
    if (new Set(texts).size <= 1) return texts.slice(0, 1);
    // Otherwise, what is in none of them any more.
    const others = new Set([...new Set(found.map(rowsNow))].flat());
    others.delete(row);
    return subtractTexts(
      texts,
      [...others].map((now) => textAt(after, { row: now, column })),
    );
  };
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
      const now = found.includes(row) ? row : found.length === 1 ? found[0] : undefined;
      return now === undefined ? null : { row: now, column: at };
    },
  };
}

/** Texts that are not among the others, each as often as it is more often there; no empty ones. */
function subtractTexts(texts: readonly string[], others: readonly string[]): string[] {
  const taken = new Map<string, number>();
  for (const text of others) taken.set(text, (taken.get(text) ?? 0) + 1);
  return texts.filter((text) => {
    const count = taken.get(text) ?? 0;
    taken.set(text, count - 1);
    return text !== '' && count <= 0;
  });
}
