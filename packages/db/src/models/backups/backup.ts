import mongoose, { type Model, model, Schema } from 'mongoose';
import type { RunningProcess } from '../../running-process.ts';

/** When backups are made, where they are kept and for how long; and the one that is being made. */
export interface BackupPlanDoc {
  _id: 'workspace';
  isOn?: boolean;
  hour?: number;
  /** null: the default one. */
  folder?: string | null;
  keepDaily?: number;
  keepWeekly?: number;
  /** The day and hour, in the server's time, whose backup was made last. */
  doneFor?: Date;
  /** After one that failed. */
  tryAgainAt?: Date | null;
  /** The day and hour whose failure was notified of. */
  notifiedFor?: Date;
  running?: { id: string; by: string; startedAt: Date; seenAt: Date; worker: RunningProcess } | null;
}

const planSchema = new Schema<BackupPlanDoc>(
  {
    _id: { type: String, required: true },
    isOn: Boolean,
    hour: Number,
    folder: String,
    keepDaily: Number,
    keepWeekly: Number,
    doneFor: Date,
    tryAgainAt: Date,
    notifiedFor: Date,
    running: { type: Schema.Types.Mixed, default: undefined },
  },
  { collection: 'backup_plans', autoIndex: false, versionKey: false },
);

export const BackupPlanModel: Model<BackupPlanDoc> =
  (mongoose.models.BackupPlan as Model<BackupPlanDoc> | undefined) ?? model<BackupPlanDoc>('BackupPlan', planSchema);

/** One backup that was begun by the plan or on its screen, and what became of it. */
export interface BackupDoc {
  /** A UUID. */
  _id: string;
  /** "schedule" or "person". */
  by: string;
  /** "running", "completed", "failed", or "deleted" once newer ones took its place. */
  state: string;
  startedAt: Date;
  endedAt: Date | null;
  /** Absolute path of the file. */
  file: string;
  bytes: number | null;
  /** Why it failed. */
  message: string | null;
}

const backupSchema = new Schema<BackupDoc>(
  {
    _id: { type: String, required: true },
    by: { type: String, required: true },
    state: { type: String, required: true },
    startedAt: { type: Date, required: true },
    endedAt: { type: Date, default: null },
    file: { type: String, required: true },
    bytes: { type: Number, default: null },
    message: { type: String, default: null },
  },
  { collection: 'backups', autoIndex: false, versionKey: false },
);
backupSchema.index({ startedAt: -1 }, { name: 'newest_first' });

export const BackupModel: Model<BackupDoc> =
  (mongoose.models.Backup as Model<BackupDoc> | undefined) ?? model<BackupDoc>('Backup', backupSchema);
