import { createHash } from 'node:crypto';
import type { mongo } from 'mongoose';
import type { Frame } from './archive/archive-frames.ts';
import { UNFINISHED_RESTORES } from './unfinished-restore.ts';

interface CollectionDigest {
  documents: number;
  /** Of the hashes of all documents, whatever their order. */
  hash: Buffer;
}

/** What a database holds, document by document, byte by byte. Equal ones are equal wherever they are stored. */
export class ContentDigest {
  readonly #collections = new Map<string, CollectionDigest>();

  add(collection: string, document: Uint8Array): void {
    const known = this.#collections.get(collection) ?? { documents: 0, hash: Buffer.alloc(32) };
    const hash = createHash('sha256').update(document).digest();
    for (const [at, byte] of hash.entries()) known.hash[at] = (known.hash[at] ?? 0) ^ byte;
    known.documents++;
    this.#collections.set(collection, known);
  }

  /** Passes frames on and takes in their documents. */
  async *tap(frames: AsyncIterable<Frame>): AsyncGenerator<Frame> {
    let collection = '';
    for await (const frame of frames) {
      if (frame.kind === 'collection') collection = frame.name;
      if (frame.kind === 'document') this.add(collection, frame.document);
      yield frame;
    }
  }

  /** The collections that differ, with their numbers of documents. */
  differences(other: ContentDigest): string[] {
    const names = new Set([...this.#collections.keys(), ...other.#collections.keys()]);
    return [...names].sort().flatMap((name) => {
      const [ours, theirs] = [this.#collections.get(name), other.#collections.get(name)];
      if (ours && theirs && ours.documents === theirs.documents && ours.hash.equals(theirs.hash)) return [];
      return [`${name} (${ours?.documents ?? 0} and ${theirs?.documents ?? 0} documents)`];
    });
  }
}

/** Reads a whole database, but for the mark of an unfinished restore. */
export async function digestDatabase(db: mongo.Db): Promise<ContentDigest> {
  const digest = new ContentDigest();
  for (const { name } of await db.listCollections({ type: 'collection' }, { nameOnly: true }).toArray()) {
    if (name.startsWith('system.') || name === UNFINISHED_RESTORES) continue;
    for await (const document of db.collection(name).find<Buffer>({}, { raw: true, batchSize: 1000 }))
      digest.add(name, document);
  }
  return digest;
}
