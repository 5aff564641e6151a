import mongoose, { type Model, model, Schema, type Types } from 'mongoose';

/** What is about to become of the companies of an entry; `touched`: of what is kept beside them alone. */
const COMPANY_WRITE_KINDS = ['created', 'updated', 'deleted', 'merged', 'restored', 'touched'] as const;
export type CompanyWriteKind = (typeof COMPANY_WRITE_KINDS)[number];

/**
 * An entry of the log of writes: companies that a write session is about to write. Logged before they are written, so that
 * a kill loses none; complete for a session when the lock has a later version. Read by the feed of changes and by whoever
 * keeps facts of companies in memory.
 */
export interface CompanyWriteDoc {
  /** The version of the write lock and the number of the entry within it: see `companyWriteId`. */
  _id: number;
  kind: CompanyWriteKind;
  /** Ids, 12 bytes each. */
  ids: Buffer;
  /** Any company may have been written, as by an upgrade. */
  isAll: boolean;
  at: Date;
}

/** Entries of one session. */
const ENTRIES_MAX = 2 ** 20;

/** Ascending over all entries, and for 8 billion sessions exact. */
export const companyWriteId = (version: number, entry = 0): number => version * ENTRIES_MAX + entry;

const companyWriteSchema = new Schema<CompanyWriteDoc>(
  {
    _id: { type: Number, required: true },
    kind: { type: String, enum: COMPANY_WRITE_KINDS, required: true },
    ids: { type: Buffer, required: true },
    isAll: { type: Boolean, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'company_write_log', autoIndex: false, versionKey: false },
);

/** Whoever has not read for longer begins again with all companies. */
export const COMPANY_WRITES_KEPT_MS = 30 * 24 * 60 * 60 * 1000;
companyWriteSchema.index({ at: 1 }, { name: 'expiry', expireAfterSeconds: COMPANY_WRITES_KEPT_MS / 1000 });

export const CompanyWriteModel: Model<CompanyWriteDoc> =
  (mongoose.models.CompanyWrite as Model<CompanyWriteDoc> | undefined) ??
  model<CompanyWriteDoc>('CompanyWrite', companyWriteSchema);

/** A company whose sync or report is about to change, which needs no write session. */
export interface CompanyTouchDoc {
  /** Company id. */
  _id: Types.ObjectId;
  /** By the clock of the database, so that the clocks of the processes don't matter. */
  at: Date;
}

const companyTouchSchema = new Schema<CompanyTouchDoc>(
  { _id: { type: Schema.Types.ObjectId, required: true }, at: { type: Date, required: true } },
  { collection: 'company_touches', autoIndex: false, versionKey: false },
);

/** Whoever has not read for half of this time reads everything again. */
export const COMPANY_TOUCHES_KEPT_MS = 24 * 60 * 60 * 1000;
companyTouchSchema.index({ at: 1 }, { name: 'expiry', expireAfterSeconds: COMPANY_TOUCHES_KEPT_MS / 1000 });

export const CompanyTouchModel: Model<CompanyTouchDoc> =
  (mongoose.models.CompanyTouch as Model<CompanyTouchDoc> | undefined) ??
  model<CompanyTouchDoc>('CompanyTouch', companyTouchSchema);
