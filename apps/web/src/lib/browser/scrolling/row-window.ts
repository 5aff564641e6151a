/** The window moves by so many rows at once, and not with each row that comes into view. */
const STEP_ROWS = 2;
/** At least so many rows are drawn on either side of the visible ones. */
const AHEAD_ROWS = 5;

/** Rows of a long table, the last one exclusive. */
export interface RowWindow {
  from: number;
  to: number;
}

/** The rows of a list in their order. */
export interface RowOrder {
  count: number;
  /** What a row is known by, wherever it lies; undefined where there is none. */
  idAt: (index: number) => string | undefined;
}

/** A row, and where it was last. */
export interface KnownRow {
  index: number;
  id: string;
}

/** The row at the top of the visible part, rounded down to a step. Pure. */
export function topRow(scrollTopPx: number, rowHeightPx: number): number {
  return Math.max(0, Math.floor(scrollTopPx / rowHeightPx / STEP_ROWS)) * STEP_ROWS;
}

/** How many rows a visible part shows at most, wherever it lies after `topRow`. Pure. */
export function rowsInView(heightPx: number, rowHeightPx: number): number {
  return heightPx <= 0 ? 0 : Math.ceil(heightPx / rowHeightPx) + STEP_ROWS;
}

/** The rows to draw of so many; of a list that has become shorter, its last ones. Pure. */
export function rowWindow(top: number, inView: number, count: number): RowWindow {
  const first = Math.max(0, Math.min(top, count - inView));
  return { from: Math.max(0, first - AHEAD_ROWS), to: Math.min(count, first + inView + AHEAD_ROWS) };
}

/** Where a row lies now, as others may have come in above it; null when the list has it no more. Pure. */
export function findRow({ index, id }: KnownRow, { count, idAt }: RowOrder): number | null {
  if (idAt(index) === id) return index;
  for (let other = 0; other < count; other += 1) if (idAt(other) === id) return other;
  return null;
}

/**
 * What is drawn of the list, in order: the window, and the row with the focus between its neighbours, to which keys lead
 * from it. A row that is taken away loses the focus, and the next key would go nowhere. Pure.
 */
export function drawnRanges(window: RowWindow, focused: number | null, count: number): RowWindow[] {
  if (focused === null || focused >= count) return [window];
  const around = { from: Math.max(0, focused - 1), to: Math.min(count, focused + 2) };
  if (around.to < window.from) return [around, window];
  if (around.from > window.to) return [window, around];
  return [{ from: Math.min(around.from, window.from), to: Math.max(around.to, window.to) }];
}
