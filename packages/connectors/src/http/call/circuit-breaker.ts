const FAILURES_TO_OPEN = 5;
const OPEN_MS = 30_000;
/** Advice for those who come while the probe is under way. */
const PROBE_WAIT_MS = 1000;

interface Circuit {
  failures: number;
  /** null: closed. In the past: half-open, one probe may go. */
  openUntilMs: number | null;
  isProbing: boolean;
}

export interface CircuitBreaker {
  /** Milliseconds for which the host is not to be asked; 0 when it may be. */
  waitMs(host: string): number;
  /** A call starts; call `end` in any case. */
  begin(host: string): void;
  /** `unknown`: the call says nothing about the host's health. */
  end(host: string, outcome: 'ok' | 'failed' | 'unknown'): void;
}

/** Stops asking a host after five failures in a row: for 30 s no one asks it, then one call finds out. */
export function createCircuitBreaker(now: () => number): CircuitBreaker {
  const circuits = new Map<string, Circuit>();
  return {
    waitMs(host) {
      const circuit = circuits.get(host);
      if (circuit === undefined || circuit.openUntilMs === null) return 0;
      const leftMs = circuit.openUntilMs - now();
      if (leftMs > 0) return leftMs;
      return circuit.isProbing ? PROBE_WAIT_MS : 0;
    },
    begin(host) {
      const circuit = circuits.get(host);
      if (circuit !== undefined && circuit.openUntilMs !== null) circuit.isProbing = true;
    },
    end(host, outcome) {
      if (outcome === 'ok') {
        circuits.delete(host);
        return;
      }
      const circuit = circuits.get(host) ?? { failures: 0, openUntilMs: null, isProbing: false };
      circuit.isProbing = false;
      if (outcome === 'failed') circuit.failures += 1;
      if (outcome === 'failed' && circuit.failures >= FAILURES_TO_OPEN) circuit.openUntilMs = now() + OPEN_MS;
      if (circuit.failures > 0) circuits.set(host, circuit);
    },
  };
}
