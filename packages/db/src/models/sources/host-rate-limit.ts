import mongoose, { type Model, model, Schema } from 'mongoose';

/** Who is talking to a host right now, over all processes. All times are the database's, which all processes share. */
export interface HostRateLimitDoc {
  /** Host, or "*.sec.gov". */
  _id: string;
  /** No one enters before. */
  nextAt?: Date;
  /** The host asked for silence until then. */
  pausedUntil?: Date;
  /** Requests on their way; one whose process died counts until `until`. */
  holders?: { id: string; until: Date }[];
  /** Who was let in last. */
  admitted?: string;
  /** The database's clock at the last attempt to enter. */
  seenAt?: Date;
  expiresAt?: Date;
}

const hostRateLimitSchema = new Schema<HostRateLimitDoc>(
  {
    _id: { type: String, required: true },
    nextAt: Date,
    pausedUntil: Date,
    holders: { type: [{ _id: false, id: String, until: Date }], default: undefined },
    admitted: String,
    seenAt: Date,
    expiresAt: Date,
  },
  { collection: 'host_gates', autoIndex: false, versionKey: false },
);

hostRateLimitSchema.index({ expiresAt: 1 }, { name: 'expiry', expireAfterSeconds: 0 });

export const HostRateLimitModel: Model<HostRateLimitDoc> =
  (mongoose.models.HostGate as Model<HostRateLimitDoc> | undefined) ??
  model<HostRateLimitDoc>('HostGate', hostRateLimitSchema);
