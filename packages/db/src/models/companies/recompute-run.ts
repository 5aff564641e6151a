import mongoose, { type Model, model, Schema, type Types } from 'mongoose';

/** How far a recomputation of all companies is; one document per batch. */
export interface RecomputeRunDoc {
  _id: string;
  /** The settings by which it recomputes; it begins again when they have changed. */
  minimumSources: number;
  excludeOutliers: boolean;
  headlineScope?: string;
  maxFigureAgeMonths?: number;
  derivedVersion?: number;
  /** The last company that is done. */
  cursor: Types.ObjectId | null;
  done: number;
  total: number;
  changed: number;
  /** What the step under way changes: after a crash in its middle a part of it is done, and is counted all the same. */
  step: { changed: number } | null;
  /** All companies are done. */
  isComplete: boolean;
}

const recomputeRunSchema = new Schema<RecomputeRunDoc>(
  {
    _id: { type: String, required: true },
    minimumSources: { type: Number, required: true },
    excludeOutliers: { type: Boolean, required: true },
    headlineScope: String,
    maxFigureAgeMonths: Number,
    derivedVersion: Number,
    cursor: { type: Schema.Types.ObjectId, default: null },
    done: { type: Number, required: true },
    total: { type: Number, required: true },
    changed: { type: Number, required: true },
    step: { type: Schema.Types.Mixed, default: null },
    isComplete: { type: Boolean, required: true },
  },
  { collection: 'recompute_runs', autoIndex: false, versionKey: false },
);

export const RecomputeRunModel: Model<RecomputeRunDoc> =
  (mongoose.models.RecomputeRun as Model<RecomputeRunDoc> | undefined) ??
  model<RecomputeRunDoc>('RecomputeRun', recomputeRunSchema);
