import mongoose, { type Model, model, Schema, type Types } from 'mongoose';

/** What one source answered about one company, the last time that the company was synced. */
export interface SourceOutcomeDoc {
  /** Connector id. */
  id: string;
  /** Label on screen. */
  source: string;
  outcome: string;
  message: string;
  /** When it was asked; null when it was not. */
  at: Date | null;
  credits: number;
  /** The response was lost and may have been charged: the most credits of buying it once more. */
  repeatCredits?: number;
  /** When it last gave an answer, which holds for as long as the connector says; null after a failure. */
  askedAt: Date | null;
  /** Identifiers by which it did not know the company: with another it is worth asking again. Else null. */
  unknownWith: string | null;
  /** Identifiers that it states of its own, by kind; missing in syncs of earlier versions. */
  ids?: Record<string, string>;
  /** Identifiers of other sources by which it found the company; null when it found it by itself. */
  foundBy?: Record<string, string> | null;
  /** The domain under which the source knows the company where it is another one; of its site, where that leads. */
  otherDomain?: string;
  /** It found the company by name and location. */
  isByName?: boolean;
}

/** How the last sync of a company ended, and by which identifiers other sources know it. */
export interface CompanySyncDoc {
  /** Company id. */
  _id: Types.ObjectId;
  /** The batch that it ran in; missing in syncs of earlier versions. */
  batchId?: string;
  state: 'completed' | 'skipped' | 'failed';
  message: string | null;
  finishedAt: Date;
  outcomes: SourceOutcomeDoc[];
  /** By kind: `wikidata`, `cik`, `siren` … */
  ids: Record<string, string>;
  /** A large move of the aggregate in that sync; told in one notification when its batch has ended. */
  moved?: { batchId: string; name: string; from: number; to: number };
  /** Who bears the price of the sync that ended at this time; one alone, who asked for it. Left out: no one yet. */
  charged?: { to: string; finishedAt: Date };
}

const outcomeSchema = new Schema<SourceOutcomeDoc>(
  {
    id: { type: String, required: true },
    source: { type: String, required: true },
    outcome: { type: String, required: true },
    message: { type: String, required: true },
    at: { type: Date, default: null },
    credits: { type: Number, required: true },
    repeatCredits: Number,
    askedAt: { type: Date, default: null },
    unknownWith: { type: String, default: null },
    ids: { type: Schema.Types.Mixed },
    foundBy: { type: Schema.Types.Mixed },
    isByName: Boolean,
    otherDomain: String,
  },
  { _id: false },
);

const companySyncSchema = new Schema<CompanySyncDoc>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    batchId: String,
    state: { type: String, enum: ['completed', 'skipped', 'failed'], required: true },
    message: { type: String, default: null },
    finishedAt: { type: Date, required: true },
    outcomes: { type: [outcomeSchema], required: true },
    ids: { type: Schema.Types.Mixed, required: true },
    charged: { type: new Schema({ to: String, finishedAt: Date }, { _id: false }) },
    moved: { type: new Schema({ batchId: String, name: String, from: Number, to: Number }, { _id: false }) },
  },
  { collection: 'company_syncs', autoIndex: false, versionKey: false, minimize: false },
);

companySyncSchema.index({ finishedAt: 1, _id: 1 }, { name: 'by_end' });
companySyncSchema.index({ 'moved.batchId': 1 }, { name: 'moved_in_batch', sparse: true });

export const CompanySyncModel: Model<CompanySyncDoc> =
  (mongoose.models.CompanySync as Model<CompanySyncDoc> | undefined) ??
  model<CompanySyncDoc>('CompanySync', companySyncSchema);
