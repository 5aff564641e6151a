import mongoose, { type Model, model, Schema } from 'mongoose';

/** A key by which a script or a colleague calls the API. A revoked one stays: the audit log names keys by their ids. */
export interface ApiKeyDoc {
  /** A UUID. */
  _id: string;
  name: string;
  scopes: string[];
  /** SHA-256 of the key in hexadecimal; the key itself is shown once and stored nowhere. */
  hash: string;
  lastFour: string;
  /** null: only the limit of the server applies. */
  requestsPerMinute: number | null;
  createdAt: Date;
  expiresAt: Date | null;
  revokedAt: Date | null;
  /** The hour in which it was used last. */
  lastUsedAt: Date | null;
}

const apiKeySchema = new Schema<ApiKeyDoc>(
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    scopes: { type: [String], required: true },
    hash: { type: String, required: true },
    lastFour: { type: String, required: true },
    requestsPerMinute: { type: Number, default: null },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, default: null },
    revokedAt: { type: Date, default: null },
    lastUsedAt: { type: Date, default: null },
  },
  { collection: 'api_keys', autoIndex: false, versionKey: false },
);

apiKeySchema.index({ hash: 1 }, { name: 'by_hash', unique: true });

export const ApiKeyModel: Model<ApiKeyDoc> =
  (mongoose.models.ApiKey as Model<ApiKeyDoc> | undefined) ?? model<ApiKeyDoc>('ApiKey', apiKeySchema);
