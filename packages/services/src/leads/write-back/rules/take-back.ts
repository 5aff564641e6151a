import type { Place, Snapshot } from './align-columns.ts';
import { followMoves, textAt } from './follow-moves.ts';

/** A cell that is written. */
export interface CellValue extends Place {
  value: string;
}

export interface TakeBack<T extends CellValue> {
  /** As it was read before the writing. */
  before: Snapshot;
  /** As it was read afterwards. */
  after: Snapshot;
  written: readonly T[];
  /** Whether what was written stands where it belongs. */
  isAtHome: (cell: T) => boolean;
  /** Whether the same may be written into another row: then a cell at home may be another one than was meant. */
  hasTwin?: (cell: T) => boolean;
}

/**
 * Somebody may have sorted, inserted or moved between our reading and our writing: then a value has come into another
 * person's row or another column. Tells what such cells are to hold again, as far as they still hold what was written.
 * Pure.
 */
export function takeBack<T extends CellValue>(work: TakeBack<T>): CellValue[] {
  const { before, after, written, isAtHome, hasTwin = () => false } = work;
  const ours = written.filter((cell) => textAt(after, cell) === cell.value);
  const strayed = ours.filter((cell) => !isAtHome(cell));
  const twins = ours.filter((cell) => hasTwin(cell) && isAtHome(cell));
  const isMoved = strayed.length > 0 || (twins.length > 0 && isChanged(before, after, written));
  if (!isMoved) return [];
  const moves = followMoves(before, after, written);
  const restored = (cell: T) => ({ row: cell.row, column: cell.column, value: moves.formerText(cell) });
  const overwritten = twins.map(restored).filter((cell) => cell.value !== '' && cell.value !== textAt(before, cell));
  return [...strayed.map(restored), ...overwritten].filter((cell) => cell.value !== textAt(after, cell));
}

/** Whether anything but what was written is different. */
function isChanged(before: Snapshot, after: Snapshot, written: readonly Place[]): boolean {
  const ours = new Set(written.map(nameOf));
  const rows = Math.max(before.grid.length, after.grid.length);
  for (let row = 1; row <= rows; row++) {
    const width = Math.max(before.grid[row - 1]?.length ?? 0, after.grid[row - 1]?.length ?? 0);
    for (let column = 0; column < width; column++) {
      const place = { row, column };
      if (textAt(before, place) !== textAt(after, place) && !ours.has(nameOf(place))) return true;
    }
  }
  return false;
}

/**
 * The same for cells that got their former text again: what came into a wrong place is undone, and what should have got
 * it gets it. Pure.
 */
export function repeatRestoring({ before, after, written }: Omit<TakeBack<CellValue>, 'isAtHome'>): CellValue[] {
  const moves = followMoves(before, after, written);
  const isAtHome = (cell: Place) => {
    const now = moves.whereIs(cell);
    return now !== null && now.row === cell.row && now.column === cell.column;
  };
  const undone = takeBack({ before, after, written, isAtHome });
  const ours = new Map(written.map((cell) => [nameOf(cell), cell.value]));
  const again = written.flatMap((cell): CellValue[] => {
    const now = isAtHome(cell) ? null : moves.whereIs(cell);
    if (now === null) return [];
    const text = textAt(after, now);
    // Whatever a person has typed there since stays.
    return text === textAt(before, cell) || text === ours.get(nameOf(now)) ? [{ ...now, value: cell.value }] : [];
  });
  const places = new Set(again.map(nameOf));
  return [...undone.filter((cell) => !places.has(nameOf(cell))), ...again];
}

const nameOf = ({ row, column }: Place) => `${row} ${column}`;
