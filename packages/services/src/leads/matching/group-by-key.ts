/** What a row of a list is recognised by. */
export interface KeyedRow {
  keys: readonly string[];
}

/** Rows by each of their keys. Pure. */
export function groupByKey<T extends KeyedRow>(rows: readonly T[]): Map<string, T[]> {
  const byKey = new Map<string, T[]>();
  for (const row of rows) {
    for (const key of row.keys) {
      const known = byKey.get(key);
      if (known === undefined) byKey.set(key, [row]);
      else known.push(row);
    }
  }
  return byKey;
}
