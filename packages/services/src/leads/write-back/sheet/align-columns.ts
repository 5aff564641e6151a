import { normaliseHeader } from './normalise-header.ts';

/** A tab at one moment. */
export interface Snapshot {
  grid: string[][];
  /** Index into `grid`. */
  headerAt: number;
}

export interface CellPosition {
  /** 1-based. */
  row: number;
  /** 0-based. */
  column: number;
}

/** The columns match if more than half of their visible cells do. */
const SHARE_MIN = 0.5;

/**
 * Per current column, the column it was before: matched by header, else by its cells, else by its neighbours. null: a
 * new column. Pure.
 * @param written cells that were written in between are ignored
 */
export function alignColumns(before: Snapshot, after: Snapshot, written: readonly CellPosition[]): (number | null)[] {
  const ours = new Set(written.map(({ row, column }) => `${row} ${column}`));
  const isOurs = (at: number, column: number) => ours.has(`${at + 1} ${column}`);
  const aligned = new Array<number | null>(widthOf(after)).fill(null);
  const rest = new Set(Array.from({ length: widthOf(before) }, (_, column) => column));
  const pair = (column: number, origin: number) => {
    aligned[column] = origin;
    rest.delete(origin);
  };
  const headerOf = ({ grid, headerAt }: Snapshot, column: number) => normaliseHeader(grid[headerAt]?.[column] ?? '');
  for (const column of aligned.keys()) {
    const header = isOurs(after.headerAt, column) ? '' : headerOf(after, column);
    const origin = header === '' ? undefined : [...rest].find((other) => headerOf(before, other) === header);
    if (origin !== undefined) pair(column, origin);
  }
  for (const [column, known] of aligned.entries()) {
    const texts = known === null ? textsOf(after, column, isOurs) : [];
    const origin = mostSimilarColumn(texts, column, [...rest], (other) => textsOf(before, other, () => false));
    if (origin !== null) pair(column, origin);
  }
  const left = (column: number) => textsOf(after, column, isOurs).length;
  const writtenIn = (column: number) => written.filter((cell) => cell.column === column).length;
  const canBe = (column: number, origin: number) =>
    textsOf(before, origin, () => false).length <= left(column) + writtenIn(column);
  fillGaps(aligned, rest, canBe);
  return aligned;
}

function mostSimilarColumn(
  texts: readonly string[],
  column: number,
  candidates: readonly number[],
  textsBefore: (column: number) => string[],
): number | null {
  let best: { at: number; share: number } | null = null;
  for (const at of texts.length === 0 ? [] : candidates) {
    const share = containedShare(texts, textsBefore(at)) + (at === column ? 0.001 : 0);
    if (share > (best?.share ?? SHARE_MIN)) best = { at, share };
  }
  return best?.at ?? null;
}

/**
 * Between two neighbours that are known, as many columns as before are the same ones. Where there are more by now, those are new
 * that lack more texts than were written over in them.
 */
function fillGaps(
  aligned: (number | null)[],
  rest: Set<number>,
  canBe: (column: number, origin: number) => boolean,
): void {
  for (let from = 0; from < aligned.length; from++) {
    if (aligned[from] !== null) continue;
    let to = from;
    while (to < aligned.length && aligned[to] === null) to++;
    const first = from === 0 ? 0 : (aligned[from - 1] ?? -2) + 1;
    const end = to === aligned.length ? first + to - from : (aligned[to] ?? -2);
    const gap = Array.from({ length: to - from }, (_, at) => from + at);
    const origins = [...rest].filter((origin) => origin >= first && origin < end);
    const isOld = (column: number) => origins.some((origin) => canBe(column, origin));
    const same = gap.length > end - first ? gap.filter(isOld) : gap;
    if (end - first === same.length) {
      for (const [at, column] of same.entries()) if (rest.delete(first + at)) aligned[column] = first + at;
    }
    from = to;
  }
}

const widthOf = ({ grid }: Snapshot) => grid.reduce((most, row) => Math.max(most, row.length), 0);

function textsOf({ grid }: Snapshot, column: number, isExcluded: (at: number, column: number) => boolean): string[] {
  return grid.flatMap((row, at) => {
    const text = row[column] ?? '';
    return text === '' || isExcluded(at, column) ? [] : [text];
  });
}

/** The share of one column's texts that the other contains, in any order: 0 to 1. */
function containedShare(one: readonly string[], other: readonly string[]): number {
  const left = new Map<string, number>();
  for (const text of other) left.set(text, (left.get(text) ?? 0) + 1);
  let same = 0;
  for (const text of one) {
    const count = left.get(text) ?? 0;
    if (count > 0) same++;
    left.set(text, count - 1);
  }
  return same / one.length;
}
