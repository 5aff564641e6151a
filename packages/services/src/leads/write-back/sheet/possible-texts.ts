import type { CellPosition, Snapshot } from './align-columns.ts';
import { memoize } from './memoize.ts';
import type { RowMoves } from './track-rows.ts';

export const textAt = ({ grid }: Pick<Snapshot, 'grid'>, { row, column }: CellPosition): string =>
  grid[row - 1]?.[column] ?? '';

interface TrackedRows extends Pick<RowMoves, 'rowsBefore' | 'rowsNow'> {
  /** Per column now, the one before. */
  origins: readonly (number | null)[];
}

/** What some rows said before in a column, and do not say now. */
interface LeftTexts {
  /** How often each text was there more often than it is now; negative where it is there more often now. */
  counts: ReadonlyMap<string, number>;
  /** Those that are left, at most two. */
  texts: readonly string[];
}

/**
 * What a cell may have said before: one text is certain, and two stand for more. Rows that are like the same ones share what was
 * counted of them. Pure.
 */
export function possibleTextsOf(
  before: Snapshot,
  after: Snapshot,
  { origins, rowsBefore, rowsNow }: TrackedRows,
): (position: CellPosition) => readonly string[] {
  const rowsNowOf = memoize((found: readonly number[]) => new Set([...new Set(found.map(rowsNow))].flat()));
  const leftIn = memoize((column: number) =>
    memoize((found: readonly number[]): LeftTexts | readonly string[] => {
      const texts = found.map((was) => textAt(before, { row: was, column: origins[column] ?? -1 }));
      // Rows that are the same in all that can be compared: what they agree on is certain.
      if (new Set(texts).size <= 1) return texts.slice(0, 1);
      // Otherwise, what is in none of them any more.
      return subtractTexts(
        texts,
        [...rowsNowOf(found)].map((now) => textAt(after, { row: now, column })),
      );
    }),
  );
  return ({ row, column }) => {
    if ((origins[column] ?? null) === null) return [];
    const found = rowsBefore(row);
    const left = leftIn(column)(found);
    if (!('counts' in left)) return left;
    // What the row itself says now was written there.
    const own = rowsNowOf(found).has(row) ? textAt(after, { row, column }) : '';
    const isOwnLeft = own !== '' && (left.counts.get(own) ?? -1) >= 0;
    return isOwnLeft ? [...left.texts, own].slice(0, 2) : left.texts;
  };
}

/** Texts that are not among the others, each as often as it is more often there; no empty ones. */
function subtractTexts(texts: readonly string[], others: readonly string[]): LeftTexts {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  for (const text of others) if (counts.has(text)) counts.set(text, (counts.get(text) ?? 0) - 1);
  const left = [...counts].flatMap(([text, count]) =>
    text === '' ? [] : new Array<string>(Math.max(0, Math.min(2, count))).fill(text),
  );
  return { counts, texts: left.slice(0, 2) };
}
