import mongoose, { type Model, model, Schema } from 'mongoose';

/** Calls and credits of one vendor on one UTC day. */
export interface DailyUsageDoc {
  /** "apollo:2026-11-21". */
  _id: string;
  calls: number;
  failures: number;
  /** Spent, or reserved for calls that are on their way; never less than what the vendor may charge. */
  credits: number;
}

const dailyUsageSchema = new Schema<DailyUsageDoc>(
  {
    _id: { type: String, required: true },
    calls: { type: Number, default: 0 },
    failures: { type: Number, default: 0 },
    credits: { type: Number, default: 0 },
  },
  { collection: 'vendor_days', autoIndex: false, versionKey: false },
);

export const DailyUsageModel: Model<DailyUsageDoc> =
  (mongoose.models.VendorDay as Model<DailyUsageDoc> | undefined) ??
  model<DailyUsageDoc>('VendorDay', dailyUsageSchema);
