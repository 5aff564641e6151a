import mongoose, { type Model, model, Schema } from 'mongoose';

/** Someone who is not to be contacted, as keyed hashes of all that is known of them; nothing else is kept. */
export interface SuppressionDoc {
  /** A UUID. */
  _id: string;
  hashes: { kind: string; hash: string }[];
  reason: string;
  addedAt: Date;
  /** When the data of the person was erased; after a restore of an earlier backup it is erased again. */
  erasedAt?: Date;
}

const suppressionSchema = new Schema<SuppressionDoc>(
  {
    _id: { type: String, required: true },
    hashes: { type: [{ kind: String, hash: String, _id: false }], required: true },
    reason: { type: String, default: '' },
    addedAt: { type: Date, required: true },
    erasedAt: Date,
  },
  { collection: 'suppressions', autoIndex: false, versionKey: false },
);

export const SUPPRESSION_INDEXES = { hash: 'by_hash', added: 'by_added' } as const;

suppressionSchema.index({ 'hashes.hash': 1 }, { name: SUPPRESSION_INDEXES.hash });
suppressionSchema.index({ addedAt: -1, _id: -1 }, { name: SUPPRESSION_INDEXES.added });

export const SuppressionModel: Model<SuppressionDoc> =
  (mongoose.models.Suppression as Model<SuppressionDoc> | undefined) ??
  model<SuppressionDoc>('Suppression', suppressionSchema);
