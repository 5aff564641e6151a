/** Watches how a host is asked, as the real one would before it blocks a client. */
export interface RateLimitMonitor {
  requestStarted(host: string, limits: { minGapMs: number; concurrency: number }): void;
  requestEnded(host: string): void;
  /** One line per host that was asked too fast or too much at once; empty when everyone was polite. */
  violations(): string[];
}

/**
 * Hosts count requests over a time, so one that a busy machine delivered late, and the next one in time, are no offence.
 * But whoever keeps asking too fast has used this up after a few requests.
 */
const EARLY_MAX_MS = 250;

export function createRateLimitMonitor(now: () => number): RateLimitMonitor {
  const hosts = new Map<string, { nextDueMs: number; running: number }>();
  const found = new Map<string, string>();

  return {
    requestStarted(host, { minGapMs, concurrency }) {
      const at = now();
      const state = hosts.get(host) ?? { nextDueMs: at, running: 0 };
      const earlyMs = state.nextDueMs - at;
      if (earlyMs > Math.min(minGapMs, EARLY_MAX_MS)) {
        found.set(
          `${host} gap`,
          `${host} was asked ${Math.round(earlyMs)} ms too early; it allows a request every ${minGapMs} ms`,
        );
      }
      state.running++;
      state.nextDueMs = Math.max(state.nextDueMs, at) + minGapMs;
      hosts.set(host, state);
      if (state.running > concurrency) {
        found.set(`${host} at once`, `${host} had ${state.running} requests at once; it allows ${concurrency}`);
      }
    },
    requestEnded(host) {
      const state = hosts.get(host);
      if (state) state.running--;
    },
    violations: () => [...found.values()],
  };
}
