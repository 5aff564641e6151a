import {
  type WebhookAttemptDoc,
  type WebhookDeliveryDoc,
  WebhookDeliveryModel,
  type WebhookDoc,
  type WebhookEventDoc,
} from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import { bodyOf } from '../deliveries/message-body.ts';
import { ATTEMPTS_KEPT, RETRY_HOURS } from '../limits.ts';
import { openSecrets } from '../secrets.ts';
import { retryDelayMs } from './retry-delay.ts';
import { signatureOf } from './sign-message.ts';

const USER_AGENT = 'SalesIntelligenceWorkbench-Webhooks/1.0';

export interface DueDelivery {
  webhook: Pick<WebhookDoc, 'url' | 'secrets'>;
  event: WebhookEventDoc;
  delivery: WebhookDeliveryDoc;
}

export type AttemptOutcome =
  | { state: 'delivered' }
  | { state: 'gone' }
  /** Milliseconds that the receiver asks to wait; null: it says nothing of it. */
  | { state: 'failed'; retryAfterMs: number | null };

/** The end of the attempts of a delivery that begins now. */
export const retryEnd = (now: Date): Date => new Date(now.getTime() + RETRY_HOURS * 3_600_000);

/** Sends a message once, and writes what came of it. @throws Error when no secret can be read */
export async function attemptDelivery(ctx: ServiceContext, due: DueDelivery): Promise<AttemptOutcome> {
  const { webhook, event, delivery } = due;
  const begin = ctx.now();
  const id = event._id;
  const timestamp = Math.floor(begin.getTime() / 1000);
  const body = bodyOf(event, delivery);
  const headers = {
    'content-type': 'application/json',
    'user-agent': USER_AGENT,
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatureOf({ id, timestamp, body }, openSecrets(ctx, webhook, begin)),
  };
  const started = performance.now();
  const answer = await ctx.webhooks.send({ url: webhook.url, headers, body });
  const attempt: WebhookAttemptDoc = {
    at: begin,
    durationMs: Math.round(performance.now() - started),
    status: answer.kind === 'answered' ? answer.status : null,
    answer: answer.kind === 'answered' ? answer.body : answer.message,
  };
  const logged = { $inc: { attemptCount: 1 }, $push: { attempts: { $each: [attempt], $slice: -ATTEMPTS_KEPT } } };
  if (attempt.status !== null && attempt.status >= 200 && attempt.status < 300) {
    await update({ _id: delivery._id }, { ...logged, $set: { state: 'delivered', deliveredAt: ctx.now() } });
    return { state: 'delivered' };
  }
  const retryAfterMs = answer.kind === 'answered' ? answer.retryAfterMs : null;
  const delayMs = Math.max(retryAfterMs ?? 0, retryDelayMs(attemptOf(delivery), Math.random()));
  const dueAt = new Date(ctx.now().getTime() + delayMs);
  const state = dueAt <= delivery.retryUntil ? 'pending' : 'failed';
  // One that was given up meanwhile, as its webhook was switched off, stays given up.
  const isPending = await update({ _id: delivery._id, state: 'pending' }, { ...logged, $set: { state, dueAt } });
  if (!isPending) await update({ _id: delivery._id }, logged);
  return attempt.status === 410 ? { state: 'gone' } : { state: 'failed', retryAfterMs };
}

/** 1 for the first, also after a replay: its retries begin again. */
const attemptOf = ({ attempts, retryUntil }: WebhookDeliveryDoc): number =>
  attempts.filter(({ at }) => retryEnd(at) >= retryUntil).length + 1;

async function update(filter: object, change: object): Promise<boolean> {
  return (await WebhookDeliveryModel.collection.updateOne(filter, change)).matchedCount === 1;
}
