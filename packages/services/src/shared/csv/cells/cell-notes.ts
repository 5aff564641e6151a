import { CellProblem } from './clean-cell.ts';

/** A cell that could not be read and was left out; the rest of its row was taken. */
export interface CellNote {
  line: number;
  column: string | null;
  value: string | null;
  reason: string;
}

const VALUE_SHOWN_MAX = 200;

/** Collects what is wrong with the optional cells of one row: each costs itself and never the row. */
export class CellNotes {
  readonly notes: CellNote[] = [];
  /** What was noted first, to be thrown where the row is nothing without it. */
  first: CellProblem | null = null;
  readonly #cells: readonly string[];
  readonly #line: number;
  readonly #nameOf: (column: number) => string | null;

  constructor(cells: readonly string[], line: number, nameOf: (column: number) => string | null) {
    this.#cells = cells;
    this.#line = line;
    this.#nameOf = nameOf;
  }

  /** What `read` gives, or `otherwise` and a note with the reason. */
  optional<T, O>(read: () => T, otherwise: O): T | O {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof CellProblem)) throw error;
      this.add(error);
      return otherwise;
    }
  }

  add(problem: CellProblem): void {
    const { column, message } = problem;
    this.first ??= problem;
    this.notes.push({
      line: this.#line,
      column: column === null ? null : this.#nameOf(column),
      value: column === null ? null : (this.#cells[column] ?? '').slice(0, VALUE_SHOWN_MAX),
      reason: message,
    });
  }
}
