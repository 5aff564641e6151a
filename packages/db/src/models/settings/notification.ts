import mongoose, { type Model, model, Schema, type Types } from 'mongoose';

const KINDS = [
  'sync_finished',
  'sync_failed',
  'headcount_moved',
  'reports_finished',
  'reports_failed',
  'email_failed',
  'webhook_off',
  'backup_failed',
] as const;

export interface NotificationDoc {
  _id: Types.ObjectId;
  at: Date;
  kind: (typeof KINDS)[number];
  title: string;
  message: string;
  /** Path within the product. */
  link: string | null;
  emailed: boolean;
  /** Waits for the next e-mail of its kind. */
  isEmailDue?: boolean;
  /** The e-mail that took it along; so that no two processes send it. */
  email?: string;
}

const notificationSchema = new Schema<NotificationDoc>(
  {
    at: { type: Date, required: true },
    kind: { type: String, enum: KINDS, required: true },
    title: { type: String, required: true },
    message: { type: String, required: true },
    link: { type: String, default: null },
    emailed: { type: Boolean, required: true },
    isEmailDue: Boolean,
    email: String,
  },
  { collection: 'notifications', autoIndex: false, versionKey: false },
);

const NINETY_DAYS_S = 90 * 24 * 60 * 60;
notificationSchema.index({ at: -1, _id: -1 }, { name: 'newest_first' });
notificationSchema.index({ at: 1 }, { name: 'expiry', expireAfterSeconds: NINETY_DAYS_S });
// Few wait at any time, so the index holds those alone.
notificationSchema.index({ kind: 1 }, { name: 'email_due', partialFilterExpression: { isEmailDue: true } });
notificationSchema.index({ email: 1 }, { name: 'by_email', sparse: true });

export const NotificationModel: Model<NotificationDoc> =
  (mongoose.models.Notification as Model<NotificationDoc> | undefined) ??
  model<NotificationDoc>('Notification', notificationSchema);

/** When the next e-mail of a kind may leave, for kinds that are bundled; one over all processes. */
export interface EmailSlotDoc {
  /** Kind of notification. */
  _id: string;
  nextAt: Date;
}

const emailSlotSchema = new Schema<EmailSlotDoc>(
  { _id: { type: String, required: true }, nextAt: { type: Date, required: true } },
  { collection: 'email_slots', autoIndex: false, versionKey: false },
);

export const EmailSlotModel: Model<EmailSlotDoc> =
  (mongoose.models.EmailSlot as Model<EmailSlotDoc> | undefined) ?? model<EmailSlotDoc>('EmailSlot', emailSlotSchema);
