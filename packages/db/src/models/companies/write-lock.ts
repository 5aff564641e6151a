import mongoose, { type Model, model, Schema } from 'mongoose';

/** Who may change companies and their statistics right now. A holder that died leaves its name: the next one recounts. */
export interface WriteLockDoc {
  _id: string;
  holder: { token: string; host: string; pid: number; instance: string } | null;
  expiresAt: Date;
  /** A holder that had lost the lock wrote on: the next one must count again, however cleanly this one ends. */
  needsRecount?: boolean;
}

const writeLockSchema = new Schema<WriteLockDoc>(
  {
    _id: { type: String, required: true },
    holder: { type: Schema.Types.Mixed, default: null },
    expiresAt: { type: Date, required: true },
    needsRecount: Boolean,
  },
  { collection: 'write_locks', autoIndex: false, versionKey: false },
);

export const WriteLockModel: Model<WriteLockDoc> =
  (mongoose.models.WriteLock as Model<WriteLockDoc> | undefined) ?? model<WriteLockDoc>('WriteLock', writeLockSchema);
