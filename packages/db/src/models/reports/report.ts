import mongoose, { type Model, model, Schema, type Types } from 'mongoose';

/** One version of a company's report. Only finished ones are stored; what is being written is a batch item. */
export interface ReportDoc {
  /** `<batchId>.<companyId>`: an item that is done twice after a kill writes the same document. */
  _id: string;
  companyId: Types.ObjectId;
  companyName: string;
  domain: string;
  /** 1, 2, 3 …, per company. */
  version: number;
  generatedAt: Date;
  batchId: string;
  /** As the reports' schema has it: analysis, evidence, outcomes and so on. */
  data: unknown;
  /** Copies from `data`, so that lists and estimates need not read it. */
  analystKind: string;
  analystName: string;
  /** Missing in reports of earlier versions. */
  analystVersion?: string;
  durationMs: number;
  tokens: number;
  openings: number | null;
}

const reportSchema = new Schema<ReportDoc>(
  {
    _id: { type: String, required: true },
    companyId: { type: Schema.Types.ObjectId, required: true },
    companyName: { type: String, required: true },
    domain: { type: String, required: true },
    version: { type: Number, required: true },
    generatedAt: { type: Date, required: true },
    batchId: { type: String, required: true },
    data: { type: Schema.Types.Mixed, required: true },
    analystKind: { type: String, required: true },
    analystName: { type: String, required: true },
    analystVersion: String,
    durationMs: { type: Number, required: true },
    tokens: { type: Number, required: true },
    openings: { type: Number, default: null },
  },
  { collection: 'reports', autoIndex: false, versionKey: false, minimize: false },
);

export const REPORT_INDEXES = { version: 'by_version', list: 'by_list', batch: 'by_batch', time: 'by_time' } as const;

reportSchema.index({ companyId: 1, version: -1 }, { name: REPORT_INDEXES.version, unique: true });
/** Holds all that lists show, so that they are answered without reading any document: each carries its whole evidence. */
reportSchema.index(
  { companyId: 1, version: -1, generatedAt: -1, analystName: 1, _id: 1 },
  { name: REPORT_INDEXES.list },
);
reportSchema.index({ batchId: 1 }, { name: REPORT_INDEXES.batch });
reportSchema.index({ generatedAt: -1 }, { name: REPORT_INDEXES.time });

export const ReportModel: Model<ReportDoc> =
  (mongoose.models.Report as Model<ReportDoc> | undefined) ?? model<ReportDoc>('Report', reportSchema);
