import mongoose, { type Model, model, Schema } from 'mongoose';

/** An answer that cost nothing, kept to spare its host; asked again with its ETag when it is no longer fresh. */
export interface CachedAnswerDoc {
  /** Digest of the request. */
  _id: string;
  status: number;
  headers: Record<string, string>;
  url: string;
  /** Compressed with gzip. */
  body: Buffer;
  fetchedAt: Date;
  writtenAt: Date;
}

const cachedAnswerSchema = new Schema<CachedAnswerDoc>(
  {
    _id: { type: String, required: true },
    status: { type: Number, required: true },
    headers: { type: Schema.Types.Mixed, required: true },
    url: { type: String, required: true },
    body: { type: Buffer, required: true },
    fetchedAt: { type: Date, required: true },
    writtenAt: { type: Date, required: true },
  },
  { collection: 'cached_answers', autoIndex: false, versionKey: false, minimize: false },
);

const SEVEN_DAYS_S = 7 * 24 * 60 * 60;
cachedAnswerSchema.index({ writtenAt: 1 }, { name: 'expiry', expireAfterSeconds: SEVEN_DAYS_S });

export const CachedAnswerModel: Model<CachedAnswerDoc> =
  (mongoose.models.CachedAnswer as Model<CachedAnswerDoc> | undefined) ??
  model<CachedAnswerDoc>('CachedAnswer', cachedAnswerSchema);
