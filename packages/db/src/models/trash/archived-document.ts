import mongoose, { type Model, model, Schema } from 'mongoose';

/** A document that a journal entry has moved or copied out of its collection, unchanged. */
export interface ArchivedDocumentDoc {
  /** "<archive id>:<collection>:<document id>", so that archiving it again changes nothing. */
  _id: string;
  /** The journal entry, e.g. of the trash, that it belongs to. */
  archiveId: string;
  collectionName: string;
  document: Record<string, unknown>;
}

const archivedDocumentSchema = new Schema<ArchivedDocumentDoc>(
  {
    _id: { type: String, required: true },
    archiveId: { type: String, required: true },
    collectionName: { type: String, required: true },
    document: { type: Schema.Types.Mixed, required: true },
  },
  { collection: 'archived_documents', autoIndex: false, versionKey: false, minimize: false },
);

export const ARCHIVE_INDEXES = {
  archive: 'by_archive',
  reports: 'reports_by_version',
  recipients: 'recipients_by_key',
} as const;

archivedDocumentSchema.index({ archiveId: 1, collectionName: 1 }, { name: ARCHIVE_INDEXES.archive });
/** Their version numbers are not given again. */
archivedDocumentSchema.index(
  { 'document.companyId': 1, 'document.version': -1 },
  { name: ARCHIVE_INDEXES.reports, partialFilterExpression: { collectionName: 'reports' } },
);

/** What becomes known of people while their campaign is in the trash is known when it comes back. */
archivedDocumentSchema.index(
  { 'document.keys': 1 },
  { name: ARCHIVE_INDEXES.recipients, partialFilterExpression: { collectionName: 'outreach_messages' } },
);

export const ArchivedDocumentModel: Model<ArchivedDocumentDoc> =
  (mongoose.models.ArchivedDocument as Model<ArchivedDocumentDoc> | undefined) ??
  model<ArchivedDocumentDoc>('ArchivedDocument', archivedDocumentSchema);
