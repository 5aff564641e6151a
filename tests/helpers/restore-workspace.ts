import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import mongoose, { type mongo } from 'mongoose';

/** Workspaces as versions of the product wrote them, by the commit that wrote them: of schema 0, 1, 2 … up to the present one. */
export const WORKSPACES = [
  'a302844',
  '9a72962',
  '556a308',
  'd030641',
  '973d5fd',
  'bb94b42',
  '7ed796c',
  '9420295',
] as const;
export type WrittenBy = (typeof WORKSPACES)[number];

interface RecordedAnswers {
  /** The time that the server had when it answered. */
  recordedAt: string;
  /** By request, as "GET /api/settings" or "POST /api/contacts/do-not-contact/check marta@acme.com". */
  answers: Record<string, unknown>;
}

const fixture = (writtenBy: WrittenBy, file: string) =>
  fileURLToPath(new URL(`../fixtures/workspaces/${writtenBy}/${file}`, import.meta.url));

/** Puts the collections with their documents and indexes into an empty database. */
export async function restoreWorkspace(db: mongo.Db, writtenBy: WrittenBy): Promise<void> {
  const { EJSON } = mongoose.mongo.BSON;
  const lines = gunzipSync(await readFile(fixture(writtenBy, 'database.ndjson.gz')))
    .toString('utf8')
    .trimEnd();
  const documents = new Map<string, mongo.Document[]>();
  let current: mongo.Document[] = [];
  for (const line of lines.split('\n')) {
    const { collection, indexes, document } = EJSON.parse(line, { relaxed: false }) as mongo.Document;
    if (collection === undefined) {
      current.push(document);
    } else {
      current = [];
      documents.set(collection, current);
      await db.createCollection(collection);
      const declared = (indexes as mongo.IndexDescription[]).filter(({ name }) => name !== '_id_');
      if (declared.length > 0) await db.collection(collection).createIndexes(declared);
    }
  }
  for (const [collection, stored] of documents) {
    if (stored.length > 0) await db.collection(collection).insertMany(stored);
  }
}

/** The key by which the secrets of every one of them are sealed and its do-not-contact list is hashed. */
export async function restoreSecretKey(dataDir: string): Promise<void> {
  await copyFile(fixture('a302844', 'secret.key'), join(dataDir, 'secret.key'));
}

/** What the version that wrote the workspace answered from it. */
export async function readRecordedAnswers(writtenBy: WrittenBy): Promise<RecordedAnswers> {
  return JSON.parse(gunzipSync(await readFile(fixture(writtenBy, 'expected.json.gz'))).toString('utf8'));
}
