/** The part of a query's state that decides whether it is read again. */
interface PolledState<T> {
  data: T | undefined;
  error: { data?: { code?: string } | null | undefined } | null;
  errorUpdateCount: number;
}

/** After this many failed reads in all nobody asks any more; opening the screen again does. */
const FAILURES_MAX = 8;
const BACK_OFF_MAX_MS = 30_000;

/**
 * The interval in milliseconds at which a query is read again, for `refetchInterval`: while `isUnderWay` says so,
 * slower with each failure. `false` ends it: at a final state, when what was asked for does not exist (any more), and
 * after too many failures. A state that nobody knows counts as final, so no poll lasts for ever.
 */
export function pollWhile<T>(isUnderWay: (data: T) => boolean, everyMs: number) {
  return ({ state }: { state: PolledState<T> }): number | false => {
    if (state.error?.data?.code === 'NOT_FOUND' || state.errorUpdateCount >= FAILURES_MAX) return false;
    if (state.data !== undefined && !isUnderWay(state.data)) return false;
    if (state.error === null) return state.data === undefined ? false : everyMs;
    return Math.min(BACK_OFF_MAX_MS, everyMs * 2 ** state.errorUpdateCount);
  };
}
