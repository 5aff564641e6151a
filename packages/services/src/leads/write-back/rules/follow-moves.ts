import { alignColumns, type Place, type Snapshot } from './align-columns.ts';

/** More than half of a row's cells tell that it is the same: somebody may have typed into it meanwhile. */
const SHARE_MIN = 0.5;

export const textAt = ({ grid }: Snapshot, { row, column }: Place): string => grid[row - 1]?.[column] ?? '';

/** What has become of cells between two moments. */
export interface Moves {
  /** What the cell that is there now held before, wherever it was; '' when nobody can tell. */
  formerText(place: Place): string;
  /** Where a cell is now; null when it can't be told. */
  whereIs(place: Place): Place | null;
}

/** Follows rows by what stands in them, and columns as `alignColumns` does. Pure. */
export function followMoves(before: Snapshot, after: Snapshot, written: readonly Place[]): Moves {
  const origins = alignColumns(before, after, written);
  const sameness = compareRows(after, origins, written);
  const rowsBefore = (now: number) => mostAlike(before.grid.length, (was) => sameness(before.grid[was - 1] ?? [], now));
  const rowsNow = (was: number) => mostAlike(after.grid.length, (now) => sameness(before.grid[was - 1] ?? [], now));
  return {
    formerText({ row, column }) {
      const origin = origins[column] ?? null;
      if (origin === null) return '';
      const found = rowsBefore(row);
      const texts = found.map((was) => textAt(before, { row: was, column: origin }));
      // Rows that are the same in all that can be compared: what they agree on is certain.
      if (new Set(texts).size <= 1) return texts[0] ?? '';
      // Else it is what stands in none of them any more.
      const others = new Set(found.flatMap(rowsNow).filter((now) => now !== row));
      const left = without(
        texts,
        [...others].map((now) => textAt(after, { row: now, column })),
      );
      return left.length === 1 ? (left[0] ?? '') : '';
    },
    whereIs({ row, column }) {
      const at = origins.indexOf(column);
      if (at < 0 || row > before.grid.length) return null;
      const found = rowsNow(row);
      const now = found.includes(row) ? row : found.length === 1 ? found[0] : undefined;
      return now === undefined ? null : { row: now, column: at };
    },
  };
}

/** How much of a row is the same as in one of the rows now, in all columns but those that were written to: 0 to 1. */
function compareRows(after: Snapshot, origins: readonly (number | null)[], written: readonly Place[]) {
  const byRow = new Map<number, Set<number>>();
  for (const { row, column } of written) byRow.set(row, (byRow.get(row) ?? new Set()).add(column));
  return (was: readonly string[], nowRow: number): number => {
    const now = after.grid[nowRow - 1] ?? [];
    const ours = byRow.get(nowRow);
    let [filled, same] = [0, 0];
    for (const [at, origin] of origins.entries()) {
      if (origin === null || ours?.has(at)) continue;
      const [then, text] = [was[origin] ?? '', now[at] ?? ''];
      if (then !== '' || text !== '') filled++;
      if (then !== '' && then === text) same++;
    }
    return filled === 0 ? 0 : same / filled;
  };
}

/** Of the rows of one moment those that are most like a row of the other. */
function mostAlike(count: number, likeness: (row: number) => number): number[] {
  const rows = Array.from({ length: count }, (_, at) => ({ row: at + 1, share: likeness(at + 1) }));
  const best = Math.max(0, ...rows.map(({ share }) => share));
  return best <= SHARE_MIN ? [] : rows.filter(({ share }) => share === best).map(({ row }) => row);
}

/** Texts that are not among the others, each as often as it is more often there; no empty ones. */
function without(texts: readonly string[], others: readonly string[]): string[] {
  const left = texts.filter((text) => text !== '');
  for (const text of others) {
    const at = left.indexOf(text);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
