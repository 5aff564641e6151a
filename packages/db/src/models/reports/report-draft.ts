import mongoose, { type Model, model, Schema } from 'mongoose';

/**
 * One call of a second reading. `sent` without an end is one that may have been charged: it is not sent again.
 * `token` names the attempt that sent it, which sets `aliveAt` while it waits for the answer: by the clock of the database,
 * and missing in what earlier versions sent. Readings are kept by the position of their statement in the draft. `version`
 * is that of the prompt that was answered, missing where it was the first.
 */
export type ReadingCallDoc =
  | { state: 'sent'; token: string; aliveAt?: Date }
  | {
      state: 'answered';
      version?: string;
      readings: [position: string, reading: unknown][];
      inputTokens: number;
      outputTokens: number;
    }
  | { state: 'failed'; message: string };

/**
 * What a language model has been paid for while its report is not finished: a process that continues the report after a
 * kill finds it here. Deleted with the report's storing, or a day after it was written.
 */
export interface ReportDraftDoc {
  /** That of the report to be. */
  _id: string;
  /** As it was when this was written: of another one, nothing of it holds. Missing in drafts of earlier versions. */
  company?: { id: string; name: string; domain: string };
  /** As the reports domain has it: what was gathered, and the model's draft of it. */
  data: unknown;
  /** By their position. */
  calls: Record<string, ReadingCallDoc>;
  /** Someone was erased from it: what is sent or answered since may still name them. */
  isErasedFrom?: boolean;
  writtenAt: Date;
}

const KEPT_SECONDS = 24 * 60 * 60;

const reportDraftSchema = new Schema<ReportDraftDoc>(
  {
    _id: { type: String, required: true },
    company: { type: Schema.Types.Mixed },
    data: { type: Schema.Types.Mixed, required: true },
    calls: { type: Schema.Types.Mixed, required: true },
    isErasedFrom: { type: Boolean },
    writtenAt: { type: Date, required: true },
  },
  { collection: 'report_drafts', autoIndex: false, versionKey: false, minimize: false },
);

reportDraftSchema.index({ writtenAt: 1 }, { name: 'expiry', expireAfterSeconds: KEPT_SECONDS });

export const ReportDraftModel: Model<ReportDraftDoc> =
  (mongoose.models.ReportDraft as Model<ReportDraftDoc> | undefined) ??
  model<ReportDraftDoc>('ReportDraft', reportDraftSchema);
