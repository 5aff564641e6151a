import mongoose, { type Model, model, Schema } from 'mongoose';

/** Some failed rows of one import, in the order of its file, as lines of the error file. */
export interface ImportFailedRowsDoc {
  /** "<import id>:<part>". */
  _id: string;
  importId: string;
  /** From 0; part 0 begins with the header. */
  part: number;
  rows: string[];
  /** Of the file that was imported; missing in rows of earlier versions, whose error files are UTF-8. */
  encoding?: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';
  createdAt: Date;
}

const importFailedRowsSchema = new Schema<ImportFailedRowsDoc>(
  {
    _id: { type: String, required: true },
    importId: { type: String, required: true },
    part: { type: Number, required: true },
    rows: { type: [String], required: true },
    encoding: String,
    createdAt: { type: Date, required: true },
  },
  { collection: 'import_failed_rows', autoIndex: false, versionKey: false },
);

const THIRTY_DAYS_S = 30 * 24 * 60 * 60;
importFailedRowsSchema.index({ importId: 1, part: 1 }, { name: 'by_import' });
// As long as the import itself is remembered: rows may be about people.
importFailedRowsSchema.index({ createdAt: 1 }, { name: 'expiry', expireAfterSeconds: THIRTY_DAYS_S });

export const ImportFailedRowsModel: Model<ImportFailedRowsDoc> =
  (mongoose.models.ImportFailedRows as Model<ImportFailedRowsDoc> | undefined) ??
  model<ImportFailedRowsDoc>('ImportFailedRows', importFailedRowsSchema);
