/** When a message is sent again. Pure. */

const FIRST_MS = 1000;
const LONGEST_MS = 4 * 3_600_000;

/**
 * Milliseconds after a failed attempt: 1 s, 2 s, 4 s … 4 h, at random between half and all of it, so that messages that failed
 * together spread out; about 19 attempts within 24 hours.
 * @param attempt 1 for the first
 * @param random from 0 to 1
 */
export const retryDelayMs = (attempt: number, random: number): number =>
  Math.min(LONGEST_MS, FIRST_MS * 2 ** (attempt - 1)) * (0.5 + random / 2);

/** Failures in a row after which the receiver is left alone for a while. */
export const PAUSE_AFTER_FAILURES = 5;
const LONGEST_PAUSE_MS = 60_000;

/** How long nothing is sent to a receiver that has failed so often in a row. */
export function pauseMs(failures: number): number {
  if (failures < PAUSE_AFTER_FAILURES) return 0;
  return Math.min(LONGEST_PAUSE_MS, 1000 * 2 ** (failures - PAUSE_AFTER_FAILURES));
}
