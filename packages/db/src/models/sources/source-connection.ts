import mongoose, { type Model, model, Schema } from 'mongoose';

/** What a person set for one source. Without a document: no key, switched on, the default cap. */
export interface ConnectionDoc {
  /** Connector id. */
  _id: string;
  /** Encrypted; can be read with this installation's key file alone. */
  sealedKey?: string;
  /** The key's last four characters, to tell one from another; empty for a key so short that they would give it away. */
  keyHint?: string;
  enabled?: boolean;
  /** Credits per UTC day. */
  creditCap?: number;
  /** Address, path and fields of a source that a person described. Values that may be secrets are masked. */
  generic?: object;
  /** The same with them, encrypted; missing where it has none. */
  sealedGeneric?: string;
  /** When that was last changed: earlier answers say nothing about it. */
  describedAt?: Date;
  /** Stays until the next success. */
  lastError?: { message: string; at: Date; kind?: string } | null;
  lastOkAt?: Date;
  /** When a paid call was first refused because the account has no credits; missing once one succeeds. */
  creditsExhaustedSince?: Date;
  /** Fingerprint of the key that was refused then: another one is of another account. */
  exhaustedKey?: string;
}

const connectionSchema = new Schema<ConnectionDoc>(
  {
    _id: { type: String, required: true },
    sealedKey: String,
    keyHint: String,
    enabled: Boolean,
    creditCap: Number,
    generic: Schema.Types.Mixed,
    sealedGeneric: String,
    describedAt: Date,
    lastError: Schema.Types.Mixed,
    lastOkAt: Date,
    creditsExhaustedSince: Date,
    exhaustedKey: String,
  },
  // An empty list of headers is an answer too, so it is stored.
  { collection: 'connections', autoIndex: false, versionKey: false, minimize: false },
);

export const ConnectionModel: Model<ConnectionDoc> =
  (mongoose.models.Connection as Model<ConnectionDoc> | undefined) ??
  model<ConnectionDoc>('Connection', connectionSchema);
