import { createHash, type Hash } from 'node:crypto';

/**
 * The inside of a backup: frames of one kind byte, four bytes of length (little endian) and as many bytes of content. First a
 * header, then for each collection its name and its documents as BSON, last the numbers and the SHA-256 of all before it.
 */
export type Frame =
  | { kind: 'header'; header: ArchiveHeader }
  | { kind: 'collection'; name: string }
  | { kind: 'document'; document: Buffer }
  | { kind: 'end' };

export interface ArchiveHeader {
  format: 'sales-intelligence-workbench backup';
  formatVersion: 1;
  /** ISO 8601; the archive has what was acknowledged before. */
  createdAt: string;
  /** Number of the last upgrade step that the data has gone through. */
  schemaVersion: number;
}

const KINDS = { header: 1, collection: 2, document: 3, end: 4 } as const;
const PREFIX_BYTES = 5;
/** A document has 16 MB at most. */
const CONTENT_BYTES_MAX = 17 * 1024 * 1024;

/** A file that is no whole backup; the message says why. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
}

const CUT_OFF = 'This backup is cut off: its end is missing. Nothing was restored.';
const DAMAGED = 'This backup is damaged: its content is not what was written. Nothing was restored.';

/** Turns frames into bytes and appends the end. */
export class FrameWriter {
  #hash: Hash = createHash('sha256');
  #collections: Record<string, number> = {};
  #current = '';

  header(header: ArchiveHeader): Buffer {
    return this.#frame(KINDS.header, Buffer.from(JSON.stringify(header)));
  }

  collection(name: string): Buffer {
    this.#current = name;
    this.#collections[name] = 0;
    return this.#frame(KINDS.collection, Buffer.from(name));
  }

  document(document: Buffer): Buffer {
    this.#collections[this.#current] = (this.#collections[this.#current] ?? 0) + 1;
    return this.#frame(KINDS.document, document);
  }

  end(): Buffer {
    const summary = { collections: this.#collections, sha256: this.#hash.digest('hex') };
    return frameOf(KINDS.end, Buffer.from(JSON.stringify(summary)));
  }

  #frame(kind: number, content: Buffer): Buffer {
    const frame = frameOf(kind, content);
    this.#hash.update(frame);
    return frame;
  }
}

function frameOf(kind: number, content: Buffer): Buffer {
  const frame = Buffer.allocUnsafe(PREFIX_BYTES + content.length);
  frame.writeUInt8(kind, 0);
  frame.writeUInt32LE(content.length, 1);
  content.copy(frame, PREFIX_BYTES);
  return frame;
}

/** Reads frames. @throws ArchiveError where the bytes end early, go on after the end, or are not those that were written */
export async function* readFrames(bytes: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  const hash = createHash('sha256');
  const counts: Record<string, number> = {};
  let current = '';
  let rest: Buffer = Buffer.alloc(0);
  let isEnded = false;
  for await (const chunk of bytes) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    while (rest.length >= PREFIX_BYTES) {
      const length = rest.readUInt32LE(1);
      if (isEnded || length > CONTENT_BYTES_MAX) throw new ArchiveError(DAMAGED);
      if (rest.length < PREFIX_BYTES + length) break;
      const content = rest.subarray(PREFIX_BYTES, PREFIX_BYTES + length);
      const kind = rest.readUInt8(0);
      if (kind === KINDS.end) {
        checkEnd(content, { collections: counts, sha256: hash.digest('hex') });
        isEnded = true;
        yield { kind: 'end' };
      } else {
        hash.update(rest.subarray(0, PREFIX_BYTES + length));
        if (kind === KINDS.collection) {
          current = content.toString();
          counts[current] = 0;
          yield { kind: 'collection', name: current };
        } else if (kind === KINDS.document) {
          counts[current] = (counts[current] ?? 0) + 1;
          yield { kind: 'document', document: content };
        } else if (kind === KINDS.header) yield { kind: 'header', header: readHeader(content) };
        else throw new ArchiveError(DAMAGED);
      }
      rest = rest.subarray(PREFIX_BYTES + length);
    }
  }
  if (!isEnded) throw new ArchiveError(CUT_OFF);
  if (rest.length > 0) throw new ArchiveError(DAMAGED);
}

function readHeader(content: Buffer): ArchiveHeader {
  try {
    return JSON.parse(content.toString());
  } catch (error) {
    throw new ArchiveError(DAMAGED, { cause: error });
  }
}

function checkEnd(content: Buffer, read: object): void {
  if (content.toString() !== JSON.stringify(read)) throw new ArchiveError(DAMAGED);
}
