import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  IDEMPOTENT_CALLS_KEPT_MS,
  type IdempotentCallDoc,
  IdempotentCallModel,
  type KeptAnswerDoc,
} from '@workbench/db';
import type { Verb } from '../shared/context.ts';
import { isDuplicateKey } from '../shared/database/classify-error.ts';
import { withDatabaseRetry } from '../shared/database/with-retry.ts';
import { claimJournal, claimOf, type JournalClaim, newJournalWork } from '../shared/moves/journal-lease.ts';
import { hasPassed } from '../shared/stored-time.ts';
import { KEPT_ANSWER_BYTES_MAX } from './limits.ts';

export interface BeginCallInput {
  /** Whoever is the same gets the answers. */
  caller: string;
  /** What an earlier version took for the caller: a call that began under it goes on. */
  formerCaller: string;
  key: string;
  /** What is asked for: the same for each repeat. */
  request: string;
  /** How long a repeat waits while the call runs, in milliseconds. */
  waitMs: number;
}

/** What is to be done with a call that has a key. */
export type CallStart =
  | { kind: 'run'; claim: CallClaim }
  /** The process that ran it ended, or lost the database, before it knew what came of it. */
  | { kind: 'interrupted'; claim: CallClaim }
  | { kind: 'answered'; answer: KeptAnswerDoc }
  /** It still runs at the end of the wait. */
  | { kind: 'running' }
  /** The key belongs to another request. */
  | { kind: 'other' };

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

const POLL_MS = 50;
const RENEW_MS = 20_000;
/** Outlasts a restart of the database engine; the caller waits. */
const WRITE_RETRY_MS = 10_000;

/**
 * Claims a key, or says what came of the call that has it. The claim is in the journal before this returns.
 * @throws the driver's error when the database is away: the call has not begun then
 */
export async function beginCall({ ctx, input }: Verb<BeginCallInput>): Promise<CallStart> {
  const _id = await idOf(input);
  const fingerprint = digest(input.request);
  const deadline = performance.now() + input.waitMs;
  for (;;) {
    const found = await IdempotentCallModel.findById(_id).lean<IdempotentCallDoc>();
    if (found === null) {
      const claim = await insertCall(_id, fingerprint, ctx.now());
      if (claim !== null) return { kind: 'run', claim };
    } else if (isExpired(found, ctx.now())) {
      await IdempotentCallModel.deleteOne({ _id, callId: found.callId });
    } else if (found.fingerprint !== fingerprint) {
      return { kind: 'other' };
    } else if (found.state === 'answered' && found.answer) {
      return { kind: 'answered', answer: found.answer };
    } else {
      const claim = await claimJournal(calls(), _id, { from: ['started'], to: 'started' });
      if (claim !== null)
        return { kind: 'interrupted', claim: callClaim(found, claim, { isRepeat: true, keptOutcome: found.outcome }) };
      if (performance.now() > deadline) return { kind: 'running' };
      await sleep(POLL_MS);
    }
  }
}

async function idOf({ caller, formerCaller, key }: BeginCallInput): Promise<string> {
  const former = digest(formerCaller, key);
  return (await IdempotentCallModel.exists({ _id: former })) === null ? digest('caller', caller, key) : former;
}

const calls = () => IdempotentCallModel.collection as unknown as Parameters<typeof claimJournal<IdempotentCallDoc>>[0];

const digest = (...parts: string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** The index deletes what is expired, but not at once. */
const isExpired = ({ startedAt }: IdempotentCallDoc, now: Date) =>
  hasPassed(new Date(startedAt.getTime() + IDEMPOTENT_CALLS_KEPT_MS), now, IDEMPOTENT_CALLS_KEPT_MS);

async function insertCall(_id: string, fingerprint: string, now: Date): Promise<CallClaim | null> {
  const work = newJournalWork();
  const doc = { _id, fingerprint, state: 'started' as const, callId: randomUUID(), startedAt: now, ...work };
  try {
    await withDatabaseRetry(() => IdempotentCallModel.collection.insertOne(doc as never), {
      retryForMs: WRITE_RETRY_MS,
    });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    // The first of two attempts may have been carried out although its response was lost.
    if ((await IdempotentCallModel.exists({ _id, callId: doc.callId })) === null) return null;
  }
  return callClaim(doc, claimOf(calls(), doc), { isRepeat: false, keptOutcome: undefined });
}

function callClaim(
  { _id, callId }: Pick<IdempotentCallDoc, '_id' | 'callId'>,
  claim: JournalClaim,
  earlier: Pick<CallClaim, 'isRepeat' | 'keptOutcome'>,
): CallClaim {
  // A renewal that fails is made up for by the next one; without any, another process may take over.
  const renewal = setInterval(() => claim.renew().catch(() => undefined), RENEW_MS);
  renewal.unref();
  return {
    callId,
    ...earlier,
    keepOutcome: async (outcome) => {
      await IdempotentCallModel.updateOne({ _id, callId }, { $set: { outcome } });
    },
    answer: ({ body, ...answer }) => {
      clearInterval(renewal);
      const isKept = body !== undefined && Buffer.byteLength(body) <= KEPT_ANSWER_BYTES_MAX;
      const change = { $set: { answer: { ...answer, ...(isKept && { body }) } }, $unset: { outcome: 1 } as const };
      return claim.finish('answered', change);
    },
    forget: async () => {
      clearInterval(renewal);
      await IdempotentCallModel.deleteOne({ _id, callId, state: 'started' });
    },
    interrupt: () => {
      clearInterval(renewal);
      return claim.release();
    },
  };
}
