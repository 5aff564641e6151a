import mongoose, { type Model, model, Schema } from 'mongoose';

/** One item of a batch. The document decides who may work on it, whatever a queue says. */
export interface BatchItemDoc {
  /** `<batchId>:<key>`, so that a key is unique within its batch. */
  _id: string;
  batchId: string;
  kind: string;
  key: string;
  state: 'pending' | 'running' | 'completed' | 'skipped' | 'failed' | 'cancelled';
  /** Position within the batch. */
  order: number;
  /** The batch's own order: of the items about one key, the greatest is the latest. */
  batchOrder: number;
  /** Attempts that came to an end of their own, and the one under way. */
  attempts: number;
  /** Attempts whose process died; no one's fault, unless there are very many. */
  crashes: number;
  /** While running: who works on it, and until when no one else may. */
  owner: string | null;
  leaseUntil: Date | null;
  /** While pending: not before. */
  retryAt: Date;
  message: string | null;
  progress: { done: number; total: number } | null;
  startedAt: Date | null;
  finishedAt: Date | null;
}

const batchItemSchema = new Schema<BatchItemDoc>(
  {
    _id: { type: String, required: true },
    batchId: { type: String, required: true },
    kind: { type: String, required: true },
    key: { type: String, required: true },
    state: {
      type: String,
      enum: ['pending', 'running', 'completed', 'skipped', 'failed', 'cancelled'],
      required: true,
    },
    order: { type: Number, required: true },
    batchOrder: { type: Number, required: true },
    attempts: { type: Number, required: true },
    crashes: { type: Number, default: 0 },
    owner: { type: String, default: null },
    leaseUntil: { type: Date, default: null },
    retryAt: { type: Date, required: true },
    message: { type: String, default: null },
    progress: { type: Schema.Types.Mixed, default: null },
    startedAt: { type: Date, default: null },
    finishedAt: { type: Date, default: null },
  },
  { collection: 'batch_items', autoIndex: false, versionKey: false },
);

export const BATCH_ITEM_INDEXES = { state: 'by_state', key: 'by_key' } as const;

batchItemSchema.index({ batchId: 1, state: 1, order: 1 }, { name: BATCH_ITEM_INDEXES.state });
batchItemSchema.index({ key: 1, kind: 1, batchOrder: -1 }, { name: BATCH_ITEM_INDEXES.key });

export const BatchItemModel: Model<BatchItemDoc> =
  (mongoose.models.BatchItem as Model<BatchItemDoc> | undefined) ?? model<BatchItemDoc>('BatchItem', batchItemSchema);
