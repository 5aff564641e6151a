import mongoose, { type Model, model, Schema, type Types } from 'mongoose';

/** Two companies that may be the same, with the reasons. */
export interface DuplicatePairDoc {
  /** Both ids in ascending order, "<id>-<id>". */
  _id: string;
  ids: [Types.ObjectId, Types.ObjectId];
  state: 'open' | 'dismissed';
  /** 0 sure, 1 possible: the queue begins with the sure ones. */
  rank: number;
  reasons: Record<string, string>[];
  foundAt: Date;
  dismissedAt?: Date;
}

/** "Not a duplicate": holds for both ids, and for both domains, so that a company that is imported again is known. */
export interface DuplicateDismissalDoc {
  /** "id:<id>-<id>" or "domain:<domain> <domain>", each in ascending order. */
  _id: string;
  pairId: string;
  at: Date;
}

const duplicatePairSchema = new Schema<DuplicatePairDoc>(
  {
    _id: { type: String, required: true },
    ids: { type: [Schema.Types.ObjectId], required: true },
    state: { type: String, enum: ['open', 'dismissed'], required: true },
    rank: { type: Number, required: true },
    reasons: { type: Schema.Types.Mixed, required: true },
    foundAt: { type: Date, required: true },
    dismissedAt: Date,
  },
  { collection: 'duplicate_pairs', autoIndex: false, versionKey: false, minimize: false },
);

duplicatePairSchema.index({ state: 1, rank: 1, _id: 1 }, { name: 'queue' });
duplicatePairSchema.index({ ids: 1 }, { name: 'of_company' });

const duplicateDismissalSchema = new Schema<DuplicateDismissalDoc>(
  {
    _id: { type: String, required: true },
    pairId: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'duplicate_dismissals', autoIndex: false, versionKey: false },
);

duplicateDismissalSchema.index({ pairId: 1 }, { name: 'of_pair' });

export const DuplicatePairModel: Model<DuplicatePairDoc> =
  (mongoose.models.DuplicatePair as Model<DuplicatePairDoc> | undefined) ??
  model<DuplicatePairDoc>('DuplicatePair', duplicatePairSchema);

export const DuplicateDismissalModel: Model<DuplicateDismissalDoc> =
  (mongoose.models.DuplicateDismissal as Model<DuplicateDismissalDoc> | undefined) ??
  model<DuplicateDismissalDoc>('DuplicateDismissal', duplicateDismissalSchema);
