import { gunzipSync } from 'node:zlib';
import mongoose from 'mongoose';

/**
 * Where in the database a text fits, as "collection path": every document is taken apart here, names of fields, numbers
 * and bytes included, and what is compressed is unpacked. On purpose nothing of it is the product's own scan.
 */
export async function scanEverything(fits: (text: string) => boolean): Promise<string[]> {
  const { db } = mongoose.connection;
  if (db === undefined) throw new Error('The database is not connected');
  const places: string[] = [];
  for (const { name } of await db.listCollections().toArray()) {
    if (name.startsWith('system.')) continue;
    for await (const document of db.collection(name).find()) {
      for (const [path, text] of textsOf(document, '')) if (fits(text)) places.push(`${name} ${path}`);
    }
  }
  return places;
}

function* textsOf(value: unknown, path: string): Generator<[path: string, text: string]> {
  const bytes = bytesOf(value);
  if (bytes !== null) yield [path, unpacked(bytes)];
  else if (Array.isArray(value)) for (const [at, one] of value.entries()) yield* textsOf(one, `${path}[${at}]`);
  else if (typeof value === 'object' && value !== null && !(value instanceof Date) && !('toHexString' in value)) {
    for (const [name, one] of Object.entries(value)) {
      yield [`${path}.${name} (its name)`, name];
      yield* textsOf(one, `${path}.${name}`);
    }
  } else yield [path, String(value)];
}

function bytesOf(value: unknown): Buffer | null {
  if (value instanceof Uint8Array) return Buffer.from(value);
  return value instanceof mongoose.mongo.Binary ? Buffer.from(value.buffer) : null;
}

const unpacked = (bytes: Buffer): string =>
  (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString('utf8');
