import mongoose, { type Model, model, Schema, type Types } from 'mongoose';
import type { JournalWorkerDoc } from '../trash/trash-entry.ts';

/**
 * A merge of two contacts; it can be undone for as long as the one that is left is saved. Both are archived under its id as
 * they were, and nothing here names them.
 */
export interface ContactMergeDoc {
  /** A UUID. */
  _id: string;
  survivorId: Types.ObjectId;
  otherId: Types.ObjectId;
  /** By field, which of the two values stays where a user chose. */
  choices: Record<string, string>;
  mergedBy: string;
  mergedAt: Date;
  undoneAt?: Date;
  /** Of an undone merge: the fields that were changed in between, and stayed. */
  keptFields?: string[];
  /** The contacts that are merged or separated at the moment; each is part of one such work at a time. */
  busy?: Types.ObjectId[];
  state: 'merging' | 'merged' | 'undoing' | 'undone';
  worker: JournalWorkerDoc | null;
  leaseUntil: Date;
}

const THIRTY_DAYS_S = 30 * 24 * 60 * 60;

const contactMergeSchema = new Schema<ContactMergeDoc>(
  {
    _id: { type: String, required: true },
    survivorId: { type: Schema.Types.ObjectId, required: true },
    otherId: { type: Schema.Types.ObjectId, required: true },
    choices: { type: Schema.Types.Mixed, required: true },
    mergedBy: { type: String, required: true },
    mergedAt: { type: Date, required: true },
    undoneAt: Date,
    keptFields: { type: [String], default: undefined },
    busy: { type: [Schema.Types.ObjectId], default: undefined },
    state: { type: String, enum: ['merging', 'merged', 'undoing', 'undone'], required: true },
    worker: { type: Schema.Types.Mixed, default: null },
    leaseUntil: { type: Date, required: true },
  },
  { collection: 'contact_merges', autoIndex: false, versionKey: false, minimize: false },
);

contactMergeSchema.index({ mergedAt: -1, _id: -1 }, { name: 'newest_first' });
contactMergeSchema.index({ survivorId: 1 }, { name: 'of_survivor' });
contactMergeSchema.index({ otherId: 1 }, { name: 'of_other' });
contactMergeSchema.index({ busy: 1 }, { name: 'busy_once', unique: true, sparse: true });
contactMergeSchema.index({ undoneAt: 1 }, { name: 'expiry', expireAfterSeconds: THIRTY_DAYS_S });

export const ContactMergeModel: Model<ContactMergeDoc> =
  (mongoose.models.ContactMerge as Model<ContactMergeDoc> | undefined) ??
  model<ContactMergeDoc>('ContactMerge', contactMergeSchema);
