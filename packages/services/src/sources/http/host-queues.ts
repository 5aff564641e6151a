/** The queues of this process, one before each host. */
export interface HostQueues {
  /** Runs steps for the same host one after the other, in the order of the calls. */
  runInOrder<T>(host: string, step: () => Promise<T>): Promise<T>;
  /** Sleeps; `wake(host)` ends it early. Rejects with the signal's reason when that is aborted. */
  sleep(host: string, ms: number, signal?: AbortSignal): Promise<void>;
  wake(host: string): void;
}

/** One asker per process and host: fifty that wait cost the database no more than one. */
export function createHostQueues(): HostQueues {
  const queues = new Map<string, { last: Promise<unknown>; length: number }>();
  const sleepers = new Map<string, () => void>();
  return {
    runInOrder(host, step) {
      const queue = queues.get(host) ?? { last: Promise.resolve(), length: 0 };
      queues.set(host, queue);
      queue.length++;
      const result = queue.last.then(step);
      const end = () => {
        queue.length--;
        if (queue.length === 0) queues.delete(host);
      };
      queue.last = result.then(end, end);
      return result;
    },

    sleep: (host, ms, signal) =>
      new Promise((resolve, reject) => {
        const end = (finish: () => void) => {
          clearTimeout(timer);
          signal?.removeEventListener('abort', onAbort);
          sleepers.delete(host);
          finish();
        };
        const onAbort = () => end(() => reject(signal?.reason));
        const timer = setTimeout(() => end(resolve), ms);
        sleepers.set(host, () => end(resolve));
        signal?.addEventListener('abort', onAbort);
        if (signal?.aborted) onAbort();
      }),

    wake: (host) => sleepers.get(host)?.(),
  };
}
