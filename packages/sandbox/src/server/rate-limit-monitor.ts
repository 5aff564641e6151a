/** Watches how a host is asked, as the real one would before it blocks a client. */
export interface RateLimitMonitor {
  requestStarted(host: string, limits: { minGapMs: number; concurrency: number }): void;
  requestEnded(host: string): void;
  /** One line per host that was asked too fast or too much at once; empty when everyone was polite. */
  violations(): string[];
}

/** The network delivers two requests that left in time a little closer together. */
const TOLERANCE = 0.1;
const JITTER_MS = 15;

export function createRateLimitMonitor(now: () => number): RateLimitMonitor {
  const hosts = new Map<string, { lastMs: number; running: number }>();
  const found = new Map<string, string>();

  return {
    requestStarted(host, { minGapMs, concurrency }) {
      const at = now();
      const state = hosts.get(host) ?? { lastMs: Number.NEGATIVE_INFINITY, running: 0 };
      const gapMs = at - state.lastMs;
      if (gapMs < minGapMs * (1 - TOLERANCE) - JITTER_MS) {
        found.set(
          `${host} gap`,
          `${host} was asked ${Math.round(gapMs)} ms after the last time; it allows ${minGapMs} ms`,
        );
      }
      state.running++;
      state.lastMs = at;
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
