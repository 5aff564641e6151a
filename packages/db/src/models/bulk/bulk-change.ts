import mongoose, { type Model, model, Schema, type Types } from 'mongoose';

/** One change of many companies. What it does to them is in its parts. */
export interface BulkChangeDoc {
  /** A UUID. */
  _id: string;
  /** As it was asked for: `{ kind: 'addTags', tags }` … */
  change: Record<string, unknown>;
  /** Companies that were selected when it began. */
  total: number;
  by: string;
  /** Whether it is carried out or taken back. */
  phase: 'do' | 'undo';
  cancelledAt: Date | null;
  /** When its phase ended; null while it is under way. */
  finishedAt: Date | null;
  createdAt: Date;
  /** It can be undone until then. */
  expiresAt: Date;
}

interface PartLeftDoc {
  id: Types.ObjectId;
  name: string;
  reason: string;
}

/** Some of the companies of a bulk change; each part is written by itself. */
export interface BulkPartDoc {
  /** The id of the change and the position. */
  _id: string;
  changeId: string;
  position: number;
  companyIds: Types.ObjectId[];
  state: 'waiting' | 'done' | 'undone';
  /** What was changed, with what an undo needs; written before the companies are. */
  changed: { id: Types.ObjectId; record: Record<string, unknown> }[];
  /** Companies that stayed as they were, and why. */
  left: PartLeftDoc[];
  /** Those that an undo left as they are. */
  kept: PartLeftDoc[];
  /** Of a deletion: the entry of the trash. */
  trashId: string | null;
  expiresAt: Date;
}

const bulkChangeSchema = new Schema<BulkChangeDoc>(
  {
    _id: { type: String, required: true },
    change: { type: Schema.Types.Mixed, required: true },
    total: { type: Number, required: true },
    by: { type: String, required: true },
    phase: { type: String, enum: ['do', 'undo'], required: true },
    cancelledAt: { type: Date, default: null },
    finishedAt: { type: Date, default: null },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'bulk_changes', autoIndex: false, versionKey: false, minimize: false },
);

const bulkPartSchema = new Schema<BulkPartDoc>(
  {
    _id: { type: String, required: true },
    changeId: { type: String, required: true },
    position: { type: Number, required: true },
    companyIds: { type: [Schema.Types.ObjectId], required: true },
    state: { type: String, enum: ['waiting', 'done', 'undone'], required: true },
    changed: { type: [Schema.Types.Mixed], required: true } as never,
    left: { type: [Schema.Types.Mixed], required: true } as never,
    kept: { type: [Schema.Types.Mixed], required: true } as never,
    trashId: { type: String, default: null },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'bulk_parts', autoIndex: false, versionKey: false, minimize: false },
);

export const BULK_PART_INDEXES = { change: 'by_change' } as const;

bulkChangeSchema.index({ createdAt: -1, _id: -1 }, { name: 'by_creation' });
bulkChangeSchema.index({ finishedAt: 1 }, { name: 'by_end' });
bulkChangeSchema.index({ expiresAt: 1 }, { name: 'expiry', expireAfterSeconds: 0 });
bulkPartSchema.index({ changeId: 1, position: 1 }, { name: BULK_PART_INDEXES.change });
bulkPartSchema.index({ expiresAt: 1 }, { name: 'expiry', expireAfterSeconds: 0 });

export const BulkChangeModel: Model<BulkChangeDoc> =
  (mongoose.models.BulkChange as Model<BulkChangeDoc> | undefined) ??
  model<BulkChangeDoc>('BulkChange', bulkChangeSchema);
export const BulkPartModel: Model<BulkPartDoc> =
  (mongoose.models.BulkPart as Model<BulkPartDoc> | undefined) ?? model<BulkPartDoc>('BulkPart', bulkPartSchema);
