import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import mongoose, { type mongo } from 'mongoose';
import { extractTexts } from '../../shared/personal-data/extract-texts.ts';
import { textMatches } from '../../shared/personal-data/person-mentions.ts';

export interface ScanHit {
  collection: string;
  id: unknown;
}

/** Answers are kept compressed there. */
const COMPRESSED_COLLECTIONS = new Set(['cached_answers']);

/**
 * Lines of the audit log have ids and hashes and no texts, and a digit that is changed there looks like a forgery. Ids of records
 * that are gone lead nowhere.
 */
const UNREAD_COLLECTIONS = new Set(['audit_lines']);

/** Documents between two reports of how far a scan is. */
const STEP = 2000;

/**
 * Looks through every document of every collection, job queues and caches included, for a text that fits the pattern.
 * Documents are read as bytes and not taken apart, so that a large workspace takes seconds.
 * @param onScanned called now and then; what it throws ends the scan
 */
export async function scanDatabase(
  pattern: RegExp,
  onScanned: (done: number) => Promise<void> = async () => undefined,
): Promise<{ hits: ScanHit[]; scanned: number }> {
  const hits: ScanHit[] = [];
  let scanned = 0;
  for (const name of await collectionNames()) {
    for await (const bytes of openCollection(name).find({}, { raw: true })) {
      if (scanned++ % STEP === 0) await onScanned(scanned - 1);
      const document = bytes as unknown as Buffer;
      if (!(await documentMatches(name, document, pattern))) continue;
      hits.push({ collection: name, id: mongoose.mongo.BSON.deserialize(document)._id });
    }
  }
  return { hits, scanned };
}

/** Every text of every document, answers that are kept compressed included. */
export async function* readDocumentTexts(): AsyncGenerator<string> {
  for (const name of await collectionNames()) {
    for await (const document of openCollection(name).find({})) {
      yield* extractTexts(document);
      if (COMPRESSED_COLLECTIONS.has(name)) yield await unpack(document.body);
    }
  }
}

/** How many documents a scan reads, more or less. */
export async function countDocuments(): Promise<number> {
  const counts = await Promise.all(
    (await collectionNames()).map((name) => openCollection(name).estimatedDocumentCount()),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

export const openCollection = (name: string) => database().collection(name);

function database() {
  const { db } = mongoose.connection;
  if (db === undefined) throw new Error('The database is not connected');
  return db;
}

async function collectionNames(): Promise<string[]> {
  const collections = await database().listCollections({}, { nameOnly: true }).toArray();
  return collections
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('system.') && !UNREAD_COLLECTIONS.has(name));
}

async function documentMatches(collection: string, document: Buffer, pattern: RegExp): Promise<boolean> {
  if (textMatches(document.toString('utf8'), pattern)) return true;
  if (!COMPRESSED_COLLECTIONS.has(collection)) return false;
  const { body } = mongoose.mongo.BSON.deserialize(document, { promoteBuffers: true });
  return textMatches(await unpack(body), pattern);
}

/** @param body gzipped bytes, as BSON or as Node has them */
async function unpack(body: Buffer | mongo.Binary): Promise<string> {
  return (await promisify(gunzip)(Buffer.isBuffer(body) ? body : body.buffer)).toString('utf8');
}
