import mongoose, { type Model, model, Schema } from 'mongoose';

/** A contact search with a name. */
export interface SavedSearchDoc {
  /** A UUID. */
  _id: string;
  name: string;
  source: string;
  filters: unknown;
  sentence: string | null;
  createdAt: Date;
  lastRunAt: Date | null;
  lastTotal: number | null;
  lastNewCount: number | null;
  /** Hashes of those who were found before, the newest last: no person can be read out of them. */
  seen: string[];
}

const savedSearchSchema = new Schema<SavedSearchDoc>(
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    source: { type: String, required: true },
    filters: { type: Schema.Types.Mixed, required: true },
    sentence: { type: String, default: null },
    createdAt: { type: Date, required: true },
    lastRunAt: { type: Date, default: null },
    lastTotal: { type: Number, default: null },
    lastNewCount: { type: Number, default: null },
    seen: { type: [String], required: true },
  },
  { collection: 'saved_searches', autoIndex: false, versionKey: false, minimize: false },
);

savedSearchSchema.index({ createdAt: -1 }, { name: 'by_created' });

export const SavedSearchModel: Model<SavedSearchDoc> =
  (mongoose.models.SavedSearch as Model<SavedSearchDoc> | undefined) ??
  model<SavedSearchDoc>('SavedSearch', savedSearchSchema);
