import mongoose, { type Model, model, Schema } from 'mongoose';

/** The erasing of one person. Whom it is about is sealed while it is under way and gone when it is done. */
export interface ErasureDoc {
  /** A UUID. */
  _id: string;
  state: 'running' | 'completed' | 'failed';
  /** The request and what the person is recognised by, which is written before anything goes; null once all is erased. */
  sealed: string | null;
  startedAt: Date;
  /** When the process that works on it wrote last. */
  touchedAt: Date;
  finishedAt: Date | null;
  /** Documents that the scan has read, and is expected to read. */
  progress: { done: number; total: number };
  /** What has gone so far, by each attempt. */
  erased: { place: string; count: number }[];
  /** What the last scan came to; null before it has ended. */
  outcome: { suppressed: number; scanned: number; leftovers: { collection: string; count: number }[] } | null;
  /** Why it failed. */
  message: string | null;
}

const erasureSchema = new Schema<ErasureDoc>(
  {
    _id: { type: String, required: true },
    state: { type: String, enum: ['running', 'completed', 'failed'], required: true },
    sealed: { type: String, default: null },
    startedAt: { type: Date, required: true },
    touchedAt: { type: Date, required: true },
    finishedAt: { type: Date, default: null },
    progress: { type: Schema.Types.Mixed, required: true },
    erased: { type: [Schema.Types.Mixed], required: true } as never,
    outcome: { type: Schema.Types.Mixed, default: null },
    message: { type: String, default: null },
  },
  { collection: 'erasures', autoIndex: false, versionKey: false, minimize: false },
);

export const ERASURE_INDEXES = { started: 'by_start', state: 'by_state' } as const;

erasureSchema.index({ startedAt: -1, _id: -1 }, { name: ERASURE_INDEXES.started });
erasureSchema.index({ state: 1, touchedAt: 1 }, { name: ERASURE_INDEXES.state });

export const ErasureModel: Model<ErasureDoc> =
  (mongoose.models.Erasure as Model<ErasureDoc> | undefined) ?? model<ErasureDoc>('Erasure', erasureSchema);
