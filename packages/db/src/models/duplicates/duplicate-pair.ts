import mongoose, { type Model, model, Schema, type Types } from 'mongoose';

/** Two companies, or two contacts, that may be the same, with the reasons. */
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

/**
 * "Not a duplicate": holds for both ids, and for what both are known by elsewhere, so that a company that is imported again
 * and a contact that is saved again are known.
 */
export interface DuplicateDismissalDoc {
  /** "id:<id>-<id>", "domain:<domain> <domain>", or "person:<digest>" of identity keys, each in ascending order. */
  _id: string;
  pairId: string;
  at: Date;
}

const pairSchema = (collection: string) =>
  new Schema<DuplicatePairDoc>(
    {
      _id: { type: String, required: true },
      ids: { type: [Schema.Types.ObjectId], required: true },
      state: { type: String, enum: ['open', 'dismissed'], required: true },
      rank: { type: Number, required: true },
      reasons: { type: Schema.Types.Mixed, required: true },
      foundAt: { type: Date, required: true },
      dismissedAt: Date,
    },
    { collection, autoIndex: false, versionKey: false, minimize: false },
  )
    .index({ state: 1, rank: 1, _id: 1 }, { name: 'queue' })
    .index({ ids: 1 }, { name: 'of_company' });

const dismissalSchema = (collection: string) =>
  new Schema<DuplicateDismissalDoc>(
    {
      _id: { type: String, required: true },
      pairId: { type: String, required: true },
      at: { type: Date, required: true },
    },
    { collection, autoIndex: false, versionKey: false },
  ).index({ pairId: 1 }, { name: 'of_pair' });

function pairModel(name: string, collection: string): Model<DuplicatePairDoc> {
  const known = mongoose.models[name] as Model<DuplicatePairDoc> | undefined;
  return known ?? model<DuplicatePairDoc>(name, pairSchema(collection));
}

function dismissalModel(name: string, collection: string): Model<DuplicateDismissalDoc> {
  const known = mongoose.models[name] as Model<DuplicateDismissalDoc> | undefined;
  return known ?? model<DuplicateDismissalDoc>(name, dismissalSchema(collection));
}

export const DuplicatePairModel = pairModel('DuplicatePair', 'duplicate_pairs');
export const DuplicateDismissalModel = dismissalModel('DuplicateDismissal', 'duplicate_dismissals');
export const ContactPairModel = pairModel('ContactPair', 'contact_pairs');
export const ContactDismissalModel = dismissalModel('ContactDismissal', 'contact_dismissals');
