import { totalmem } from 'node:os';

/** The memory this process may use: the machine's, or the container's limit where that is lower. */
export function availableMemoryBytes(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}
