import { assignRows } from './assign-rows.ts';
import { type ComparedRows, isFilled } from './compared-rows.ts';
import { findCandidates } from './find-candidates.ts';
import { FittingRows } from './fitting-rows.ts';
import { addPair, type RowPairs } from './row-pairs.ts';

/**
 * Pairs rows that have the same texts but for what was written: a sort changes none. So a row is found by elimination
 * even where nothing else is left of it. Rows that are the same in all that is left may take each other's texts, as
 * whole rows: the sheet then says what it said before. Pure.
 */
export function pairUnchangedRows(rows: ComparedRows): RowPairs {
  const pairs: RowPairs = { before: new Map(), now: new Map(), unclear: new Set() };
  pairEqualRows(rows, pairs);
  const unpaired = Map.groupBy(
    rows.before.filter((was) => !pairs.now.has(was)),
    (was) => isFilled(rows.columns, rows.textBefore, was),
  );
  const open = unpaired.get(true) ?? [];
  const { candidates, edited, unrecognised, remaining, empty } = findCandidates(rows, open, (row) =>
    pairs.before.has(row),
  );
  const choices = { candidates, isEdited: (was: number) => edited.has(was) };
  assignRows(remaining, choices, pairs);
  assignRows(empty, choices, pairs);
  // Empty rows come last, for there is nothing to lose in them.
  const left = empty.filter((row) => !pairs.before.has(row));
  const blanks = new Map(left.map((row) => [row, unpaired.get(false) ?? []]));
  assignRows(left, { ...choices, candidates: blanks }, pairs);
  for (const [was, [now = 0, ...others]] of edited) {
    if (others.length === 0 && !pairs.now.has(was)) addPair(pairs, now, was);
  }
  const missing = open.filter((was) => !pairs.now.has(was) && !edited.has(was));
  markUnclear(candidates, new Set(missing), rows, pairs);
  pairRest(rows, { unrecognised, missing }, pairs);
  return pairs;
}

/** Rows that were not written to; those that were not moved first. */
function pairEqualRows({ before, now, columns, textBefore, textNow, isWritten }: ComparedRows, pairs: RowPairs): void {
  const namesBefore = before.map((was) => JSON.stringify(columns.map((column) => textBefore(was, column))));
  const plain = now.flatMap((row) =>
    isWritten(row) ? [] : [{ row, name: JSON.stringify(columns.map((column) => textNow(row, column))) }],
  );
  for (const { row, name } of plain) if (name === namesBefore[row - 1]) addPair(pairs, row, row);
  const moved = new Map<string, number[]>();
  for (const was of before.toReversed()) {
    const name = namesBefore[was - 1] ?? '';
    if (pairs.now.has(was)) continue;
    const known = moved.get(name);
    if (known === undefined) moved.set(name, [was]);
    else known.push(was);
  }
  for (const { row, name } of plain) {
    const was = pairs.before.has(row) ? undefined : moved.get(name)?.pop();
    if (was !== undefined) addPair(pairs, row, was);
  }
}

/** Another row that would fit as well, and says something else, is missing: it may be that one. */
function markUnclear(
  candidates: ReadonlyMap<number, readonly number[]>,
  missing: ReadonlySet<number>,
  { columns, textBefore }: ComparedRows,
  { before, unclear }: RowPairs,
): void {
  const textsOf = (was: number) => JSON.stringify(columns.map((column) => textBefore(was, column)));
  const missingTexts = new Map<readonly number[], Set<string>>();
  for (const [row, fitting] of candidates) {
    const paired = before.get(row);
    if (paired === undefined) continue;
    const texts = missingTexts.get(fitting) ?? new Set(fitting.filter((was) => missing.has(was)).map(textsOf));
    missingTexts.set(fitting, texts);
    if (texts.size > 1 || (texts.size === 1 && !texts.has(textsOf(paired)))) unclear.add(row);
  }
}

/** A user typed into a row at the same moment: it may have been any row that says nothing else, or is new. */
function pairRest(
  { columnsOf, textBefore, textNow }: ComparedRows,
  { unrecognised, missing }: { unrecognised: readonly number[]; missing: readonly number[] },
  pairs: RowPairs,
): void {
  const rows = new FittingRows(missing, textBefore);
  for (const row of unrecognised) {
    pairs.unclear.add(row);
    const was = rows.onlyFitting(columnsOf(row), (column) => textNow(row, column));
    if (was !== null && !pairs.now.has(was)) addPair(pairs, row, was);
  }
}
