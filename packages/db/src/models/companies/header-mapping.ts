import mongoose, { type Model, model, Schema } from 'mongoose';

/** Which column of a file is what, as chosen by hand; found again by the file's headers. */
export interface HeaderMappingDoc {
  /** Hash of the headers. */
  _id: string;
  /** The field of each column; null for one that is left out. */
  fields: (string | null)[];
  updatedAt: Date;
}

const headerMappingSchema = new Schema<HeaderMappingDoc>(
  {
    _id: { type: String, required: true },
    fields: { type: [String], required: true },
    updatedAt: { type: Date, required: true },
  },
  { collection: 'header_mappings', autoIndex: false, versionKey: false },
);

export const HeaderMappingModel: Model<HeaderMappingDoc> =
  (mongoose.models.HeaderMapping as Model<HeaderMappingDoc> | undefined) ??
  model<HeaderMappingDoc>('HeaderMapping', headerMappingSchema);
