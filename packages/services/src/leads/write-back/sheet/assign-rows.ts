import { addPair, type RowPairs } from './row-pairs.ts';

export interface RowChoices {
  /** By row now: the rows before that it may have been. */
  candidates: ReadonlyMap<number, readonly number[]>;
  /** Chosen last. */
  isEdited(was: number): boolean;
}

/**
 * Pairs as many of these rows as possible: who chose first takes another where someone else has no other choice, and
 * no row that is paired loses its pair.
 */
export function assignRows(rows: readonly number[], { candidates, isEdited }: RowChoices, pairs: RowPairs): void {
  const choicesOf = (row: number): readonly number[] => {
    const all = candidates.get(row) ?? [];
    return all.toSorted((a, b) => Number(isEdited(a)) - Number(isEdited(b)));
  };
  const choose = (row: number, tried: Set<number>): boolean => {
    const choices = choicesOf(row).filter((was) => !tried.has(was));
    const free = choices.find((was) => !pairs.now.has(was));
    for (const was of free === undefined ? choices : [free]) {
      if (tried.has(was)) continue;
      tried.add(was);
      const other = pairs.now.get(was);
      if (other !== undefined && !choose(other, tried)) continue;
      addPair(pairs, row, was);
      return true;
    }
    return false;
  };
  // Rows that were inserted or deleted leave the others in their order.
  for (const row of rows) {
    const choices = candidates.get(row) ?? [];
    const below = (pairs.before.get(row - 1) ?? row - 1) + 1;
    if (choices.includes(below) && !isEdited(below) && !pairs.now.has(below)) addPair(pairs, row, below);
  }
  for (const row of rows) if (!pairs.before.has(row)) choose(row, new Set());
}
