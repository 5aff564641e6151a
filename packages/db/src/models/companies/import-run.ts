import mongoose, { type Model, model, Schema } from 'mongoose';

/** How far an import is; kept so that another process, or a page opened later, can tell. */
export interface ImportRunDoc {
  _id: string;
  state: 'running' | 'completed' | 'failed';
  fileName: string;
  rows: number;
  bytesRead: number;
  bytesTotal: number;
  message: string | null;
  startedAt: Date;
  /** Moves with every step; a run that stands still longer than its lease has died. */
  seenAt: Date;
}

const importRunSchema = new Schema<ImportRunDoc>(
  {
    _id: { type: String, required: true },
    state: { type: String, enum: ['running', 'completed', 'failed'], required: true },
    fileName: { type: String, required: true },
    rows: { type: Number, required: true },
    bytesRead: { type: Number, required: true },
    bytesTotal: { type: Number, required: true },
    message: { type: String, default: null },
    startedAt: { type: Date, required: true },
    seenAt: { type: Date, required: true },
  },
  { collection: 'import_runs', autoIndex: false, versionKey: false },
);

const THIRTY_DAYS_S = 30 * 24 * 60 * 60;
importRunSchema.index({ startedAt: 1 }, { name: 'expiry', expireAfterSeconds: THIRTY_DAYS_S });

export const ImportRunModel: Model<ImportRunDoc> =
  (mongoose.models.ImportRun as Model<ImportRunDoc> | undefined) ?? model<ImportRunDoc>('ImportRun', importRunSchema);
