import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type HeapUse, isWorthCollecting } from './is-worth-collecting.ts';

const CHECK_EVERY_MS = 10_000;
const MICROSECONDS = 1000;

/**
 * Gives memory back to the system that the start or later work needed, such as 70 MB of an import of 100,000 companies: V8 would
 * keep it for as long as the process has little to do.
 */
export function releaseIdleMemory(everyMs = CHECK_EVERY_MS): void {
  let cpu = process.cpuUsage();
  let keptBytes = 0;
  const check = (): void => {
    const { user, system } = process.cpuUsage(cpu);
    cpu = process.cpuUsage();
    const use = { ...heapUse(), keptBytes, busyShare: (user + system) / (everyMs * MICROSECONDS) };
    if (!isWorthCollecting(use)) return;
    collectAll();
    keptBytes = heapUse().committedBytes;
    cpu = process.cpuUsage();
  };
  setInterval(check, everyMs).unref();
}

function heapUse(): Pick<HeapUse, 'usedBytes' | 'committedBytes'> {
  const { used_heap_size, total_heap_size, external_memory } = getHeapStatistics();
  return { usedBytes: used_heap_size, committedBytes: total_heap_size + external_memory };
}

function collectAll(): void {
  setFlagsFromString('--expose-gc');
  const collect: NodeJS.GCFunction = runInNewContext('gc');
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
