/** One field before a merge, as the merge wrote it, and now. */
export interface ThreeStates<T> {
  before: T;
  merged: T;
  present: T;
}

/** What was changed since the merge stays; what the merge has brought leaves. Pure. */
export function pickChanged<T>({ before, merged, present }: ThreeStates<T>): T {
  return isSame(merged, present) ? before : present;
}

/** The same entry by entry: those from before, without those that were taken out since, and with those that came since. */
export function mergeLists<T>(
  { before, merged, present }: ThreeStates<readonly T[] | undefined>,
  keyOf: (entry: T) => string,
): readonly T[] | undefined {
  if (isSame(merged, present)) return before;
  const [old, written, now] = [before, merged, present].map(
    (list) => new Map((list ?? []).map((one) => [keyOf(one), one])),
  );
  const keys = new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])]);
  const picked = [...keys].flatMap((key) => {
    const entry = pickChanged({ before: old?.get(key), merged: written?.get(key), present: now?.get(key) });
    return entry === undefined ? [] : [entry];
  });
  return before === undefined && picked.length === 0 ? undefined : picked;
}

export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
