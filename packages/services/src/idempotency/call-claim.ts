import { type IdempotentCallDoc, IdempotentCallModel, type KeptAnswerDoc } from '@workbench/db';
import type { ServiceContext } from '../shared/context.ts';
import { isDatabaseUnavailable } from '../shared/database/classify-error.ts';
import { withDatabaseRetry } from '../shared/database/with-retry.ts';
import { ServiceError } from '../shared/errors.ts';
import { type JournalClaim, RENEW_MS } from '../shared/moves/journal-lease.ts';
import { KEPT_ANSWER_BYTES_MAX } from './limits.ts';

/** Ends exactly once, in one of three ways. */
export interface CallClaim {
  callId: string;
  /** An earlier attempt was interrupted. */
  isRepeat: boolean;
  /** What that attempt has kept. */
  keptOutcome: unknown;
  keepOutcome(outcome: object): Promise<void>;
  /** The call took effect: repeats get its answer. */
  answer(answer: KeptAnswerDoc): Promise<void>;
  /** The call had no effect: a repeat is carried out. */
  forget(): Promise<void>;
  /** It is not known whether the call took effect. */
  interrupt(): Promise<void>;
}

/** Longer than the lease, after which a repeat may have taken the call over: its claim stays as it is. */
const END_RETRY_MS = 10 * 60_000;

/** The claim of a call, renewed until it ends. */
export function callClaim(
  ctx: ServiceContext,
  { _id, callId }: Pick<IdempotentCallDoc, '_id' | 'callId'>,
  claim: JournalClaim,
  earlier: Pick<CallClaim, 'isRepeat' | 'keptOutcome'>,
): CallClaim {
  // A renewal that fails is made up for by the next one; without any, another process may take over.
  const renewal = setInterval(() => claim.renew().catch(() => undefined), RENEW_MS);
  renewal.unref();
  const end = async (write: () => Promise<void>) => {
    clearInterval(renewal);
    try {
      await write();
    } catch (error) {
      // Until its end is written, a repeat waits for a call that no longer runs.
      if (isDatabaseUnavailable(error)) void endLater(ctx, write);
      throw error;
    }
  };
  return {
    callId,
    ...earlier,
    keepOutcome: async (outcome) => {
      await IdempotentCallModel.updateOne({ _id, callId }, { $set: { outcome } });
    },
    answer: ({ body, ...answer }) => {
      const isKept = body !== undefined && Buffer.byteLength(body) <= KEPT_ANSWER_BYTES_MAX;
      const change = { $set: { answer: { ...answer, ...(isKept && { body }) } }, $unset: { outcome: 1 } as const };
      return end(() => claim.finish('answered', change));
    },
    forget: () => end(claim.discard),
    interrupt: () => end(claim.release),
  };
}

/** Writes the end of a claim when the database is back; `write` must spare the claim of whoever has taken over. */
export async function endLater({ log }: ServiceContext, write: () => Promise<void>): Promise<void> {
  try {
    await withDatabaseRetry(write, { retryForMs: END_RETRY_MS });
  } catch (error) {
    // The claim may have ended with the first attempt although its response was lost.
    if (!(error instanceof ServiceError)) log.warn({ err: error }, 'a call with an Idempotency-Key could not be ended');
  }
}
