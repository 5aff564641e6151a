import mongoose, { type Model, model, Schema } from 'mongoose';

/** How long records that grow are kept, where the workspace has another rule than the built-in one. */
export interface RetentionDoc {
  _id: 'workspace';
  /** By kind of record; null: for good. */
  days?: Record<string, number | null>;
  /** What the last run has deleted. */
  lastRun?: { at: Date; deleted: { kind: string; count: number }[] };
}

const retentionSchema = new Schema<RetentionDoc>(
  {
    _id: { type: String, required: true },
    days: Schema.Types.Mixed,
    lastRun: Schema.Types.Mixed,
  },
  { collection: 'retention', autoIndex: false, versionKey: false, minimize: false },
);

export const RetentionModel: Model<RetentionDoc> =
  (mongoose.models.Retention as Model<RetentionDoc> | undefined) ?? model<RetentionDoc>('Retention', retentionSchema);
