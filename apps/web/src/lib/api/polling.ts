/** The part of a query's state that decides whether it is read again. */
interface PolledState<T> {
  data: T | undefined;
  error: { data?: { code?: string } | null | undefined } | null;
  errorUpdateCount: number;
}

/** After this many failed reads in a row no one asks any more; opening the screen again does. */
const FAILURES_MAX = 8;
const BACK_OFF_MAX_MS = 30_000;

/** How many reads of a query had failed when it last succeeded: the library itself counts failures in all. */
const failedBefore = new WeakMap<object, number>();

/**
 * The interval in milliseconds at which a query is read again, for `refetchInterval`: while `isUnderWay` says so,
 * slower with each failure. `false` ends it: at a final state, when what was asked for does not exist (any more), and
 * after too many failures. A state that no one knows counts as final, so no poll lasts for ever.
 */
export function pollWhile<T>(isRunning: (data: T) => boolean, everyMs: number) {
  return (query: { state: PolledState<T> }): number | false => {
    const { data, error, errorUpdateCount } = query.state;
    if (error === null) failedBefore.set(query, errorUpdateCount);
    const failures = errorUpdateCount - (failedBefore.get(query) ?? 0);
    if (error?.data?.code === 'NOT_FOUND' || failures >= FAILURES_MAX) return false;
    if (data !== undefined && !isRunning(data)) return false;
    if (error === null) return data === undefined ? false : everyMs;
    return Math.min(BACK_OFF_MAX_MS, everyMs * 2 ** failures);
  };
}
