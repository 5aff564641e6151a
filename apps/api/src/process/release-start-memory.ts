import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The first work in the background is done by then. */
const START_OVER_MS = 10_000;

/** Collecting a larger heap would hold up requests; it is no idle one anyway. */
const SMALL_HEAP_BYTES = 150 * 2 ** 20;

/**
 * Gives the memory back to the system that the start alone needed, 25 MB of about 195: V8 would keep it for as long as
 * the process has little to do.
 */
export function releaseStartMemory(afterMs = START_OVER_MS): void {
  setTimeout(() => {
    if (process.memoryUsage().heapUsed > SMALL_HEAP_BYTES) return;
    setFlagsFromString('--expose-gc');
    const collect: NodeJS.GCFunction = runInNewContext('gc');
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  }, afterMs).unref();
}
