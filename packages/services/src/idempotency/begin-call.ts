import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  IDEMPOTENT_CALLS_KEPT_MS,
  type IdempotentCallDoc,
  IdempotentCallModel,
  type KeptAnswerDoc,
} from '@workbench/db';
import type { ServiceContext, Verb } from '../shared/context.ts';
import { isDatabaseUnavailable, isDuplicateKey } from '../shared/database/classify-error.ts';
import { withDatabaseRetry } from '../shared/database/with-retry.ts';
import { claimJournal, claimOf, newJournalWork } from '../shared/moves/journal-lease.ts';
import { hasPassed } from '../shared/stored-time.ts';
import { type CallClaim, callClaim, endLater } from './call-claim.ts';

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

const POLL_MS = 50;
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
      const claim = await insertCall(ctx, _id, fingerprint);
      if (claim !== null) return { kind: 'run', claim };
    } else if (isExpired(found, ctx.now())) {
      await IdempotentCallModel.deleteOne({ _id, callId: found.callId });
    } else if (found.fingerprint !== fingerprint) {
      return { kind: 'other' };
    } else if (found.state === 'answered' && found.answer) {
      return { kind: 'answered', answer: found.answer };
    } else {
      const claim = await claimJournal(calls(), _id, { from: ['started'], to: 'started' });
      const earlier = { isRepeat: true, keptOutcome: found.outcome };
      if (claim !== null) return { kind: 'interrupted', claim: callClaim(ctx, found, claim, earlier) };
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

async function insertCall(ctx: ServiceContext, _id: string, fingerprint: string): Promise<CallClaim | null> {
  const work = await newJournalWork();
  const doc = { _id, fingerprint, state: 'started' as const, callId: randomUUID(), startedAt: ctx.now(), ...work };
  const claim = claimOf(calls(), doc);
  try {
    if (!(await isInserted(doc))) return null;
  } catch (error) {
    // It may be stored although every response was lost: a repeat would take it for a call that was interrupted.
    if (isDatabaseUnavailable(error)) void endLater(ctx, claim.discard);
    throw error;
  }
  return callClaim(ctx, doc, claim, { isRepeat: false, keptOutcome: undefined });
}

async function isInserted(doc: Pick<IdempotentCallDoc, '_id' | 'callId'>): Promise<boolean> {
  try {
    await withDatabaseRetry(() => IdempotentCallModel.collection.insertOne(doc as never), {
      retryForMs: WRITE_RETRY_MS,
    });
    return true;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    // The first of two attempts may have been carried out although its response was lost.
    return (await IdempotentCallModel.exists({ _id: doc._id, callId: doc.callId })) !== null;
  }
}
