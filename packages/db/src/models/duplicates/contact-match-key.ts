import mongoose, { type Model, model, Schema, type Types } from 'mongoose';

/** Under which a contact meets those that may be the same person. Computed, so it may be dropped; it names no one. */
export interface ContactMatchKeyDoc {
  /** Contact id. */
  _id: Types.ObjectId;
  /** Digests. */
  keys: string[];
  /** Of the rules that computed the keys. */
  version: number;
  /** Of the contact when it was compared. */
  revision: number | null;
}

const contactMatchKeySchema = new Schema<ContactMatchKeyDoc>(
  {
    keys: { type: [String], required: true },
    version: { type: Number, required: true },
    revision: { type: Number, default: null },
  },
  { collection: 'contact_match_keys', autoIndex: false, versionKey: false },
);

contactMatchKeySchema.index({ keys: 1 }, { name: 'by_key' });

export const ContactMatchKeyModel: Model<ContactMatchKeyDoc> =
  (mongoose.models.ContactMatchKey as Model<ContactMatchKeyDoc> | undefined) ??
  model<ContactMatchKeyDoc>('ContactMatchKey', contactMatchKeySchema);

/** The contacts as they were when all had been compared: when they are the same, there is nothing to compare. */
export interface ContactComparisonDoc {
  /** "contacts". */
  _id: string;
  /** Of the rules and the contacts. */
  fingerprint: string;
}

const contactComparisonSchema = new Schema<ContactComparisonDoc>(
  { _id: { type: String, required: true }, fingerprint: { type: String, required: true } },
  { collection: 'contact_comparisons', autoIndex: false, versionKey: false },
);

export const ContactComparisonModel: Model<ContactComparisonDoc> =
  (mongoose.models.ContactComparison as Model<ContactComparisonDoc> | undefined) ??
  model<ContactComparisonDoc>('ContactComparison', contactComparisonSchema);
