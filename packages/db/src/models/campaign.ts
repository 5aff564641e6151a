import mongoose, { type Model, model, Schema } from 'mongoose';

/** A named batch of reports. Its batch is found by the name `campaign:<_id>`, so no kill can leave the two unjoined. */
export interface CampaignDoc {
  /** A UUID, the caller's own where one was given. */
  _id: string;
  name: string;
  description: string | null;
  companyIds: string[];
  skipYoungerThanDays: number;
  analystKind: string;
  analystName: string;
  createdAt: Date;
  /** Grows with time and within a millisecond. */
  order: number;
}

const campaignSchema = new Schema<CampaignDoc>(
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    description: { type: String, default: null },
    companyIds: { type: [String], required: true },
    skipYoungerThanDays: { type: Number, required: true },
    analystKind: { type: String, required: true },
    analystName: { type: String, required: true },
    createdAt: { type: Date, required: true },
    order: { type: Number, required: true },
  },
  { collection: 'campaigns', autoIndex: false, versionKey: false },
);

export const CAMPAIGN_INDEXES = { order: 'by_order' } as const;

campaignSchema.index({ order: -1 }, { name: CAMPAIGN_INDEXES.order });

export const CampaignModel: Model<CampaignDoc> =
  (mongoose.models.Campaign as Model<CampaignDoc> | undefined) ?? model<CampaignDoc>('Campaign', campaignSchema);
