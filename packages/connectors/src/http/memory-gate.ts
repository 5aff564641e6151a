import type { HostGate, HostLimits } from './types.ts';

interface Door {
  inside: number;
  lastEnteredMs: number;
  pausedUntilMs: number;
  /** The last in the queue; the next one waits for it. */
  queue: Promise<void>;
  /** Calls those who wait for a place. */
  left: (() => void)[];
}

export interface Clock {
  now: () => number;
  sleep: (ms: number) => Promise<void>;
}

/** Keeps one process within each host's gap, concurrency and pauses; first come, first served. */
export function createMemoryGate({ now, sleep }: Clock): HostGate {
  const doors = new Map<string, Door>();
  const doorOf = (host: string): Door => {
    const door = doors.get(host) ?? {
      inside: 0,
      lastEnteredMs: Number.NEGATIVE_INFINITY,
      pausedUntilMs: 0,
      queue: Promise.resolve(),
      left: [],
    };
    doors.set(host, door);
    return door;
  };

  async function waitForTurn(door: Door, limits: HostLimits, signal?: AbortSignal): Promise<void> {
    while (door.inside >= limits.concurrency) await new Promise<void>((resolve) => door.left.push(resolve));
    for (;;) {
      signal?.throwIfAborted();
      const waitMs = Math.max(door.lastEnteredMs + limits.minGapMs, door.pausedUntilMs) - now();
      if (waitMs <= 0) break;
      await sleep(waitMs);
    }
    door.lastEnteredMs = now();
    door.inside += 1;
  }

  return {
    async enter(limits, signal) {
      const door = doorOf(limits.host);
      const turn = door.queue.then(() => waitForTurn(door, limits, signal));
      door.queue = turn.catch(() => undefined);
      await turn;
      let isInside = true;
      return {
        async release() {
          if (!isInside) return;
          isInside = false;
          door.inside -= 1;
          door.left.shift()?.();
        },
      };
    },
    async pause(host, untilMs) {
      const door = doorOf(host);
      door.pausedUntilMs = Math.max(door.pausedUntilMs, untilMs);
    },
  };
}
