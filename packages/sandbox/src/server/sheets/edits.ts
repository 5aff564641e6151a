/** What a person does to a tab while the product works, told from another process. Row and column count from 0. */
export type SheetEdit =
  /** By the text of a column; the first row stays. */
  | { action: 'sort'; column: number }
  | { action: 'reverse' }
  | { action: 'insert'; row: number; values: string[] }
  | { action: 'delete'; row: number }
  | { action: 'type'; row: number; column: number; value: string };

export function applyEdit(rows: string[][], edit: SheetEdit): string[][] {
  const [header = [], ...body] = rows;
  switch (edit.action) {
    case 'sort':
      return [header, ...body.sort((a, b) => (a[edit.column] ?? '').localeCompare(b[edit.column] ?? '', 'en'))];
    case 'reverse':
      return [header, ...body.reverse()];
    case 'insert':
      return rows.toSpliced(edit.row, 0, edit.values);
    case 'delete':
      return rows.toSpliced(edit.row, 1);
    case 'type': {
      const changed = [...(rows[edit.row] ?? [])];
      while (changed.length < edit.column) changed.push('');
      changed[edit.column] = edit.value;
      return rows.with(edit.row, changed);
    }
  }
}
