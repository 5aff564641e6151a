import mongoose, { type Model, model, Schema, type Types } from 'mongoose';

/** How far a search for duplicates is; one document per batch. */
export interface DuplicateSearchDoc {
  _id: string;
  /** The version of the rules. */
  version: number;
  /** Of the companies when it began, see the write lock: when it is the same, nothing has changed since. */
  writes: string;
  /** Compares what changed since then; null: all companies. */
  since: Date | null;
  startedAt: Date;
  /** First what came back from the trash, then the companies, then those of which a sync alone has brought something new. */
  phase: 'restored' | 'companies' | 'syncs';
  /** The last one that is done. */
  cursor: { at: Date | null; id: Types.ObjectId } | null;
  done: number;
  total: number;
  found: number;
  isComplete: boolean;
}

const duplicateSearchSchema = new Schema<DuplicateSearchDoc>(
  {
    _id: { type: String, required: true },
    version: { type: Number, required: true },
    writes: { type: String, required: true },
    since: { type: Date, default: null },
    startedAt: { type: Date, required: true },
    phase: { type: String, enum: ['restored', 'companies', 'syncs'], required: true },
    cursor: { type: Schema.Types.Mixed, default: null },
    done: { type: Number, required: true },
    total: { type: Number, required: true },
    found: { type: Number, required: true },
    isComplete: { type: Boolean, required: true },
  },
  { collection: 'duplicate_searches', autoIndex: false, versionKey: false },
);

duplicateSearchSchema.index({ startedAt: -1 }, { name: 'latest' });

export const DuplicateSearchModel: Model<DuplicateSearchDoc> =
  (mongoose.models.DuplicateSearch as Model<DuplicateSearchDoc> | undefined) ??
  model<DuplicateSearchDoc>('DuplicateSearch', duplicateSearchSchema);
