import mongoose, { type Model, model, Schema } from 'mongoose';

/** Events and their deliveries are kept for so long. */
export const WEBHOOK_EVENTS_KEPT_MS = 14 * 24 * 60 * 60 * 1000;

/** Something that happened, as webhooks send it. */
export interface WebhookEventDoc {
  /** The `webhook-id` of its messages; made of what happened, so that it is stored once. */
  _id: string;
  type: string;
  /** When it happened. */
  at: Date;
  companyId: string | null;
  /** `data` of the body as JSON, without what differs between webhooks. */
  data: string;
  /** Of the state of the company; null: it is gone, or the event is of no company. */
  fingerprint: string | null;
  createdAt: Date;
}

const webhookEventSchema = new Schema<WebhookEventDoc>(
  {
    _id: { type: String, required: true },
    type: { type: String, required: true },
    at: { type: Date, required: true },
    companyId: { type: String, default: null },
    data: { type: String, required: true },
    fingerprint: { type: String, default: null },
    createdAt: { type: Date, required: true },
  },
  { collection: 'webhook_events', autoIndex: false, versionKey: false },
);
webhookEventSchema.index({ createdAt: 1 }, { name: 'expiry', expireAfterSeconds: WEBHOOK_EVENTS_KEPT_MS / 1000 });

export const WebhookEventModel: Model<WebhookEventDoc> =
  (mongoose.models.WebhookEvent as Model<WebhookEventDoc> | undefined) ??
  model<WebhookEventDoc>('WebhookEvent', webhookEventSchema);

/** What webhooks have said last of a company. */
export interface WebhookCompanyDoc {
  /** Company id. */
  _id: string;
  /** Of its state in the last event; null: that it is gone; left out: it had none. */
  fingerprint?: string | null;
  /** The number of the last event, by webhook. */
  sequences: Record<string, number>;
  /** Whether it was in the view at its last event, or when the webhook began to watch the view, by webhook. */
  inViews: Record<string, boolean>;
}

const webhookCompanySchema = new Schema<WebhookCompanyDoc>(
  {
    _id: { type: String, required: true },
    fingerprint: String,
    // Missing until a webhook has had an event.
    sequences: { type: Schema.Types.Mixed },
    inViews: { type: Schema.Types.Mixed },
  },
  { collection: 'webhook_companies', autoIndex: false, versionKey: false, minimize: false },
);

export const WebhookCompanyModel: Model<WebhookCompanyDoc> =
  (mongoose.models.WebhookCompany as Model<WebhookCompanyDoc> | undefined) ??
  model<WebhookCompanyDoc>('WebhookCompany', webhookCompanySchema);
