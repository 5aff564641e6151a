import mongoose, { type Model, model, Schema } from 'mongoose';
import type { JournalWorkerDoc } from '../trash/trash-entry.ts';

/** What a call answered; `body` is left out when it was too large or has been erased. */
export interface KeptAnswerDoc {
  status: number;
  headers: Record<string, string>;
  body?: string;
}

/** A call with an `Idempotency-Key`. It is written before the call begins, so that no repeat takes effect a second time. */
export interface IdempotentCallDoc {
  /** SHA-256 of caller and key, as hexadecimal digits. */
  _id: string;
  /** SHA-256 of method, address and content. */
  fingerprint: string;
  state: 'started' | 'answered';
  /** Ids of what the call creates derive from it, so that a repeat after a crash finds them. A UUID. */
  callId: string;
  worker: JournalWorkerDoc | null;
  leaseUntil: Date;
  startedAt: Date;
  /** What comes of it, where the record that it is about is gone at its end. */
  outcome?: unknown;
  answer?: KeptAnswerDoc;
}

const idempotentCallSchema = new Schema<IdempotentCallDoc>(
  {
    _id: { type: String, required: true },
    fingerprint: { type: String, required: true },
    state: { type: String, enum: ['started', 'answered'], required: true },
    callId: { type: String, required: true },
    worker: { type: Schema.Types.Mixed, default: null },
    leaseUntil: { type: Date, required: true },
    startedAt: { type: Date, required: true },
    outcome: Schema.Types.Mixed,
    answer: Schema.Types.Mixed,
  },
  { collection: 'idempotent_calls', autoIndex: false, versionKey: false, minimize: false },
);

export const IDEMPOTENT_CALLS_KEPT_MS = 24 * 60 * 60 * 1000;
idempotentCallSchema.index({ startedAt: 1 }, { name: 'expiry', expireAfterSeconds: IDEMPOTENT_CALLS_KEPT_MS / 1000 });

export const IdempotentCallModel: Model<IdempotentCallDoc> =
  (mongoose.models.IdempotentCall as Model<IdempotentCallDoc> | undefined) ??
  model<IdempotentCallDoc>('IdempotentCall', idempotentCallSchema);
