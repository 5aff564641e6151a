import mongoose, { type Model, model, Schema, type Types } from 'mongoose';
import type { SourceRecordDoc } from './company.ts';

/** A figure that its source has since replaced: what trends and past aggregates are computed from. */
export interface ObservationDoc extends Omit<SourceRecordDoc, 'locations'> {
  _id: Types.ObjectId;
  companyId: Types.ObjectId;
}

const observationSchema = new Schema<ObservationDoc>(
  {
    companyId: { type: Schema.Types.ObjectId, required: true },
    source: { type: String, required: true },
    value: Number,
    min: Number,
    max: Number,
    kind: { type: String, required: true },
    scope: { type: String, required: true },
    since: { type: Date, required: true },
    asOf: { type: Date, required: true },
    fetchedAt: { type: Date, required: true },
    asOfBasis: String,
    connector: String,
    url: String,
    quote: String,
    file: String,
  },
  { collection: 'observations', autoIndex: false, versionKey: false },
);

export const OBSERVATION_INDEXES = { sourceDay: 'company_source_day', newest: 'company_newest' } as const;

/** One figure per source and day: writing the same history again changes nothing. */
observationSchema.index({ companyId: 1, source: 1, asOf: 1 }, { unique: true, name: OBSERVATION_INDEXES.sourceDay });
observationSchema.index({ companyId: 1, since: -1, _id: -1 }, { name: OBSERVATION_INDEXES.newest });

export const ObservationModel: Model<ObservationDoc> =
  (mongoose.models.Observation as Model<ObservationDoc> | undefined) ??
  model<ObservationDoc>('Observation', observationSchema);
