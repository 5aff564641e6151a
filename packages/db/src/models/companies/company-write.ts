import mongoose, { type Model, model, Schema, type Types } from 'mongoose';

/**
 * Which companies a write session has written, under the version that the lock had during it: whoever keeps facts of
 * companies in memory reads these again. Written before the lock is released.
 */
export interface CompanyWriteDoc {
  /** The version of the write lock. */
  _id: number;
  /** Ids, 12 bytes each. */
  ids: Buffer;
  /** So many, or no one knows which: everything is read again. */
  isAll: boolean;
  at: Date;
}

const companyWriteSchema = new Schema<CompanyWriteDoc>(
  {
    _id: { type: Number, required: true },
    ids: { type: Buffer, required: true },
    isAll: { type: Boolean, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'company_writes', autoIndex: false, versionKey: false },
);

/** Whoever has not read for half of this time reads everything again. */
export const COMPANY_WRITES_KEPT_MS = 24 * 60 * 60 * 1000;
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

companyTouchSchema.index({ at: 1 }, { name: 'expiry', expireAfterSeconds: COMPANY_WRITES_KEPT_MS / 1000 });

export const CompanyTouchModel: Model<CompanyTouchDoc> =
  (mongoose.models.CompanyTouch as Model<CompanyTouchDoc> | undefined) ??
  model<CompanyTouchDoc>('CompanyTouch', companyTouchSchema);
