/** Whether the company at a row fits. Good until the columns change, so it is not kept over an await. Pure. */
export type RowTest = (row: number) => boolean;

export const not =
  (test: RowTest): RowTest =>
  (row) =>
    !test(row);
