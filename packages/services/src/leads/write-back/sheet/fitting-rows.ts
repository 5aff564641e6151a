import type { TextOf } from './text-index.ts';

/** Rows whose filled cells say the same, of one choice of columns and of which of them are filled. */
interface SameFilled {
  filled: readonly number[];
  byTexts: Map<string, number[]>;
}

/** Finds rows that say nothing else than given texts: their cells are empty, or say the same. */
export class FittingRows {
  readonly #rows: readonly number[];
  readonly #textOf: TextOf;
  readonly #byColumns = new Map<string, SameFilled[]>();

  constructor(rows: readonly number[], textOf: TextOf) {
    this.#rows = rows;
    this.#textOf = textOf;
  }

  /** null when there is none, or more than one. */
  onlyFitting(columns: readonly number[], textOf: (column: number) => string): number | null {
    const found = this.#groupsOf(columns).flatMap(({ filled, byTexts }) => byTexts.get(nameOf(filled, textOf)) ?? []);
    return found.length === 1 ? (found[0] ?? null) : null;
  }

  #groupsOf(columns: readonly number[]): SameFilled[] {
    const name = columns.join();
    const groups = this.#byColumns.get(name) ?? this.#group(columns);
    this.#byColumns.set(name, groups);
    return groups;
  }

  #group(columns: readonly number[]): SameFilled[] {
    const groups = new Map<string, SameFilled>();
    for (const row of this.#rows) {
      const filled = columns.filter((column) => this.#textOf(row, column) !== '');
      const group = groups.get(filled.join()) ?? { filled, byTexts: new Map<string, number[]>() };
      groups.set(filled.join(), group);
      const name = nameOf(filled, (column) => this.#textOf(row, column));
      const same = group.byTexts.get(name);
      if (same === undefined) group.byTexts.set(name, [row]);
      // The third is as good as the second: it is none that is alone.
      else if (same.length === 1) same.push(row);
    }
    return [...groups.values()];
  }
}

const nameOf = (columns: readonly number[], textOf: (column: number) => string): string =>
  JSON.stringify(columns.map((column) => textOf(column)));
