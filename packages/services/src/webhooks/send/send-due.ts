import {
  WEBHOOK_DELIVERY_INDEXES,
  type WebhookDeliveryDoc,
  WebhookDeliveryModel,
  type WebhookDoc,
  type WebhookEventDoc,
  WebhookEventModel,
  WebhookModel,
} from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import { MESSAGES_AT_ONCE } from '../limits.ts';
import { canSign } from '../secrets.ts';
import { switchOff } from '../switch-off.ts';
import { attemptDelivery } from './attempt-delivery.ts';
import { noteOutcome } from './note-outcome.ts';
import { PAUSE_AFTER_FAILURES } from './retry-delay.ts';

const READ_AT_ONCE = 100;

/** Sends what is due to a webhook, a few messages at once, until nothing is, the receiver needs a pause or `isStopping`. */
export async function sendDue(ctx: ServiceContext, id: string, isStopping = () => false): Promise<void> {
  while (!isStopping()) {
    const webhook = await WebhookModel.findById(id).lean<WebhookDoc>();
    if (webhook === null || webhook.offReason !== null || isPaused(webhook, ctx.now())) return;
    // After a pause, one message finds out whether the receiver is back.
    const limit = webhook.failures >= PAUSE_AFTER_FAILURES ? 1 : READ_AT_ONCE;
    const due = await readDue(id, ctx.now(), limit);
    if (due.length === 0) return;
    await sendAll(ctx, webhook, due, isStopping);
  }
}

const isPaused = ({ pausedUntil }: WebhookDoc, now: Date): boolean => pausedUntil !== null && pausedUntil > now;

/** Of one company in the order of its events. */
async function readDue(webhookId: string, now: Date, limit: number): Promise<WebhookDeliveryDoc[]> {
  const due = await WebhookDeliveryModel.find({ webhookId, state: 'pending', dueAt: { $lte: now } })
    .sort({ dueAt: 1 })
    .limit(limit)
    .hint(WEBHOOK_DELIVERY_INDEXES.due)
    .lean<WebhookDeliveryDoc[]>();
  return due.sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime() || (a.sequence ?? 0) - (b.sequence ?? 0));
}

async function sendAll(
  ctx: ServiceContext,
  webhook: WebhookDoc,
  due: readonly WebhookDeliveryDoc[],
  isStopping: () => boolean,
): Promise<void> {
  const ids = due.map(({ eventId }) => eventId);
  const stored = await WebhookEventModel.find({ _id: { $in: ids } }).lean<WebhookEventDoc[]>();
  const events = new Map(stored.map((event) => [event._id, event]));
  const waiting = [...due];
  let isInterrupted = false;
  const work = async () => {
    while (!isInterrupted && !isStopping()) {
      const delivery = waiting.shift();
      if (delivery === undefined) return;
      const event = events.get(delivery.eventId);
      if (event === undefined) await giveUp(delivery);
      else if (!(await sendOne(ctx, { webhook, event, delivery }))) isInterrupted = true;
    }
  };
  await Promise.all(Array.from({ length: MESSAGES_AT_ONCE }, work));
}

/** @returns whether the next message may be sent */
async function sendOne(
  ctx: ServiceContext,
  due: { webhook: WebhookDoc; event: WebhookEventDoc; delivery: WebhookDeliveryDoc },
) {
  if (!canSign(ctx, due.webhook)) {
    await switchOff(ctx, due.webhook._id, 'secret_lost');
    return false;
  }
  return noteOutcome(ctx, due.webhook, await attemptDelivery(ctx, due));
}

/** Its event has expired. */
async function giveUp({ _id }: WebhookDeliveryDoc): Promise<void> {
  await WebhookDeliveryModel.updateOne({ _id }, { $set: { state: 'failed' } });
}
