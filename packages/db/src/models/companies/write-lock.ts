import mongoose, { type Model, model, Schema, type Types } from 'mongoose';
import type { CompanyChangeDoc } from './company-change.ts';

/** Who may change companies and their statistics right now. A holder that died leaves its name: the next one recounts. */
export interface WriteLockDoc {
  _id: string;
  holder: { token: string; host: string; pid: number; instance: string } | null;
  expiresAt: Date;
  /** A holder that had lost the lock wrote on: the next one must count again, however cleanly this one ends. */
  needsRecount?: boolean;
  /** Increases with each session: what is read from companies may be older. Left out: none has ended since it was added. */
  version?: number;
  /** Of this lock alone: versions of another database say nothing. Left out in locks of earlier versions. */
  epoch?: string;
  /** Lines of histories that the session adds; left behind by a holder that died. */
  history?: PlannedHistoryDoc[];
}

/** Lines that follow from the write of one company. */
export interface PlannedHistoryDoc {
  /** As it was read: another time of its update says that it was written. */
  company: { _id: Types.ObjectId; updatedAt: Date };
  lines: CompanyChangeDoc[];
}

const writeLockSchema = new Schema<WriteLockDoc>(
  {
    _id: { type: String, required: true },
    holder: { type: Schema.Types.Mixed, default: null },
    expiresAt: { type: Date, required: true },
    needsRecount: Boolean,
    version: Number,
    epoch: String,
    history: { type: [Schema.Types.Mixed], default: undefined },
  },
  { collection: 'write_locks', autoIndex: false, versionKey: false },
);

export const WriteLockModel: Model<WriteLockDoc> =
  (mongoose.models.WriteLock as Model<WriteLockDoc> | undefined) ?? model<WriteLockDoc>('WriteLock', writeLockSchema);
