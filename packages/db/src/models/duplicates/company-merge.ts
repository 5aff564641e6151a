import mongoose, { type Model, model, Schema, type Types } from 'mongoose';
import type { JournalWorkerDoc } from '../trash/trash-entry.ts';

/**
 * A merge of two companies; it can be undone for as long as the one that is left is there. The documents that it replaces
 * are archived under its id.
 */
export interface CompanyMergeDoc {
  /** A UUID. */
  _id: string;
  survivorId: Types.ObjectId;
  otherId: Types.ObjectId;
  /** As they were before. */
  survivor: MergedCompanyLabelDoc;
  other: MergedCompanyLabelDoc;
  /** By field, which of the two values stays where a person chose. */
  choices: Partial<Record<string, string>>;
  mergedBy: string;
  mergedAt: Date;
  undoneBy?: string;
  undoneAt?: Date;
  /** Of an undone merge: what was changed in between, and stayed. */
  keptEdits?: KeptEditDoc[];
  /** Of an undone merge: what is not as it was, in sentences. */
  notes?: string[];
  /** Of both companies; missing until they are numbered, and when there is none to move. */
  reports?: MergedReportDoc[];
  /** The companies that are merged or separated at the moment; each is part of one such work at a time. */
  busy?: Types.ObjectId[];
  state: 'merging' | 'merged' | 'undoing' | 'undone';
  worker: JournalWorkerDoc | null;
  leaseUntil: Date;
}

interface MergedCompanyLabelDoc {
  name: string;
  domain: string;
}

export interface KeptEditDoc {
  companyId: string;
  field: string;
  value: unknown;
  at: Date;
  by: string;
}

/** A version of a report, with its number before and after the merge. */
export interface MergedReportDoc {
  id: string;
  isOthers: boolean;
  before: number;
  after: number;
}

/** That a document named the company that was merged. */
export interface MergeLinkDoc {
  /** "<merge id>:<collection>:<document id>". */
  _id: string;
  mergeId: string;
  collectionName: string;
  documentId: unknown;
}

const label = { type: new Schema({ name: String, domain: String }, { _id: false }), required: true };

const companyMergeSchema = new Schema<CompanyMergeDoc>(
  {
    _id: { type: String, required: true },
    survivorId: { type: Schema.Types.ObjectId, required: true },
    otherId: { type: Schema.Types.ObjectId, required: true },
    survivor: label,
    other: label,
    choices: { type: Schema.Types.Mixed, required: true },
    mergedBy: { type: String, required: true },
    mergedAt: { type: Date, required: true },
    undoneBy: String,
    undoneAt: Date,
    keptEdits: { type: [Schema.Types.Mixed], default: undefined },
    notes: { type: [String], default: undefined },
    reports: { type: [Schema.Types.Mixed], default: undefined },
    busy: { type: [Schema.Types.ObjectId], default: undefined },
    state: { type: String, enum: ['merging', 'merged', 'undoing', 'undone'], required: true },
    worker: { type: Schema.Types.Mixed, default: null },
    leaseUntil: { type: Date, required: true },
  },
  { collection: 'company_merges', autoIndex: false, versionKey: false, minimize: false },
);

const THIRTY_DAYS_S = 30 * 24 * 60 * 60;
companyMergeSchema.index({ mergedAt: -1, _id: -1 }, { name: 'newest_first' });
companyMergeSchema.index({ survivorId: 1, mergedAt: -1, _id: -1 }, { name: 'of_survivor' });
companyMergeSchema.index({ otherId: 1, mergedAt: -1, _id: -1 }, { name: 'of_other' });
companyMergeSchema.index({ state: 1 }, { name: 'by_state' });
companyMergeSchema.index({ busy: 1 }, { name: 'busy_once', unique: true, sparse: true });
companyMergeSchema.index({ undoneAt: 1 }, { name: 'expiry', expireAfterSeconds: THIRTY_DAYS_S });

const mergeLinkSchema = new Schema<MergeLinkDoc>(
  {
    _id: { type: String, required: true },
    mergeId: { type: String, required: true },
    collectionName: { type: String, required: true },
    documentId: { type: Schema.Types.Mixed, required: true },
  },
  { collection: 'merge_links', autoIndex: false, versionKey: false, minimize: false },
);

mergeLinkSchema.index({ mergeId: 1, collectionName: 1 }, { name: 'of_merge' });

export const CompanyMergeModel: Model<CompanyMergeDoc> =
  (mongoose.models.CompanyMerge as Model<CompanyMergeDoc> | undefined) ??
  model<CompanyMergeDoc>('CompanyMerge', companyMergeSchema);

export const MergeLinkModel: Model<MergeLinkDoc> =
  (mongoose.models.MergeLink as Model<MergeLinkDoc> | undefined) ?? model<MergeLinkDoc>('MergeLink', mergeLinkSchema);
