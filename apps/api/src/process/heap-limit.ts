import { getHeapStatistics } from 'node:v8';
import { NODE_OPTIONS } from '../config/node-options.ts';

/**
 * MB of the JavaScript heap. The product works within 150 MB; up to a limit of several GB, which V8 derives from a large
 * machine, it would let garbage pile up and take that memory from the database.
 */
const HEAP_LIMIT_MB = 1024;
const LIMIT_OPTION = '--max-old-space-size';
/**
 * MB of each half of the young generation. Node.js lets it grow to 32 while the server starts and never shrinks it when
 * the server is idle: 50 MB that are paid for good.
 */
const YOUNG_HALF_MB = 8;
const YOUNG_OPTION = '--max-semi-space-size';

/**
 * Replaces this process by one with a smaller heap limit; process id, streams and environment stay. V8 reads the limit
 * only when it starts, so call this before anything heavy is imported. Does nothing where the machine's own limit is
 * smaller, where the operator has set one, where `node --permission` forbids it,
 * and under `node --watch`, whose channel to this process would be lost.
 */
export function limitHeap(): void {
  const args = replacementArgs({
    limitMb: getHeapStatistics().heap_size_limit / 2 ** 20,
    options: [...process.execArgv, NODE_OPTIONS],
    execArgv: process.execArgv,
    argv: process.argv.slice(1),
  });
  const isForbidden = process.platform === 'win32' || process.permission?.has('child') === false;
  if (args === null || process.connected || isForbidden || process.execve === undefined) return;
  process.execve(process.execPath, [process.execPath, ...args]);
}

interface Invocation {
  /** MB, of the running process. */
  limitMb: number;
  /** Where the operator may have set a limit. */
  options: readonly string[];
  execArgv: readonly string[];
  /** The program and its own arguments. */
  argv: readonly string[];
}

/** The arguments of Node.js that keep the heap small, or null when it is small or the operator has chosen its size. */
export function replacementArgs({ limitMb, options, execArgv, argv }: Invocation): string[] | null {
  const isChosen = options.some((option) => /--max[-_](old[-_]space|heap)[-_]size/.test(option));
  // V8 counts the young generation into its limit, so the limit set stays a little above HEAP_LIMIT_MB.
  if (isChosen || limitMb <= 1.5 * HEAP_LIMIT_MB) return null;
  const young = options.some((option) => /--max[-_]semi[-_]space[-_]size/.test(option))
    ? []
    : [`${YOUNG_OPTION}=${YOUNG_HALF_MB}`];
  return [...execArgv, `${LIMIT_OPTION}=${HEAP_LIMIT_MB}`, ...young, ...argv];
}
