import mongoose, { type Model, model, Schema } from 'mongoose';

/** How many items of a batch are in each state; their sum is the batch's total. */
export interface ItemCounts {
  pending: number;
  running: number;
  completed: number;
  skipped: number;
  failed: number;
  cancelled: number;
}

/** One piece of background work; its items are documents of their own. */
export interface BatchDoc {
  _id: string;
  kind: string;
  params: unknown;
  /** `preparing`: not all items are written yet. */
  state: 'preparing' | 'running' | 'paused' | 'completed' | 'cancelled' | 'failed';
  total: number;
  /** Stays when the batch ends, so that trying again can claim it again. */
  name?: string;
  /** Present while the batch is unfinished: no other one with this name may begin. */
  uniqueName?: string;
  /** Grows with time and within a millisecond, so that the latest batch is certain. */
  order: number;
  createdAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
  /** What the items came to, kept when the last one had ended. */
  counts: ItemCounts | null;
  /** The request that started it; left out when none did. */
  requestId?: string;
  /** The call with an `Idempotency-Key` that has reopened it last. */
  reopenedBy?: string;
  /** Its items are being written: until then it is neither finished nor given up. */
  lockedUntil: Date | null;
  /** What became of its items some time after its end; left out while they are there. */
  itemsExpired?: 'deleting' | 'deleted';
  /** False from the last item's end until `onFinished` has been called. */
  finishedNotified: boolean;
  notifyAttempts: number;
  /** Another process calls `onFinished` when this has passed without success. */
  notifyLeaseUntil: Date | null;
}

const batchSchema = new Schema<BatchDoc>(
  {
    _id: { type: String, required: true },
    kind: { type: String, required: true },
    params: { type: Schema.Types.Mixed },
    state: {
      type: String,
      enum: ['preparing', 'running', 'paused', 'completed', 'cancelled', 'failed'],
      required: true,
    },
    total: { type: Number, required: true },
    name: String,
    uniqueName: String,
    order: { type: Number, required: true },
    createdAt: { type: Date, required: true },
    startedAt: { type: Date, default: null },
    finishedAt: { type: Date, default: null },
    counts: { type: Schema.Types.Mixed, default: null },
    requestId: String,
    reopenedBy: String,
    lockedUntil: { type: Date, default: null },
    itemsExpired: { type: String, enum: ['deleting', 'deleted'] },
    finishedNotified: { type: Boolean, required: true },
    notifyAttempts: { type: Number, default: 0 },
    notifyLeaseUntil: { type: Date, default: null },
  },
  { collection: 'batches', autoIndex: false, versionKey: false, minimize: false },
);

export const BATCH_INDEXES = { kind: 'by_kind', name: 'by_name', open: 'open', ended: 'by_end' } as const;

batchSchema.index({ kind: 1, order: -1 }, { name: BATCH_INDEXES.kind });
batchSchema.index({ kind: 1, finishedAt: -1 }, { name: BATCH_INDEXES.ended });
/** Each new company has a batch of its own, so those of one name are few among many. */
batchSchema.index({ name: 1, order: -1 }, { name: BATCH_INDEXES.name });
batchSchema.index(
  { uniqueName: 1 },
  { name: 'unfinished_name', unique: true, partialFilterExpression: { uniqueName: { $exists: true } } },
);
/** The sweep reads what is unfinished, or finished and not told yet, each second. */
batchSchema.index(
  { finishedNotified: 1 },
  { name: BATCH_INDEXES.open, partialFilterExpression: { finishedNotified: false } },
);

export const BatchModel: Model<BatchDoc> =
  (mongoose.models.Batch as Model<BatchDoc> | undefined) ?? model<BatchDoc>('Batch', batchSchema);
