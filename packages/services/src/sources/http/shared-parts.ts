import type { HttpShared } from '@workbench/connectors/http';
import type { SuppressionReader } from '../../suppression/index.ts';
import { createCallLedger } from '../spending/call-ledger.ts';
import { createAnswerCache } from './answer-cache.ts';
import { createHostRateLimiter } from './host-rate-limiter.ts';

/**
 * The parts of the HTTP client that processes share, stored in the database. Pass `now` to fix the clock of caps.
 * @param options.secrets the key of the suppression hashes: suppressed people are left out of what is stored
 */
export function createSharedParts(
  options: { now?: () => Date; secrets?: SuppressionReader['secrets'] } = {},
): HttpShared {
  const { secrets } = options;
  const reader = secrets === undefined ? null : { secrets };
  return {
    rateLimiter: createHostRateLimiter(),
    ledger: createCallLedger({ ...options, reader, secrets }),
    cache: createAnswerCache(reader),
  };
}
