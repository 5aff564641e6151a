import mongoose, { type Model, model, Schema } from 'mongoose';
import type { JournalWorkerDoc } from '../trash/trash-entry.ts';

/** An import of companies: how far it is, what came of it, and whether it was taken back. */
export interface ImportRunDoc {
  _id: string;
  state: 'running' | 'completed' | 'failed' | 'cancelled' | 'taking_back' | 'taken_back';
  fileName: string;
  rows: number;
  bytesRead: number;
  bytesTotal: number;
  message: string | null;
  startedAt: Date;
  /** Moves with every step; a run that stops moving for longer than its lease has died. */
  seenAt: Date;
  /** The fields from here on are missing in runs of earlier versions. */
  endedAt?: Date | null;
  /** `person`, `script` or `job`. */
  by?: string;
  /** The call with an `Idempotency-Key` that began it. */
  callId?: string | null;
  mode?: string;
  /** Rows by what became of them. */
  counts?: Record<string, number>;
  /** What a process needs that continues the import; left out where the file is not kept. */
  resume?: { path: string; options: Record<string, unknown> } | null;
  /** Of the first batch of the latest run under this id; those before it are of earlier ones. */
  firstBatch?: number;
  isCancelRequested?: boolean;
  /** Its last row is written, and what is left is to record the end. */
  endsAs?: 'completed' | 'cancelled' | null;
  takenBack?: { at: Date; by: string; batches: number; removed: number; restored: number; kept: number } | null;
  worker?: JournalWorkerDoc | null;
  leaseUntil?: Date;
}

const STATES = ['running', 'completed', 'failed', 'cancelled', 'taking_back', 'taken_back'];

const importRunSchema = new Schema<ImportRunDoc>(
  {
    _id: { type: String, required: true },
    state: { type: String, enum: STATES, required: true },
    fileName: { type: String, required: true },
    rows: { type: Number, required: true },
    bytesRead: { type: Number, required: true },
    bytesTotal: { type: Number, required: true },
    message: { type: String, default: null },
    startedAt: { type: Date, required: true },
    seenAt: { type: Date, required: true },
    endedAt: Date,
    by: String,
    callId: String,
    mode: String,
    counts: Schema.Types.Mixed,
    resume: Schema.Types.Mixed,
    firstBatch: Number,
    isCancelRequested: Boolean,
    endsAs: String,
    takenBack: Schema.Types.Mixed,
    worker: Schema.Types.Mixed,
    leaseUntil: Date,
  },
  { collection: 'import_runs', autoIndex: false, versionKey: false },
);

const THIRTY_DAYS_S = 30 * 24 * 60 * 60;
importRunSchema.index({ startedAt: 1 }, { name: 'expiry', expireAfterSeconds: THIRTY_DAYS_S });

export const ImportRunModel: Model<ImportRunDoc> =
  (mongoose.models.ImportRun as Model<ImportRunDoc> | undefined) ?? model<ImportRunDoc>('ImportRun', importRunSchema);
