import type { NetworkGuard } from '../network-guard/network-guard.ts';
import type { Transport } from '../transport/transport.ts';
import type { HttpShared } from '../types.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import type { RefusalMemory } from './refusal-memory.ts';

/** What the steps of a request share within one client. */
export interface ClientParts {
  shared: HttpShared;
  guard: NetworkGuard;
  transport: Transport;
  breaker: CircuitBreaker;
  refusals: RefusalMemory;
  userAgent: () => Promise<string>;
  /** Requests to this machine pass no host gate; for measurements against the sandbox. */
  areLoopbackLimitsLifted: boolean;
  /** Milliseconds since 1970. */
  now: () => number;
  sleep: (ms: number) => Promise<void>;
}
