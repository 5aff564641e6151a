/** Intervals of an engine, in milliseconds; tests shorten them. */
export interface Timings {
  /** Between two sweeps for items without a job, expired leases and ended batches. */
  sweepMs: number;
  /** An item without a heartbeat for so long is stalled, and another worker takes it over. */
  leaseMs: number;
  renewMs: number;
  /** Before the second attempt; doubles with each further one. */
  backoffMs: number;
  backoffMaxMs: number;
  /** How long a stop waits for running items to end by themselves, and as long again once they are aborted. */
  graceMs: number;
}

export const TIMINGS: Timings = {
  sweepMs: 1000,
  leaseMs: 20_000,
  renewMs: 5000,
  backoffMs: 1000,
  backoffMaxMs: 60_000,
  graceMs: 4000,
};

/** Random between half of the exponential delay and all of it, so that items that failed together spread out. */
export function backoffMs(attempt: number, { backoffMs: first, backoffMaxMs }: Timings): number {
  return Math.min(backoffMaxMs, first * 2 ** (attempt - 1)) * (0.5 + Math.random() / 2);
}

/** A batch does not stay open for a longer wait: the item fails with the reason, and the next run tries again. */
export const RETRY_AFTER_MAX_MS = 15 * 60_000;
