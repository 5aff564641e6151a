import mongoose, { type Model, model, Schema } from 'mongoose';

/** A generated message, kept as the history of its recipient. */
export interface GeneratedMessageDoc {
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

const generatedMessageModelSchema = new Schema<GeneratedMessageDoc>(
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

export const GENERATED_MESSAGE_INDEXES = { recipient: 'by_recipient', order: 'by_order' } as const;

generatedMessageModelSchema.index({ recipientKey: 1, order: -1 }, { name: GENERATED_MESSAGE_INDEXES.recipient });
generatedMessageModelSchema.index({ order: -1 }, { name: GENERATED_MESSAGE_INDEXES.order });

export const GeneratedMessageModel: Model<GeneratedMessageDoc> =
  (mongoose.models.Message as Model<GeneratedMessageDoc> | undefined) ??
  model<GeneratedMessageDoc>('Message', generatedMessageModelSchema);
