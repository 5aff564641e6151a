import mongoose, { type Model, model, Schema, type Types } from 'mongoose';

/** A note on a company: a user wrote it, or it is a cell of an import. */
export interface CompanyNoteDoc {
  _id: Types.ObjectId;
  companyId: Types.ObjectId;
  text: string;
  at: Date;
  editedAt: Date | null;
  /** A removed note can be restored until it expires. */
  removedAt: Date | null;
  /** Goes up with every change, so that none is lost while the note is moved. */
  revision: number;
  /** The import that added it; left out where a user wrote it. */
  importId?: string;
}

const companyNoteSchema = new Schema<CompanyNoteDoc>(
  {
    companyId: { type: Schema.Types.ObjectId, required: true },
    text: { type: String, required: true },
    at: { type: Date, required: true },
    editedAt: { type: Date, default: null },
    removedAt: { type: Date, default: null },
    revision: { type: Number, default: 1 },
    importId: String,
  },
  { collection: 'company_notes', autoIndex: false, versionKey: false },
);

export const COMPANY_NOTE_INDEXES = { newest: 'of_company_newest_first' } as const;

const THIRTY_DAYS_S = 30 * 24 * 60 * 60;
companyNoteSchema.index({ companyId: 1, removedAt: 1, at: -1, _id: -1 }, { name: COMPANY_NOTE_INDEXES.newest });
companyNoteSchema.index({ removedAt: 1 }, { name: 'expiry', expireAfterSeconds: THIRTY_DAYS_S });

export const CompanyNoteModel: Model<CompanyNoteDoc> =
  (mongoose.models.CompanyNote as Model<CompanyNoteDoc> | undefined) ??
  model<CompanyNoteDoc>('CompanyNote', companyNoteSchema);
