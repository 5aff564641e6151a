import { addPair, type RowPairs } from './row-pairs.ts';

/** What rows with the same choices have in common. */
interface Choices {
  rows: readonly number[];
  /** All before it are paired, and stay so. */
  free: number;
  /** All before it were tried in vain. */
  hopeful: number;
  /** All before it were tried in this search. */
  next: number;
  search: number;
}

const NO_CHOICES: readonly number[] = [];
/** Of what a search has tried in vain: no free row can be reached from there, so that no later one tries it again. */
const IN_VAIN = Number.POSITIVE_INFINITY;

/**
 * Pairs rows with rows before by augmenting paths: Kuhn's algorithm, a free row first. Rows with the same choices read them once
 * for all. Arrays by row number, for a path may be as long as the sheet.
 */
export class Augmentation {
  readonly #choicesOf: (row: number) => readonly number[];
  readonly #pairs: RowPairs;
  readonly #byChoices = new Map<readonly number[], Choices>();
  /** By row. */
  readonly #choices: Choices[] = [];
  /** By row before: who has it; 0 for no one. */
  readonly #owners: number[] = [];
  /** By row before: the last search that tried it. */
  readonly #triedIn: number[] = [];
  #search = 0;

  /** @param choicesOf the rows before that a row may have been, the best first; an array that is the same for the same choices */
  constructor(choicesOf: (row: number) => readonly number[] | undefined, pairs: RowPairs) {
    this.#choicesOf = (row) => choicesOf(row) ?? NO_CHOICES;
    this.#pairs = pairs;
    for (const [was, row] of pairs.now) this.#owners[was] = row;
  }

  /** Those that are paired may change their partners for it. */
  pairAll(rows: readonly number[]): void {
    for (const row of rows) this.#pair(row);
    for (const [was, row] of this.#owners.entries()) if (row !== undefined) addPair(this.#pairs, row, was);
  }

  #pair(root: number): void {
    this.#search++;
    const path: number[] = [];
    const rows: number[] = [root];
    const tried: number[] = [];
    for (let row = rows.at(-1); row !== undefined; row = rows.at(-1)) {
      const choices = this.#read(row);
      const free = this.#firstFree(choices);
      if (free !== undefined) {
        path.push(free);
        for (const [at, one] of rows.entries()) this.#owners[path[at] ?? 0] = one;
        return;
      }
      const was = this.#nextUntried(choices);
      if (was === undefined) {
        rows.pop();
        path.pop();
        continue;
      }
      this.#triedIn[was] = this.#search;
      tried.push(was);
      path.push(was);
      rows.push(this.#owners[was] ?? 0);
    }
    for (const was of tried) this.#triedIn[was] = IN_VAIN;
  }

  #firstFree(choices: Choices): number | undefined {
    const { rows } = choices;
    while (choices.free < rows.length && this.#owners[rows[choices.free] ?? 0] !== undefined) choices.free++;
    return rows[choices.free];
  }

  #nextUntried(choices: Choices): number | undefined {
    const { rows } = choices;
    const triedIn = (at: number) => this.#triedIn[rows[at] ?? 0] ?? 0;
    if (choices.search !== this.#search) {
      while (choices.hopeful < rows.length && triedIn(choices.hopeful) === IN_VAIN) choices.hopeful++;
      choices.search = this.#search;
      choices.next = choices.hopeful;
    }
    while (choices.next < rows.length && triedIn(choices.next) >= this.#search) choices.next++;
    return rows[choices.next];
  }

  #read(row: number): Choices {
    const read = this.#choices[row];
    if (read !== undefined) return read;
    const rows = this.#choicesOf(row);
    const choices = this.#byChoices.get(rows) ?? { rows, free: 0, hopeful: 0, next: 0, search: 0 };
    this.#byChoices.set(rows, choices);
    this.#choices[row] = choices;
    return choices;
  }
}
