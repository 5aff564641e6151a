import mongoose, { type Model, model, Schema } from 'mongoose';

/** A line of the audit log. It has ids and no names: nothing about a person, and no secret. Lines are added and never changed. */
export interface AuditLineDoc {
  /** The sequence number: 1, 2, 3 … without a gap. That it is unique is what keeps the chain from forking. */
  _id: number;
  at: Date;
  actorKind: string;
  /** Of an API key. */
  actorId: string | null;
  /** A screen, a script or a job. */
  via: string;
  /** As "companies.create". */
  operation: string;
  records: string[];
  /** More than there are in `records` where these were too many. */
  recordCount: number;
  counts: Record<string, number>;
  credits: number;
  requestId: string | null;
  /** `done`, or the code of the error. */
  outcome: string;
  /** Of a line that says that all lines up to this one were cut off. */
  cut: { sequence: number; hash: string } | null;
  previousHash: string;
  hash: string;
  /** The hash under the key of the workspace, which is not in the database. */
  seal: string;
}

const auditLineSchema = new Schema<AuditLineDoc>(
  {
    _id: { type: Number, required: true },
    at: { type: Date, required: true },
    actorKind: { type: String, required: true },
    actorId: { type: String, default: null },
    via: { type: String, required: true },
    operation: { type: String, required: true },
    records: { type: [String], required: true },
    recordCount: { type: Number, required: true },
    counts: { type: Schema.Types.Mixed, required: true },
    credits: { type: Number, required: true },
    requestId: { type: String, default: null },
    outcome: { type: String, required: true },
    cut: { type: Schema.Types.Mixed, default: null },
    previousHash: { type: String, default: '' },
    hash: { type: String, required: true },
    seal: { type: String, required: true },
  },
  { collection: 'audit_lines', autoIndex: false, versionKey: false, minimize: false },
);

auditLineSchema.index({ records: 1, _id: -1 }, { name: 'by_record' });
auditLineSchema.index({ operation: 1, _id: -1 }, { name: 'by_operation' });
auditLineSchema.index({ actorKind: 1, actorId: 1, _id: -1 }, { name: 'by_actor' });
auditLineSchema.index({ at: -1 }, { name: 'by_time' });

export const AuditLineModel: Model<AuditLineDoc> =
  (mongoose.models.AuditLine as Model<AuditLineDoc> | undefined) ?? model<AuditLineDoc>('AuditLine', auditLineSchema);
