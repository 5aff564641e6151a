import mongoose, { type Model, model, Schema } from 'mongoose';

/** A generated message, kept as the history of its recipient. */
export interface MessageDoc {
  /** A UUID. */
  _id: string;
  /** "contact:<id>", or "name:<name>|<company>" in lower case; null when neither is known. */
  recipientKey: string | null;
  contactId: string | null;
  /** As the ai domain's schema has a generated message. */
  data: unknown;
  createdAt: Date;
  /** Grows with time and within a millisecond. */
  order: number;
}

const messageSchema = new Schema<MessageDoc>(
  {
    _id: { type: String, required: true },
    recipientKey: { type: String, default: null },
    contactId: { type: String, default: null },
    data: { type: Schema.Types.Mixed, required: true },
    createdAt: { type: Date, required: true },
    order: { type: Number, required: true },
  },
  { collection: 'messages', autoIndex: false, versionKey: false, minimize: false },
);

export const MESSAGE_INDEXES = { recipient: 'by_recipient', order: 'by_order' } as const;

messageSchema.index({ recipientKey: 1, order: -1 }, { name: MESSAGE_INDEXES.recipient });
messageSchema.index({ order: -1 }, { name: MESSAGE_INDEXES.order });

export const MessageModel: Model<MessageDoc> =
  (mongoose.models.Message as Model<MessageDoc> | undefined) ?? model<MessageDoc>('Message', messageSchema);
