/** '' for an empty cell. Rows from 1, columns from 0. */
export type TextOf = (row: number, column: number) => string;

/** A row matches if more than half of its cells do: another user may have edited it in the meantime. */
const SHARE_MIN = 0.5;

export interface RowSimilarity {
  rows: number[];
  /** Of the cells that are filled on either side so much is the same: 0 to 1. */
  share: number;
}

/** Rows, indexed by their texts. */
export class TextIndex {
  readonly #rows: readonly number[];
  readonly #textOf: TextOf;
  readonly #byColumn = new Map<number, Map<string, number[]>>();
  readonly #answers = new Map<string, RowSimilarity>();

  constructor(rows: readonly number[], textOf: TextOf) {
    this.#rows = rows;
    this.#textOf = textOf;
  }

  /**
   * The rows most similar to these texts, if they share more than `SHARE_MIN` of them. The rarest text is looked up
   * first; a row without any of the looked-up texts cannot be more similar than the remaining texts allow, so texts
   * that every row contains are hardly ever looked up. Each answer is found once, and its array is shared: texts that no
   * row has are all the same here.
   */
  mostSimilarRows(columns: readonly number[], textOf: (column: number) => string): RowSimilarity {
    const texts = columns.map((column) => {
      const text = textOf(column);
      return text === '' || this.#rowsWith(column, text).length > 0 ? text : null;
    });
    const name = JSON.stringify([columns, texts]);
    const known = this.#answers.get(name);
    if (known !== undefined) return known;
    const answer = this.#findMostSimilar(columns, textOf);
    this.#answers.set(name, answer);
    return answer;
  }

  #findMostSimilar(columns: readonly number[], textOf: (column: number) => string): RowSimilarity {
    const filled = columns.filter((column) => textOf(column) !== '');
    const found = filled.map((column) => this.#rowsWith(column, textOf(column)));
    found.sort((a, b) => a.length - b.length);
    const seen = new Set<number>();
    let best: RowSimilarity = { rows: [], share: 0 };
    for (const [at, rows] of found.entries()) {
      const shareLeft = (filled.length - at) / filled.length;
      if (shareLeft < best.share || shareLeft <= SHARE_MIN) break;
      for (const row of rows) {
        if (seen.has(row)) continue;
        seen.add(row);
        const share = this.#share(row, columns, textOf);
        if (share > best.share) best = { rows: [row], share };
        else if (share === best.share) best.rows.push(row);
      }
    }
    return best.share > SHARE_MIN ? best : { rows: [], share: 0 };
  }

  #share(row: number, columns: readonly number[], textOf: (column: number) => string): number {
    let [filled, same] = [0, 0];
    for (const column of columns) {
      const [one, other] = [textOf(column), this.#textOf(row, column)];
      if (one !== '' || other !== '') filled++;
      if (one !== '' && one === other) same++;
    }
    return filled === 0 ? 0 : same / filled;
  }

  #rowsWith(column: number, text: string): readonly number[] {
    const known = this.#byColumn.get(column) ?? this.#index(column);
    return known.get(text) ?? [];
  }

  #index(column: number): Map<string, number[]> {
    const index = new Map<string, number[]>();
    for (const row of this.#rows) {
      const text = this.#textOf(row, column);
      const rows = index.get(text);
      if (rows === undefined) index.set(text, [row]);
      else rows.push(row);
    }
    this.#byColumn.set(column, index);
    return index;
  }
}
