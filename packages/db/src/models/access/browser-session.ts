import mongoose, { type Model, model, Schema } from 'mongoose';

/** A browser that was let in by the access token. */
export interface BrowserSessionDoc {
  /** SHA-256 of the text in the cookie, in hexadecimal: who reads the database is not let in by it. */
  _id: string;
  /** SHA-256 of the access token that began it; another token ends all sessions. */
  tokenHash: string;
  createdAt: Date;
  expiresAt: Date;
}

const browserSessionSchema = new Schema<BrowserSessionDoc>(
  {
    _id: { type: String, required: true },
    tokenHash: { type: String, required: true },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'browser_sessions', autoIndex: false, versionKey: false },
);

browserSessionSchema.index({ expiresAt: 1 }, { name: 'expiry', expireAfterSeconds: 0 });

export const BrowserSessionModel: Model<BrowserSessionDoc> =
  (mongoose.models.BrowserSession as Model<BrowserSessionDoc> | undefined) ??
  model<BrowserSessionDoc>('BrowserSession', browserSessionSchema);
