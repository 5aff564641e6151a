/**
 * Times that this or another machine stored for later. A clock that was once ahead stores times that a right clock could
 * not have stored; taken at their word, they would stop work until the clock has caught up. Pure.
 */

/** The clocks of two machines differ by less. */
const CLOCK_SKEW_MAX_MS = 5 * 60_000;

/** Whether a stored end has come, or is further ahead than `spanMs`, the longest that its writer ever sets. */
export function hasPassed(until: Date, now: Date, spanMs: number): boolean {
  return until <= now || until.getTime() > now.getTime() + spanMs + CLOCK_SKEW_MAX_MS;
}

/** The same as a condition of a query; also true for a field without a time. */
export function passed(now: Date, spanMs: number) {
  return { $not: notPassed(now, spanMs) };
}

/** The opposite; false for a field without a time. */
export function notPassed(now: Date, spanMs: number) {
  return { $gt: now, $lte: new Date(now.getTime() + spanMs + CLOCK_SKEW_MAX_MS) };
}

/** Whether something is said to have happened at a time that has not come. */
export function isFromFuture(at: Date, now: Date): boolean {
  return hasPassed(at, now, 0) && at > now;
}
