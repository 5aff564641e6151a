import mongoose, { type Model, model, Schema } from 'mongoose';
import type { RunningProcess } from '../../running-process.ts';

/**
 * People whom a source is being asked to reveal together. It stands before the call is sent and goes when the answer is
 * stored: after a kill the same group is asked for again, and the ledger gives the answer that was paid for.
 */
export interface PendingRevealDoc {
  /** A UUID. */
  _id: string;
  source: string;
  /** "apollo:66aa…"; no one stands in two open orders. */
  people: string[];
  /** What the source is asked by, in the order of `people`. */
  keys: unknown[];
  /** As found, in the order of `people`: the answer is joined to it. */
  found: unknown[];
  /** Until then the process that opened it is at it, unless that is gone. */
  leaseUntil: Date;
  /** When the source was last requested; missing in what an earlier version opened. */
  requestedAt?: Date;
  /** Missing in what an earlier version opened. */
  worker?: RunningProcess;
  /**
   * Someone was erased from a group that may have been bought, and its answer is not there: until then no one of it is
   * asked about. Left out: no one was.
   */
  indeterminateUntil?: Date;
}

const pendingRevealSchema = new Schema<PendingRevealDoc>(
  {
    _id: { type: String, required: true },
    source: { type: String, required: true },
    people: { type: [String], required: true },
    keys: { type: [Schema.Types.Mixed], required: true } as never,
    found: { type: [Schema.Types.Mixed], required: true } as never,
    leaseUntil: { type: Date, required: true },
    requestedAt: Date,
    worker: Schema.Types.Mixed,
    indeterminateUntil: Date,
  },
  { collection: 'reveal_orders', autoIndex: false, versionKey: false, minimize: false },
);

pendingRevealSchema.index({ people: 1 }, { name: 'by_people', unique: true });

export const PendingRevealModel: Model<PendingRevealDoc> =
  (mongoose.models.RevealOrder as Model<PendingRevealDoc> | undefined) ??
  model<PendingRevealDoc>('RevealOrder', pendingRevealSchema);
