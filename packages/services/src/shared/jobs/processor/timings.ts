/** The clockwork of an engine, in milliseconds; tests make it faster. */
export interface Timings {
  /** Between two looks for work that has no job, for leases that ran out and for batches that ended. */
  sweepMs: number;
  /** An item that nobody renewed for so long is taken up by another worker. */
  leaseMs: number;
  renewMs: number;
  /** Before the second attempt; doubles with each further one. */
  backoffMs: number;
  backoffMaxMs: number;
  /** How long a stop lets running items end by themselves, and then, once they were told to stop. */
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

/** At random between half of the exponential delay and all of it, so that items that failed together do not meet again. */
export function backoffMs(attempt: number, { backoffMs: first, backoffMaxMs }: Timings): number {
  return Math.min(backoffMaxMs, first * 2 ** (attempt - 1)) * (0.5 + Math.random() / 2);
}
