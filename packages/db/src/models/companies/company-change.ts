import mongoose, { type Model, model, Schema, type Types } from 'mongoose';

/** One entry of a company's history: who or what changed it, when, and what was there before and after. */
export interface CompanyChangeDoc {
  _id: Types.ObjectId;
  companyId: Types.ObjectId;
  at: Date;
  by: ChangedByDoc;
  /** `edited`, `renamed`, `merged`, `deleted` … Readers show a kind that they do not know by its name. */
  kind: string;
  /** By kind; an edit has `fields`, each with its value before and after. */
  details: Record<string, unknown>;
}

export interface ChangedByDoc {
  /** `person`, `script`, `job`, `import`, `sync` or `discovery`. */
  kind: string;
  /** The source or the file. */
  label?: string;
}

const companyChangeSchema = new Schema<CompanyChangeDoc>(
  {
    companyId: { type: Schema.Types.ObjectId, required: true },
    at: { type: Date, required: true },
    by: { type: new Schema({ kind: { type: String, required: true }, label: String }, { _id: false }), required: true },
    kind: { type: String, required: true },
    details: { type: Schema.Types.Mixed, required: true },
  },
  { collection: 'company_changes', autoIndex: false, versionKey: false, minimize: false },
);

export const COMPANY_CHANGE_INDEXES = { newest: 'of_company_newest_first' } as const;

companyChangeSchema.index({ companyId: 1, at: -1, _id: -1 }, { name: COMPANY_CHANGE_INDEXES.newest });

export const CompanyChangeModel: Model<CompanyChangeDoc> =
  (mongoose.models.CompanyChange as Model<CompanyChangeDoc> | undefined) ??
  model<CompanyChangeDoc>('CompanyChange', companyChangeSchema);
