import { type ComparedRows, isFilled } from './compared-rows.ts';
import { TextIndex } from './text-index.ts';

/** More rows than this were not edited one by one: a column was replaced. */
const EDITED_MAX = 100;

export interface Candidates {
  /** By row that was written to: the rows before that it may have been. Rows that look alike share an array. */
  candidates: Map<number, readonly number[]>;
  /** By row before: the rows now that are most like it, and not the same. */
  edited: Map<number, number[]>;
  /** Rows that were written to and are like none. */
  unrecognised: number[];
  /** Rows of which something is left beside what was written. */
  remaining: number[];
  /** Rows of which nothing is left. */
  empty: number[];
}

/**
 * What each unpaired row may have been before. Pure.
 * @param open rows before that are not paired
 */
export function findCandidates(
  rows: ComparedRows,
  open: readonly number[],
  isPaired: (row: number) => boolean,
): Candidates {
  const { now, textBefore, textNow, columnsOf, isWritten } = rows;
  const index = new TextIndex(open, textBefore);
  const found: Candidates = { candidates: new Map(), edited: new Map(), unrecognised: [], remaining: [], empty: [] };
  const unpaired = now.filter((row) => !isPaired(row));
  const isReplaced = unpaired.filter((row) => !isWritten(row)).length > EDITED_MAX;
  for (const row of isReplaced ? unpaired.filter(isWritten) : unpaired) {
    const columns = columnsOf(row);
    if (!isFilled(columns, textNow, row)) {
      if (isWritten(row)) found.empty.push(row);
      continue;
    }
    const { rows: like, share } = index.mostSimilarRows(columns, (column) => textNow(row, column));
    const [was] = like;
    if (share === 1) {
      found.remaining.push(row);
      found.candidates.set(row, like);
    } else if (was === undefined && isWritten(row)) found.unrecognised.push(row);
    else if (was !== undefined && like.length === 1) {
      const known = found.edited.get(was);
      if (known === undefined) found.edited.set(was, [row]);
      else known.push(row);
    }
  }
  const unedited = open.filter((was) => !found.edited.has(was));
  const emptyIn = new Map<string, number[]>();
  for (const row of found.empty) {
    const columns = columnsOf(row);
    const name = columns.join();
    const candidates = emptyIn.get(name) ?? unedited.filter((was) => !isFilled(columns, textBefore, was));
    emptyIn.set(name, candidates);
    found.candidates.set(row, candidates);
  }
  return found;
}
