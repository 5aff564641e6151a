import { setTimeout as wait } from 'node:timers/promises';
import type { AnswerCache, CachedAnswer, HttpShared } from '../types.ts';
import { createMemoryLedger, type VendorUsage } from './call-ledger.ts';
import { type Clock, createMemoryRateLimiter } from './rate-limiter.ts';

export interface MemorySharedOptions extends Partial<Clock> {
  /** Credits that a vendor may cost in all; default: unlimited. */
  capOf?: (vendor: string) => number;
}

/** Gate, ledger and cache within one process; for tests and for commands that need no database. */
export function createMemoryShared(
  options: MemorySharedOptions = {},
): HttpShared & { usage(vendor: string): VendorUsage } {
  const { capOf = () => Number.POSITIVE_INFINITY, now = Date.now, sleep = wait } = options;
  const ledger = createMemoryLedger(capOf, now);
  return {
    rateLimiter: createMemoryRateLimiter({ now, sleep }),
    ledger,
    cache: createMemoryCache(),
    usage: ledger.usage,
  };
}

function createMemoryCache(): AnswerCache {
  const answers = new Map<string, CachedAnswer>();
  return {
    read: async (key) => answers.get(key) ?? null,
    write: async (key, answer) => {
      answers.set(key, answer);
    },
  };
}
