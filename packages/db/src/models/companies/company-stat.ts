import mongoose, { type Model, model, Schema } from 'mongoose';

/**
 * Figures over all companies, kept up to date by the writes so that no one waits for a scan.
 * One document for the totals, one per source, one per location; each holds integer counters only, so the order of
 * additions does not matter.
 */
export interface CompanyStatDoc {
  _id: string;
  kind: 'totals' | 'source' | 'location';
  /** The source or the location. */
  name: string;
  counters: Record<string, number>;
  /** The full count that last wrote this document, so that it can tell what it did not find. */
  count?: string;
  /** Sources: when a figure last came in. */
  lastSync?: Date;
}

const companyStatSchema = new Schema<CompanyStatDoc>(
  {
    _id: { type: String, required: true },
    kind: { type: String, enum: ['totals', 'source', 'location'], required: true },
    name: { type: String, required: true },
    counters: { type: Schema.Types.Mixed, required: true },
    count: String,
    lastSync: Date,
  },
  { collection: 'company_stats', autoIndex: false, versionKey: false },
);

companyStatSchema.index({ kind: 1, 'counters.companies': -1, name: 1 }, { name: 'largest_first' });

export const CompanyStatModel: Model<CompanyStatDoc> =
  (mongoose.models.CompanyStat as Model<CompanyStatDoc> | undefined) ??
  model<CompanyStatDoc>('CompanyStat', companyStatSchema);
