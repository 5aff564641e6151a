import mongoose, { type Model, model, Schema } from 'mongoose';

/** Calls and credits of one vendor on one UTC day. */
export interface VendorDayDoc {
  /** "apollo:2026-11-21". */
  _id: string;
  calls: number;
  failures: number;
  /** Spent, or reserved for calls that are on their way; never less than what the vendor may charge. */
  credits: number;
}

const vendorDaySchema = new Schema<VendorDayDoc>(
  {
    _id: { type: String, required: true },
    calls: { type: Number, default: 0 },
    failures: { type: Number, default: 0 },
    credits: { type: Number, default: 0 },
  },
  { collection: 'vendor_days', autoIndex: false, versionKey: false },
);

export const VendorDayModel: Model<VendorDayDoc> =
  (mongoose.models.VendorDay as Model<VendorDayDoc> | undefined) ?? model<VendorDayDoc>('VendorDay', vendorDaySchema);
