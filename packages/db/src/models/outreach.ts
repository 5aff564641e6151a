import mongoose, { type Model, model, Schema } from 'mongoose';

/** A named list of people to write to. */
export interface OutreachCampaignDoc {
  /** A UUID, the caller's own where one was given. */
  _id: string;
  name: string;
  status: string;
  type: string;
  targetCriteria: Record<string, string>;
  createdAt: Date;
  order: number;
}

const outreachCampaignSchema = new Schema<OutreachCampaignDoc>(
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    status: { type: String, required: true },
    type: { type: String, required: true },
    targetCriteria: { type: Schema.Types.Mixed, required: true },
    createdAt: { type: Date, required: true },
    order: { type: Number, required: true },
  },
  { collection: 'outreach_campaigns', autoIndex: false, versionKey: false, minimize: false },
);
outreachCampaignSchema.index({ order: -1 }, { name: 'by_order' });

export const OutreachCampaignModel: Model<OutreachCampaignDoc> =
  (mongoose.models.OutreachCampaign as Model<OutreachCampaignDoc> | undefined) ??
  model<OutreachCampaignDoc>('OutreachCampaign', outreachCampaignSchema);

/** One recipient of a campaign, with the message to them. */
export interface OutreachMessageDoc {
  /** A UUID. */
  _id: string;
  campaignId: string;
  /** "contact:<id>", or "name:<name>|<company>" in lower case: nobody stands twice in a campaign. */
  recipientKey: string;
  contactId: string | null;
  recipientName: string | null;
  recipientCompany: string | null;
  recipientLinkedinUrl: string | null;
  status: string;
  /** null: not written yet. */
  messageContent: string | null;
  messageType: string;
  /** The generated message that the draft began as. */
  messageId: string | null;
  sentAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

const text = { type: String, default: null };
const outreachMessageSchema = new Schema<OutreachMessageDoc>(
  {
    _id: { type: String, required: true },
    campaignId: { type: String, required: true },
    recipientKey: { type: String, required: true },
    contactId: text,
    recipientName: text,
    recipientCompany: text,
    recipientLinkedinUrl: text,
    status: { type: String, required: true },
    messageContent: text,
    messageType: { type: String, required: true },
    messageId: text,
    sentAt: { type: Date, default: null },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  { collection: 'outreach_messages', autoIndex: false, versionKey: false },
);

export const OUTREACH_MESSAGE_INDEXES = { target: 'by_target', recipient: 'by_recipient' } as const;

outreachMessageSchema.index(
  { campaignId: 1, recipientKey: 1 },
  { name: OUTREACH_MESSAGE_INDEXES.target, unique: true },
);
outreachMessageSchema.index({ recipientKey: 1, updatedAt: -1 }, { name: OUTREACH_MESSAGE_INDEXES.recipient });

export const OutreachMessageModel: Model<OutreachMessageDoc> =
  (mongoose.models.OutreachMessage as Model<OutreachMessageDoc> | undefined) ??
  model<OutreachMessageDoc>('OutreachMessage', outreachMessageSchema);
