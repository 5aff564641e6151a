/** Rows of two moments that are the same row; 1-based. */
export interface RowPairs {
  /** By row now. */
  before: Map<number, number>;
  /** By row before. */
  now: Map<number, number>;
  /** Rows now that may have been another one, or are new: what was overwritten there may be lost. */
  unclear: Set<number>;
}

export function addPair({ before, now }: RowPairs, row: number, was: number): void {
  before.set(row, was);
  now.set(was, row);
}
