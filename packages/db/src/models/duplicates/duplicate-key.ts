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

/** In place of the version: the company is back after a deletion and waits for the next search. */
export const NOT_COMPARED = 0;

duplicateKeySchema.index({ keys: 1 }, { name: 'by_key' });
duplicateKeySchema.index(
  { version: 1, _id: 1 },
  { name: 'to_compare', partialFilterExpression: { version: NOT_COMPARED } },
);

export const DuplicateKeyModel: Model<DuplicateKeyDoc> =
  (mongoose.models.DuplicateKey as Model<DuplicateKeyDoc> | undefined) ??
  model<DuplicateKeyDoc>('DuplicateKey', duplicateKeySchema);
