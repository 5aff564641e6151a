import { randomUUID } from 'node:crypto';
import { ConnectorError } from '@workbench/connectors/errors';
import type { HostLimits, HostRateLimiter } from '@workbench/connectors/http';
import { type HostRateLimitDoc, HostRateLimitModel } from '@workbench/db';
import { isDuplicateKey } from '../../shared/database/classify-error.ts';
import { withDatabaseRetry } from '../../shared/database/with-retry.ts';
import { createHostQueues, type HostQueues } from './host-queues.ts';

/** Beyond its time limit, after which a request that was never released counts as dead. */
const LEASE_MARGIN_MS = 10_000;
const SLEEP_MAX_MS = 2000;
/** Some hosts ask for a pause of a day: no worker waits that long for one response. */
const PAUSE_WAIT_MAX_MS = 30_000;
const POLL_FIRST_MS = 25;
const POLL_MAX_MS = 100;
const SEND_TIME_UPDATES_MAX = 5;
const IDLE_EXPIRY_MS = 60 * 60 * 1000;

/**
 * Keeps all processes that share the database within a host's limits. The database's clock is the only one used, and
 * one atomic update decides, so it does not matter how many processes there are or whether their clocks agree.
 */
export function createHostRateLimiter(): HostRateLimiter {
  const queues = createHostQueues();
  return {
    acquire: (limits, signal) =>
      queues.runInOrder(limits.host, async () => {
        const id = randomUUID();
        await admit(limits, id, queues, signal);
        return {
          release: async () => {
            await releaseSlot(limits.host, id);
            queues.wake(limits.host);
          },
        };
      }),
    pause: async (host, untilMs) => {
      await withDatabaseRetry(() =>
        HostRateLimitModel.updateOne({ _id: host }, pauseUpdate(untilMs - Date.now()), PIPELINE),
      );
    },
  };
}

const PIPELINE = { updatePipeline: true, upsert: true } as const;

async function admit(limits: HostLimits, id: string, queues: HostQueues, signal?: AbortSignal): Promise<void> {
  for (let pollMs = POLL_FIRST_MS; ; ) {
    signal?.throwIfAborted();
    const claimedAt = performance.now();
    const state = await claimSlot(limits, id);
    if (state.admitted === id) return await updateSendTime(limits, id, claimedAt);
    failWhilePaused(state);
    const waitMs = Math.max(timeOf(state.nextAt), timeOf(state.pausedUntil)) - timeOf(state.seenAt);
    if (waitMs > 0) {
      await queues.sleep(limits.host, Math.min(waitMs + 1, SLEEP_MAX_MS), signal);
    } else {
      // Full. A release in this process wakes us; one in another process we find by looking.
      await queues.sleep(limits.host, pollMs, signal);
      pollMs = Math.min(pollMs * 2, POLL_MAX_MS);
    }
  }
}

function failWhilePaused({ _id: host, pausedUntil, seenAt }: HostRateLimitDoc): void {
  const retryAfterMs = timeOf(pausedUntil) - timeOf(seenAt);
  if (retryAfterMs <= PAUSE_WAIT_MAX_MS) return;
  const until = `${pausedUntil?.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  throw new ConnectorError('rate_limited', host, `${host} asks not to be called before ${until}`, { retryAfterMs });
}

/**
 * The interval counts from the claim. If this process was too busy to continue at once, its request would come too
 * close to the next one, so the time is updated unless another request was admitted since.
 */
async function updateSendTime({ host, minGapMs }: HostLimits, id: string, claimedAt: number): Promise<void> {
  let sinceMs = claimedAt;
  for (let attempt = 0; attempt < SEND_TIME_UPDATES_MAX; attempt++) {
    if (minGapMs === 0 || performance.now() - sinceMs <= slackMs(minGapMs)) return;
    sinceMs = performance.now();
    const nextAt = { $add: ['$$NOW', minGapMs + slackMs(minGapMs)] };
    const update = [{ $set: { nextAt } }];
    const { matchedCount } = await withDatabaseRetry(() =>
      HostRateLimitModel.updateOne({ _id: host, admitted: id }, update, { updatePipeline: true }),
    );
    if (matchedCount === 0) return;
  }
}

/** Added to each gap, because a request leaves up to this much after its claim. */
const slackMs = (minGapMs: number) => (minGapMs === 0 ? 0 : Math.min(50, Math.max(10, Math.round(minGapMs / 10))));

function claimSlot(limits: HostLimits, id: string): Promise<HostRateLimitDoc> {
  return withDatabaseRetry(async () => {
    for (;;) {
      try {
        const options = { ...PIPELINE, returnDocument: 'after' } as const;
        const state = await HostRateLimitModel.findOneAndUpdate(
          { _id: limits.host },
          claimSlotUpdate(limits, id),
          options,
        ).lean();
        if (state !== null) return state;
      } catch (error) {
        // Two processes met on a host that had never been requested.
        if (!isDuplicateKey(error)) throw error;
      }
    }
  });
}

/**
 * Admits `id` when the interval has passed, no pause is in force and a slot is free; otherwise changes only `seenAt`.
 */
function claimSlotUpdate({ minGapMs, concurrency, timeoutMs }: HostLimits, id: string): object[] {
  const others = { $and: [{ $gt: ['$$holder.until', '$$NOW'] }, { $ne: ['$$holder.id', id] }] };
  const holders = { $filter: { input: { $ifNull: ['$holders', []] }, as: 'holder', cond: others } };
  const isPast = (field: string) => ({ $lte: [{ $ifNull: [field, '$$NOW'] }, '$$NOW'] });
  const hasFreeSlot = { $lt: [{ $size: '$holders' }, concurrency] };
  const ifOpen = (then: unknown, otherwise: unknown) => ({ $cond: ['$isOpen', then, otherwise] });
  const holder = { id, until: { $add: ['$$NOW', timeoutMs + LEASE_MARGIN_MS] } };
  return [
    { $set: { seenAt: '$$NOW', holders } },
    { $set: { isOpen: { $and: [isPast('$nextAt'), isPast('$pausedUntil'), hasFreeSlot] } } },
    {
      $set: {
        admitted: ifOpen(id, '$admitted'),
        holders: ifOpen({ $concatArrays: ['$holders', [holder]] }, '$holders'),
        nextAt: ifOpen({ $add: ['$$NOW', minGapMs + slackMs(minGapMs)] }, '$nextAt'),
        expiresAt: { $add: [{ $max: ['$$NOW', '$pausedUntil'] }, IDLE_EXPIRY_MS] },
      },
    },
    { $unset: 'isOpen' },
  ];
}

function pauseUpdate(forMs: number): object[] {
  const until = { $max: ['$pausedUntil', { $add: ['$$NOW', Math.max(0, Math.round(forMs))] }] };
  return [{ $set: { pausedUntil: until } }, { $set: { expiresAt: { $add: ['$pausedUntil', IDLE_EXPIRY_MS] } } }];
}

/** A slot that cannot be released becomes free when its lease expires, so the error is ignored. */
async function releaseSlot(host: string, id: string): Promise<void> {
  const removeHolder = () => HostRateLimitModel.updateOne({ _id: host }, { $pull: { holders: { id } } });
  await withDatabaseRetry(removeHolder).catch(() => undefined);
}

const timeOf = (date: Date | undefined | null) => date?.getTime() ?? 0;
