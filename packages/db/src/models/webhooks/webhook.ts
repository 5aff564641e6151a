import mongoose, { type Model, model, Schema } from 'mongoose';

/** A secret that messages are signed with, encrypted with the key of the workspace. */
export interface WebhookSecretDoc {
  sealed: string;
  createdAt: Date;
  /** After a rotation, it signs beside the new one until then; null: it is the present one. */
  expiresAt: Date | null;
}

/** An address that events are sent to. */
export interface WebhookDoc {
  /** A UUID. */
  _id: string;
  name: string;
  url: string;
  events: string[];
  /** Events of companies are sent only for those of this view; null: for all. */
  viewId: string | null;
  /** A hash of what the view chose when events were collected last: once it chooses otherwise, others may be in it. */
  viewKey?: string | null;
  /** Why nothing is sent; null: it is on. */
  offReason: string | null;
  /** The present one first. */
  secrets: WebhookSecretDoc[];
  /** Where the feed of companies was when it was switched on: earlier changes are not sent. */
  feedSince: string;
  /** Other events that happened before are not sent. */
  since: Date;
  /** Failed attempts since the last success. */
  failures: number;
  failingSince: Date | null;
  /** The failures of the last days, without a day on which nothing was tried; left out: there are none. */
  failing?: { since: Date; until: Date } | null;
  /** Nothing is sent before. */
  pausedUntil: Date | null;
  lastDeliveredAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

const webhookSchema = new Schema<WebhookDoc>(
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    url: { type: String, required: true },
    events: { type: [String], required: true },
    viewId: { type: String, default: null },
    viewKey: String,
    offReason: { type: String, default: null },
    secrets: { type: [{ sealed: String, createdAt: Date, expiresAt: Date, _id: false }], required: true },
    feedSince: { type: String, required: true },
    since: { type: Date, required: true },
    failures: { type: Number, default: 0 },
    failingSince: { type: Date, default: null },
    failing: { type: { since: Date, until: Date, _id: false }, default: undefined } as never,
    pausedUntil: { type: Date, default: null },
    lastDeliveredAt: { type: Date, default: null },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  { collection: 'webhooks', autoIndex: false, versionKey: false },
);

export const WebhookModel: Model<WebhookDoc> =
  (mongoose.models.Webhook as Model<WebhookDoc> | undefined) ?? model<WebhookDoc>('Webhook', webhookSchema);

/** How far events are collected, and which process collects and sends them. One document. */
export interface WebhookWorkDoc {
  _id: string;
  state: string;
  worker: { token: string; host: string; pid: number; instance: string } | null;
  leaseUntil: Date;
  /** Of the feed of companies; null while no webhook needs it. */
  cursor: string | null;
  /** Other events up to then are collected. */
  collectedUntil: Date | null;
}

const webhookWorkSchema = new Schema<WebhookWorkDoc>(
  {
    _id: { type: String, required: true },
    state: { type: String, required: true },
    worker: Schema.Types.Mixed,
    leaseUntil: { type: Date, required: true },
    cursor: { type: String, default: null },
    collectedUntil: { type: Date, default: null },
  },
  { collection: 'webhook_work', autoIndex: false, versionKey: false },
);

export const WebhookWorkModel: Model<WebhookWorkDoc> =
  (mongoose.models.WebhookWork as Model<WebhookWorkDoc> | undefined) ??
  model<WebhookWorkDoc>('WebhookWork', webhookWorkSchema);
