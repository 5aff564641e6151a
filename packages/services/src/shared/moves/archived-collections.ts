import { type ArchivedDocumentDoc, ArchivedDocumentModel, type DocumentSetDoc } from '@workbench/db';
import mongoose, { mongo } from 'mongoose';

export type StoredDocument = Record<string, unknown> & { _id: unknown };

/** Documents per step. */
export const CHUNK_MAX = 200;

/** Numbers keep their stored type, so that a document comes back as the same bytes. */
export const EXACT = { promoteValues: false, promoteLongs: false, promoteBuffers: false } as const;

export function collectionOf({ collectionName }: Pick<DocumentSetDoc, 'collectionName'>) {
  const { db } = mongoose.connection;
  if (db === undefined) throw new Error('The database is not connected');
  return db.collection<StoredDocument>(collectionName);
}

export const archivedDocuments = () =>
  ArchivedDocumentModel.collection as unknown as mongo.Collection<ArchivedDocumentDoc>;

export function archivedId(archiveId: string, collectionName: string, id: unknown): string {
  return `${archiveId}:${collectionName}:${id instanceof mongo.ObjectId ? id.toHexString() : String(id)}`;
}
