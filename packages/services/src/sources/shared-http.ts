import type { HttpShared } from '@workbench/connectors';
import { createAnswerCache } from './answer-cache.ts';
import { createHostGate } from './host-gate.ts';
import { createCallLedger } from './ledger.ts';

/** What the HTTP client shares with other processes, kept in the database. Pass `now` to fix the clock of caps. */
export function createSharedParts(options: { now?: () => Date } = {}): HttpShared {
  return { gate: createHostGate(), ledger: createCallLedger(options), cache: createAnswerCache() };
}
