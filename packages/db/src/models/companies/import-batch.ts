import mongoose, { type Model, model, Schema } from 'mongoose';

/** What an import did with some of its rows: written before the rows are, so that a killed import is continued from it. */
export interface ImportBatchDoc {
  /** "<import id>:<batch>:<part>". */
  _id: string;
  importId: string;
  batch: number;
  /** From 0; later ones have what does not fit into one document, or what a continued import wrote. */
  part: number;
  /** Of part 0: what became of each row. */
  rows?: ImportedRowDoc[];
  /** Of the last row. */
  lastLine?: number;
  /** Of part 0 while the import is running: the plan without its companies. */
  plan?: Record<string, unknown> | null;
  /** Ids of created companies, one after another. */
  created: Buffer;
  /** Changes of companies that were there, as BSON documents one after another. */
  changes: Buffer;
  /** Set when the import is taken back: by then what was found is recorded, at the end it is done. */
  takeBack?: { isDone: boolean; removed: number; restored: number; kept: KeptCompanyDoc[] } | null;
  createdAt: Date;
}

export interface ImportedRowDoc {
  line: number;
  kind: string;
  domain?: string;
  reason?: string;
}

/** A company that is not as it was before the import, with the reason. */
export interface KeptCompanyDoc {
  companyId: string;
  name: string;
  reason: string;
}

const importBatchSchema = new Schema<ImportBatchDoc>(
  {
    _id: { type: String, required: true },
    importId: { type: String, required: true },
    batch: { type: Number, required: true },
    part: { type: Number, required: true },
    rows: { type: [Schema.Types.Mixed], default: undefined } as never,
    lastLine: Number,
    plan: Schema.Types.Mixed,
    created: { type: Buffer, required: true },
    changes: { type: Buffer, required: true },
    takeBack: Schema.Types.Mixed,
    createdAt: { type: Date, required: true },
  },
  { collection: 'import_batches', autoIndex: false, versionKey: false },
);

const THIRTY_DAYS_S = 30 * 24 * 60 * 60;
importBatchSchema.index({ importId: 1, batch: 1, part: 1 }, { name: 'by_import' });
importBatchSchema.index({ createdAt: 1 }, { name: 'expiry', expireAfterSeconds: THIRTY_DAYS_S });

export const ImportBatchModel: Model<ImportBatchDoc> =
  (mongoose.models.ImportBatch as Model<ImportBatchDoc> | undefined) ??
  model<ImportBatchDoc>('ImportBatch', importBatchSchema);
