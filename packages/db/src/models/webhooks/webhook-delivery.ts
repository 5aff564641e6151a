import mongoose, { type Model, model, Schema } from 'mongoose';
import { WEBHOOK_EVENTS_KEPT_MS } from './webhook-event.ts';

/** One attempt to send a message. */
export interface WebhookAttemptDoc {
  at: Date;
  durationMs: number;
  /** null: there was no answer. */
  status: number | null;
  /** The beginning of the answer, or why there is none. */
  answer: string;
}

/** One event on its way to one webhook. */
export interface WebhookDeliveryDoc {
  /** A UUID made of the webhook and the event, so that it is stored once. */
  _id: string;
  webhookId: string;
  eventId: string;
  type: string;
  companyId: string | null;
  /** 1, 2, 3 … of the company and the webhook; null for events of no company. */
  sequence: number | null;
  /** Whether the company is in the view of the webhook; null without a view. */
  inView: boolean | null;
  state: 'pending' | 'delivered' | 'failed';
  /** While pending: not before. */
  dueAt: Date;
  /** No attempt begins later. */
  retryUntil: Date;
  attemptCount: number;
  /** The latest. */
  attempts: WebhookAttemptDoc[];
  deliveredAt: Date | null;
  createdAt: Date;
}

const webhookDeliverySchema = new Schema<WebhookDeliveryDoc>(
  {
    _id: { type: String, required: true },
    webhookId: { type: String, required: true },
    eventId: { type: String, required: true },
    type: { type: String, required: true },
    companyId: { type: String, default: null },
    sequence: { type: Number, default: null },
    inView: { type: Boolean, default: null },
    state: { type: String, enum: ['pending', 'delivered', 'failed'], required: true },
    dueAt: { type: Date, required: true },
    retryUntil: { type: Date, required: true },
    attemptCount: { type: Number, required: true },
    attempts: { type: Schema.Types.Mixed, required: true } as never,
    deliveredAt: { type: Date, default: null },
    createdAt: { type: Date, required: true },
  },
  { collection: 'webhook_deliveries', autoIndex: false, versionKey: false },
);

export const WEBHOOK_DELIVERY_INDEXES = { due: 'by_due', newest: 'newest_first' } as const;

webhookDeliverySchema.index({ webhookId: 1, state: 1, dueAt: 1 }, { name: WEBHOOK_DELIVERY_INDEXES.due });
webhookDeliverySchema.index({ webhookId: 1, createdAt: -1, _id: -1 }, { name: WEBHOOK_DELIVERY_INDEXES.newest });
/** Two processes that collect at the same time by mistake must not number two events alike. */
webhookDeliverySchema.index(
  { webhookId: 1, companyId: 1, sequence: 1 },
  { name: 'by_sequence', unique: true, partialFilterExpression: { sequence: { $gt: 0 } } },
);
webhookDeliverySchema.index({ createdAt: 1 }, { name: 'expiry', expireAfterSeconds: WEBHOOK_EVENTS_KEPT_MS / 1000 });

export const WebhookDeliveryModel: Model<WebhookDeliveryDoc> =
  (mongoose.models.WebhookDelivery as Model<WebhookDeliveryDoc> | undefined) ??
  model<WebhookDeliveryDoc>('WebhookDelivery', webhookDeliverySchema);
