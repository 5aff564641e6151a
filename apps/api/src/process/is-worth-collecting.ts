const MEBIBYTE = 2 ** 20;

/** Whoever sends a request now and then notices no collection; where they come one after the other, one would wait. */
const IDLE_SHARE_MAX = 0.1;
/** Less is not worth the pause. */
const GROWN_BYTES_MIN = 24 * MEBIBYTE;
/** Collecting a larger heap takes so long that a request which arrives meanwhile would notice it. */
const SMALL_HEAP_BYTES = 150 * MEBIBYTE;

export interface HeapUse {
  /** Processor time since the last look, as a share of one core. */
  busyShare: number;
  usedBytes: number;
  /** What the process has taken from the system for its objects. */
  committedBytes: number;
  /** What it kept of that after the last collection; 0 before the first. */
  keptBytes: number;
}

/** Whether a collection now gives memory back and stops no one. Pure. */
export function isWorthCollecting({ busyShare, usedBytes, committedBytes, keptBytes }: HeapUse): boolean {
  const isIdle = busyShare < IDLE_SHARE_MAX;
  return isIdle && usedBytes < SMALL_HEAP_BYTES && committedBytes - keptBytes > GROWN_BYTES_MIN;
}
