import mongoose, { type Model, model, Schema } from 'mongoose';

/** Credits that a vendor had counted at a moment when none of our calls was on its way, beside what we had counted. */
export interface VendorBaselineDoc {
  /** By the vendor's own figures. */
  used: number;
  /** The vendor's billing period; null for a vendor whose figures never begin again. */
  period: string | null;
  /** By our ledger. */
  spent: number;
  at: Date;
}

/** A price of lost calls below the highest; a later reading must give the same before it is believed. */
export interface VendorReadingDoc {
  /** By the vendor's own figures. */
  used: number;
  /** By our ledger. */
  spent: number;
  at: Date;
}

/** What one vendor says about our account with it, to find out what calls with a lost answer have cost. */
export interface VendorAccountDoc {
  /** Connector id. */
  _id: string;
  /** Digest of key and address: all below holds for this key alone. */
  account: string;
  baseline?: VendorBaselineDoc;
  /** Calls with a lost answer, as they were first seen together. */
  doubt?: { calls: string; seenAt: Date; reading?: VendorReadingDoc };
  /** The vendor is not asked before. */
  nextQueryAt?: Date;
}

const vendorAccountSchema = new Schema<VendorAccountDoc>(
  {
    _id: { type: String, required: true },
    account: { type: String, required: true },
    baseline: Schema.Types.Mixed,
    doubt: Schema.Types.Mixed,
    nextQueryAt: Date,
  },
  { collection: 'vendor_accounts', autoIndex: false, versionKey: false },
);

export const VendorAccountModel: Model<VendorAccountDoc> =
  (mongoose.models.VendorAccount as Model<VendorAccountDoc> | undefined) ??
  model<VendorAccountDoc>('VendorAccount', vendorAccountSchema);
