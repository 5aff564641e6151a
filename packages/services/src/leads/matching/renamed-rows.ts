import { groupByKey, type KeyedRow } from './group-by-key.ts';

interface Compared<Former, Row> {
  former: readonly Former[];
  rows: readonly Row[];
  /** Whether the row has vanished, and only one row can have replaced it. */
  isLost: (former: Former) => boolean;
  /** Whether the row is new, and can have replaced only one vanished row. */
  isFresh: (row: Row) => boolean;
}

/**
 * By vanished row: the row that replaced it when a user corrected the name ("Unknown" became "Marta Oliveira"). Pure.
 * Both have an address or a profile that no other row of the list has or had, and no different ones: two people with
 * one address are distinguished by name.
 */
export function findRenamedRows<Former extends KeyedRow, Row extends KeyedRow>(
  compared: Compared<Former, Row>,
): Map<Former, Row> {
  const { former, rows, isLost, isFresh } = compared;
  const [before, now] = [groupByKey(former), groupByKey(rows)];
  const [became, was] = [new Map<Former, Set<Row>>(), new Map<Row, Set<Former>>()];
  for (const row of rows.filter(isFresh)) {
    for (const key of row.keys.filter(isStrong)) {
      const one = onlyOf(before.get(key));
      if (one === null || onlyOf(now.get(key)) === null || !isLost(one) || haveDifferentKeys(one, row)) continue;
      became.set(one, (became.get(one) ?? new Set()).add(row));
      was.set(row, (was.get(row) ?? new Set()).add(one));
    }
  }
  const pairs = [...became].flatMap(([one, found]) => [...found].map((row) => [one, row] as const));
  return new Map(pairs.filter(([one, row]) => became.get(one)?.size === 1 && was.get(row)?.size === 1));
}

const onlyOf = <T>(rows: readonly T[] = []): T | null => (rows.length === 1 ? (rows[0] ?? null) : null);
const isStrong = (key: string): boolean => !key.startsWith('name:');

/** Whether the address or the profile, where both have one, is another. */
function haveDifferentKeys(one: KeyedRow, other: KeyedRow): boolean {
  return ['email:', 'linkedin:'].some((kind) => {
    const [mine, theirs] = [one, other].map(({ keys }) => keys.filter((key) => key.startsWith(kind))) as [
      string[],
      string[],
    ];
    return mine.length > 0 && theirs.length > 0 && !mine.some((key) => theirs.includes(key));
  });
}
