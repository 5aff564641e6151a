import mongoose, { type Model, model, Schema } from 'mongoose';

/** A person's own template of a message, with variables and fallbacks. */
export interface MessageTemplateDoc {
  /** A UUID. */
  _id: string;
  name: string;
  messageType: string;
  body: string;
  createdAt: Date;
  updatedAt: Date;
}

const messageTemplateSchema = new Schema<MessageTemplateDoc>(
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    messageType: { type: String, required: true },
    body: { type: String, required: true },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  { collection: 'message_templates', autoIndex: false, versionKey: false },
);

messageTemplateSchema.index({ name: 1 }, { name: 'by_name' });

export const MessageTemplateModel: Model<MessageTemplateDoc> =
  (mongoose.models.MessageTemplate as Model<MessageTemplateDoc> | undefined) ??
  model<MessageTemplateDoc>('MessageTemplate', messageTemplateSchema);
