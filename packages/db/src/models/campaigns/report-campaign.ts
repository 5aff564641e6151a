import mongoose, { type Model, model, Schema } from 'mongoose';

/** A named batch of reports. Its batch is found by the name `campaign:<_id>`, so no kill can leave the two unjoined. */
export interface ReportCampaignDoc {
  /** A UUID, the caller's own where one was given. */
  _id: string;
  name: string;
  description: string | null;
  companyIds: string[];
  /** As they were called when the campaign was created, in the same order. Left out in campaigns from before. */
  companyLabels?: { name: string; domain: string }[];
  /** Of the selection that it was created with; null: its companies were named. Left out in campaigns from before. */
  selectionKey?: string | null;
  skipYoungerThanDays: number;
  analystKind: string;
  analystName: string;
  createdAt: Date;
  /** Grows with time and within a millisecond. */
  order: number;
}

const reportCampaignSchema = new Schema<ReportCampaignDoc>(
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    description: { type: String, default: null },
    companyIds: { type: [String], required: true },
    companyLabels: { type: [{ name: String, domain: String, _id: false }], default: undefined },
    selectionKey: { type: String, default: undefined },
    skipYoungerThanDays: { type: Number, required: true },
    analystKind: { type: String, required: true },
    analystName: { type: String, required: true },
    createdAt: { type: Date, required: true },
    order: { type: Number, required: true },
  },
  { collection: 'campaigns', autoIndex: false, versionKey: false },
);

export const REPORT_CAMPAIGN_INDEXES = { order: 'by_order' } as const;

reportCampaignSchema.index({ order: -1 }, { name: REPORT_CAMPAIGN_INDEXES.order });

export const ReportCampaignModel: Model<ReportCampaignDoc> =
  (mongoose.models.Campaign as Model<ReportCampaignDoc> | undefined) ??
  model<ReportCampaignDoc>('Campaign', reportCampaignSchema);
