import mongoose, { type Model, model, Schema } from 'mongoose';

/** The process that works on a journal entry; another one continues when its lease expires or the process is gone. */
export interface JournalWorkerDoc {
  token: string;
  host: string;
  pid: number;
  instance: string;
}

/** Documents of one collection that belong together. */
export interface DocumentSetDoc {
  collectionName: string;
  /** Stored, so that a deletion that was interrupted is continued with the same one. */
  filter: Record<string, unknown>;
}

/** Something that was deleted, and can be restored until it expires. Its documents are archived under its id. */
export interface TrashEntryDoc {
  /** A UUID. */
  _id: string;
  kind: string;
  /** What was deleted: a record is in the trash once. */
  recordIds: string[];
  /** "Acme", "Marta Oliveira, Acme", "12 leads". */
  label: string;
  /** Of deleted companies: nothing tracks them again without saying so. */
  domains: string[];
  /** What went along, with counts. */
  contents: { what: string; count: number }[];
  /** The record itself comes first. */
  sets: DocumentSetDoc[];
  /** What a kind needs beside the documents to restore all of it. */
  details?: Record<string, unknown>;
  deletedBy: string;
  deletedAt: Date;
  /** Purged after this. */
  expiresAt: Date;
  state: 'deleting' | 'trashed' | 'restoring' | 'purging';
  worker: JournalWorkerDoc | null;
  leaseUntil: Date;
}

const trashEntrySchema = new Schema<TrashEntryDoc>(
  {
    _id: { type: String, required: true },
    kind: { type: String, required: true },
    recordIds: { type: [String], required: true },
    label: { type: String, required: true },
    domains: { type: [String], required: true },
    contents: { type: [{ what: String, count: Number, _id: false }], required: true },
    sets: { type: [Schema.Types.Mixed], required: true } as never,
    details: Schema.Types.Mixed,
    deletedBy: { type: String, required: true },
    deletedAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    state: { type: String, enum: ['deleting', 'trashed', 'restoring', 'purging'], required: true },
    worker: { type: Schema.Types.Mixed, default: null },
    leaseUntil: { type: Date, required: true },
  },
  { collection: 'trash_entries', autoIndex: false, versionKey: false, minimize: false },
);

trashEntrySchema.index({ deletedAt: -1, _id: -1 }, { name: 'by_deletion' });
trashEntrySchema.index({ kind: 1, recordIds: 1 }, { name: 'record_once', unique: true });
trashEntrySchema.index({ domains: 1 }, { name: 'by_domain' });
trashEntrySchema.index({ state: 1, expiresAt: 1 }, { name: 'by_state' });

export const TrashEntryModel: Model<TrashEntryDoc> =
  (mongoose.models.TrashEntry as Model<TrashEntryDoc> | undefined) ??
  model<TrashEntryDoc>('TrashEntry', trashEntrySchema);
