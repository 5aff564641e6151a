import type { HostLimits, HostRateLimiter } from '../types.ts';

interface HostState {
  runningCount: number;
  lastStartedMs: number;
  pausedUntilMs: number;
  /** The last in the queue; the next one waits for it. */
  queue: Promise<void>;
  /** Calls those who wait for a place. */
  waiters: (() => void)[];
}

export interface Clock {
  now: () => number;
  sleep: (ms: number) => Promise<void>;
}

/** Keeps one process within each host's gap, concurrency and pauses; first come, first served. */
export function createMemoryRateLimiter({ now, sleep }: Clock): HostRateLimiter {
  const hosts = new Map<string, HostState>();
  const stateOf = (host: string): HostState => {
    const door = hosts.get(host) ?? {
      runningCount: 0,
      lastStartedMs: Number.NEGATIVE_INFINITY,
      pausedUntilMs: 0,
      queue: Promise.resolve(),
      waiters: [],
    };
    hosts.set(host, door);
    return door;
  };

  async function waitForTurn(state: HostState, limits: HostLimits, signal?: AbortSignal): Promise<void> {
    while (state.runningCount >= limits.concurrency) await new Promise<void>((resolve) => state.waiters.push(resolve));
    for (;;) {
      signal?.throwIfAborted();
      const waitMs = Math.max(state.lastStartedMs + limits.minGapMs, state.pausedUntilMs) - now();
      if (waitMs <= 0) break;
      await sleep(waitMs);
    }
    state.lastStartedMs = now();
    state.runningCount += 1;
  }

  return {
    async acquire(limits, signal) {
      const door = stateOf(limits.host);
      const turn = door.queue.then(() => waitForTurn(door, limits, signal));
      door.queue = turn.catch(() => undefined);
      await turn;
      let isAcquired = true;
      return {
        async release() {
          if (!isAcquired) return;
          isAcquired = false;
          door.runningCount -= 1;
          door.waiters.shift()?.();
        },
      };
    },
    async pause(host, untilMs) {
      const door = stateOf(host);
      door.pausedUntilMs = Math.max(door.pausedUntilMs, untilMs);
    },
  };
}
