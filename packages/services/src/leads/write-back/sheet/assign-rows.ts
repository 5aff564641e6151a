import { Augmentation } from './augmentation.ts';
import { memoize } from './memoize.ts';
import { addPair, type RowPairs } from './row-pairs.ts';

export interface RowChoices {
  /** By row now: the rows before that it may have been. Rows with the same choices share an array, which is read once. */
  candidates: ReadonlyMap<number, readonly number[]>;
  /** Chosen last. */
  isEdited(was: number): boolean;
}

/**
 * Pairs as many of these rows as possible: who chose first takes another where someone else has no other choice, and
 * no row that is paired loses its pair.
 */
export function assignRows(rows: readonly number[], { candidates, isEdited }: RowChoices, pairs: RowPairs): void {
  const setOf = memoize((choices: readonly number[]) => new Set(choices));
  const bestFirst = memoize((choices: readonly number[]) =>
    choices.toSorted((a, b) => Number(isEdited(a)) - Number(isEdited(b))),
  );
  // Rows that were inserted or deleted leave the others in their order.
  for (const row of rows) {
    const choices = candidates.get(row);
    const below = (pairs.before.get(row - 1) ?? row - 1) + 1;
    if (choices !== undefined && setOf(choices).has(below) && !isEdited(below) && !pairs.now.has(below))
      addPair(pairs, row, below);
  }
  const choicesOf = (row: number) => {
    const choices = candidates.get(row);
    return choices && bestFirst(choices);
  };
  new Augmentation(choicesOf, pairs).pairAll(rows.filter((row) => !pairs.before.has(row)));
}
