import mongoose, { type Model, model, Schema, type Types } from 'mongoose';

/** Under which one company meets those that may be the same, with what is compared. Computed, so it may be dropped. */
export interface DuplicateKeyDoc {
  /** Company id. */
  _id: Types.ObjectId;
  keys: string[];
  company: ComparedCompanyDoc;
  /** Of the rules that computed the keys. */
  version: number;
  /** The company and its sync as they were: when both are unchanged, there is nothing to compare. */
  updatedAt: Date;
  syncedAt: Date | null;
}

export interface ComparedCompanyDoc {
  name: string;
  domain: string;
  aliases: string[];
  redirects: string[];
  industry: string | null;
  locations: string[];
  employees: number | null;
  identifiers: Record<string, string>;
}

const duplicateKeySchema = new Schema<DuplicateKeyDoc>(
  {
    keys: { type: [String], required: true },
    company: { type: Schema.Types.Mixed, required: true },
    version: { type: Number, required: true },
    updatedAt: { type: Date, required: true },
    syncedAt: { type: Date, default: null },
  },
  { collection: 'duplicate_keys', autoIndex: false, versionKey: false, minimize: false },
);

duplicateKeySchema.index({ keys: 1 }, { name: 'by_key' });

export const DuplicateKeyModel: Model<DuplicateKeyDoc> =
  (mongoose.models.DuplicateKey as Model<DuplicateKeyDoc> | undefined) ??
  model<DuplicateKeyDoc>('DuplicateKey', duplicateKeySchema);
