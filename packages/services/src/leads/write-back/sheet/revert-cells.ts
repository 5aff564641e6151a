import type { CellPosition, Snapshot } from './align-columns.ts';
import { textAt } from './possible-texts.ts';
import { trackMoves } from './track-moves.ts';

/** A cell that is written. */
export interface CellUpdate extends CellPosition {
  value: string;
}

/** A cell that gets its former text again. */
export interface RevertedCell extends CellUpdate {
  /** It may have said something else, which is in the sheet no more. */
  isUnclear: boolean;
}

export interface RevertInput<T extends CellUpdate> {
  /** As it was read before the writing. */
  before: Snapshot;
  /** As it was read afterwards. */
  after: Snapshot;
  written: readonly T[];
  /** Whether a written value is where it belongs. */
  isAtHome: (cell: T) => boolean;
  /** Whether the same may be written into another row: then a cell at home may be another one than was meant. */
  hasTwin?: (cell: T) => boolean;
}

/**
 * Another user may have sorted, inserted or moved cells between our reading and our writing, so that a value ended up
 * in another person's row or another column. Returns what such cells must contain again, as far as they still contain
 * what was written. Pure.
 */
export function revertCells<T extends CellUpdate>(work: RevertInput<T>): RevertedCell[] {
  const { before, after, written, isAtHome, hasTwin = () => false } = work;
  const ours = written.filter((cell) => textAt(after, cell) === cell.value);
  const displaced = ours.filter((cell) => !isAtHome(cell));
  const duplicates = ours.filter((cell) => hasTwin(cell) && isAtHome(cell));
  const isMoved = displaced.length > 0 || (duplicates.length > 0 && hasOtherChanges(before, after, written));
  if (!isMoved) return [];
  const moves = trackMoves(before, after, written);
  const restored = (cell: T) => {
    const { row, column } = cell;
    return { row, column, value: moves.formerText(cell), isUnclear: moves.isUnclear(cell) };
  };
  const overwritten = duplicates
    .map(restored)
    .filter((cell) => cell.value !== '' && cell.value !== textAt(before, cell));
  return [...displaced.map(restored), ...overwritten].filter((cell) => cell.value !== textAt(after, cell));
}

/** Whether anything but the written values differs. */
function hasOtherChanges(before: Snapshot, after: Snapshot, written: readonly CellPosition[]): boolean {
  const ours = new Set(written.map(cellKey));
  const rows = Math.max(before.grid.length, after.grid.length);
  for (let row = 1; row <= rows; row++) {
    const width = Math.max(before.grid[row - 1]?.length ?? 0, after.grid[row - 1]?.length ?? 0);
    for (let column = 0; column < width; column++) {
      const position = { row, column };
      if (textAt(before, position) !== textAt(after, position) && !ours.has(cellKey(position))) return true;
    }
  }
  return false;
}

/**
 * The same for cells that got their former text again: misplaced values are reverted, and the right cells get them.
 * Pure.
 */
export function repeatRevert({ before, after, written }: Omit<RevertInput<CellUpdate>, 'isAtHome'>): CellUpdate[] {
  const moves = trackMoves(before, after, written);
  const isAtHome = (cell: CellPosition) => {
    const now = moves.currentPosition(cell);
    return now !== null && now.row === cell.row && now.column === cell.column;
  };
  const undone = revertCells({ before, after, written, isAtHome });
  const ours = new Map(written.map((cell) => [cellKey(cell), cell.value]));
  const again = written.flatMap((cell): CellUpdate[] => {
    const now = isAtHome(cell) ? null : moves.currentPosition(cell);
    if (now === null) return [];
    const text = textAt(after, now);
    // Whatever a person has typed there since stays.
    return text === textAt(before, cell) || text === ours.get(cellKey(now)) ? [{ ...now, value: cell.value }] : [];
  });
  const positions = new Set(again.map(cellKey));
  return [...undone.filter((cell) => !positions.has(cellKey(cell))), ...again];
}

const cellKey = ({ row, column }: CellPosition) => `${row} ${column}`;
