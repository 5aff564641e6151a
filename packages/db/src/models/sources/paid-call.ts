import mongoose, { type Model, model, Schema } from 'mongoose';

export interface PaidAnswerDoc {
  status: number;
  headers: Record<string, string>;
  url: string;
  body: string;
  fetchedAt: Date;
}

/**
 * One thing bought from a vendor. reserving → sent → captured; from reserving and sent also → cancelled.
 * Only `sent` can mean money: it may be on its way, or its answer was lost. What was lost is captured without an answer
 * once the vendor's own figures tell what it cost.
 */
export interface PaidCallDoc {
  /** "apollo:company:acme.com". */
  _id: string;
  vendor: string;
  state: 'reserving' | 'sent' | 'captured' | 'cancelled';
  /** Names this purchase; what is bought again later under the same key has another one. */
  token: string;
  creditsReserved: number;
  /** What it cost; as long as that is unknown, what it may cost. */
  credits: number;
  /** Left out when it was lost or is too large to be kept. */
  answer?: PaidAnswerDoc;
  owner: { host: string; pid: number; instance: string };
  /** The work that pays for it, such as a batch; left out where no one asks. */
  buyer?: string;
  sentAt: Date;
  /** The response will not come any more; left out while it may, and when the process died. */
  lostAt?: Date;
  capturedAt?: Date;
  /** UTC day on which the credits count: "2026-11-21". */
  day: string;
  /** What earlier purchases under this key cost, for the totals. */
  earlierCalls: number;
  earlierCredits: number;
  /** A user had it bought once more: under this id, so that its own price can still be reconciled. */
  repeatedAs?: string;
  /** Its key names the whole request, address and headers included; missing in what an earlier version bought. */
  hasFullKey?: boolean;
  expiresAt: Date;
}

const paidCallSchema = new Schema<PaidCallDoc>(
  {
    _id: { type: String, required: true },
    vendor: { type: String, required: true },
    state: { type: String, enum: ['reserving', 'sent', 'captured', 'cancelled'], required: true },
    token: { type: String, required: true },
    creditsReserved: { type: Number, required: true },
    credits: { type: Number, required: true },
    answer: Schema.Types.Mixed,
    owner: { type: Schema.Types.Mixed, required: true },
    buyer: String,
    sentAt: { type: Date, required: true },
    lostAt: Date,
    capturedAt: Date,
    day: { type: String, required: true },
    earlierCalls: { type: Number, required: true },
    earlierCredits: { type: Number, required: true },
    repeatedAs: String,
    hasFullKey: Boolean,
    expiresAt: { type: Date, required: true },
  },
  // An answer without headers is stored as such.
  { collection: 'paid_calls', autoIndex: false, versionKey: false, minimize: false },
);

paidCallSchema.index({ vendor: 1, state: 1 }, { name: 'by_vendor_and_state' });
paidCallSchema.index({ expiresAt: 1 }, { name: 'expiry', expireAfterSeconds: 0 });

export const PaidCallModel: Model<PaidCallDoc> =
  (mongoose.models.PaidCall as Model<PaidCallDoc> | undefined) ?? model<PaidCallDoc>('PaidCall', paidCallSchema);
