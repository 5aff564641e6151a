import { type WebhookDoc, WebhookModel } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import { FAILING_DAYS_MAX, RETRY_HOURS } from '../limits.ts';
import { switchOff } from '../switch-off.ts';
import type { AttemptOutcome } from './attempt-delivery.ts';
import { pauseMs } from './retry-delay.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The time of the last success is written no more often, unless there were failures. */
const NOTED_EVERY_MS = 1000;

type Health = Pick<WebhookDoc, '_id' | 'url' | 'failures' | 'failingSince' | 'failing' | 'lastDeliveredAt'>;

/**
 * Writes how a receiver does, also into `webhook`; pauses one that fails and switches off one that is gone or has failed for days.
 * What an address answered says nothing of one that has taken its place meanwhile.
 * @returns whether the next message may be sent
 */
export async function noteOutcome(ctx: ServiceContext, webhook: Health, outcome: AttemptOutcome): Promise<boolean> {
  const now = ctx.now();
  if (outcome.state === 'delivered') {
    const isNoted = now.getTime() - (webhook.lastDeliveredAt?.getTime() ?? 0) < NOTED_EVERY_MS;
    if (webhook.failures === 0 && webhook.failingSince === null && isNoted) return true;
    const health = { failures: 0, failingSince: null, failing: null, lastDeliveredAt: now };
    Object.assign(webhook, health);
    await WebhookModel.updateOne({ _id: webhook._id, url: webhook.url }, { $set: health });
    return true;
  }
  if (outcome.state === 'gone') {
    await switchOff(ctx, webhook._id, 'gone', webhook.url);
    return false;
  }
  webhook.failures++;
  webhook.failingSince ??= now;
  webhook.failing = { since: failingFrom(webhook, now), until: now };
  const { failures, failingSince, failing } = webhook;
  const waitMs = Math.max(outcome.retryAfterMs ?? 0, pauseMs(failures));
  const pausedUntil = waitMs === 0 ? null : new Date(now.getTime() + waitMs);
  await WebhookModel.updateOne(
    { _id: webhook._id, url: webhook.url },
    { $set: { failures, failingSince, failing, pausedUntil } },
  );
  if (now.getTime() - failing.since.getTime() > FAILING_DAYS_MAX * DAY_MS) {
    await switchOff(ctx, webhook._id, 'failing', webhook.url);
    return false;
  }
  return pausedUntil === null;
}

/** Days on which nothing was tried say nothing of the receiver: after them, what is new has all of its attempts. */
function failingFrom({ failing }: Health, now: Date): Date {
  const isInARow = failing != null && now.getTime() - failing.until.getTime() <= RETRY_HOURS * HOUR_MS;
  return isInARow ? failing.since : now;
}
