import { setTimeout as sleep } from 'node:timers/promises';
import { ServiceError } from '../../../shared/errors.ts';

interface RunningImport {
  stop: AbortController;
  ended: Promise<unknown>;
}

/** What this process imports or takes back. */
const running = new Set<RunningImport>();

/** A batch takes a second at most; where the database stands still, the next process continues from the journal. */
const STOP_MAX_MS = 10_000;

/** Runs an import or its taking back, which ends between two batches when the signal is aborted. */
export function untilStopped<T>(work: (stop: AbortSignal) => Promise<T>): Promise<T> {
  const stop = new AbortController();
  const ended = work(stop.signal).finally(() => running.delete(entry));
  const entry = { stop, ended };
  running.add(entry);
  return ended;
}

/** Lets imports and their taking back end between two batches, before the database is closed; another process continues them. */
export async function stopImports(): Promise<void> {
  const works = [...running];
  for (const { stop } of works) stop.abort(new ServiceError('unavailable', 'The server stops; the next one continues'));
  // Whoever began the work answers for its failure.
  const ended = Promise.all(works.map(({ ended }) => ended.catch(() => undefined)));
  await Promise.race([ended, sleep(STOP_MAX_MS, undefined, { ref: false })]);
}
