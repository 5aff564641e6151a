import { isUtf8 } from 'node:buffer';

/** What speaks for a file's being UTF-8 and what against it. */
export interface Utf8Evidence {
  /** Characters of several bytes that are whole: text in another encoding hardly ever looks like one. */
  characters: number;
  /** Bytes that belong to no character. */
  invalidBytes: number;
}

/** Text in another encoding looks like a whole character of UTF-8 far more seldom than damage comes in several bytes. */
const BYTES_PER_CHARACTER = 10;

/** One broken byte in a list of thousands of umlauts is a damaged row, not another encoding. Pure. */
export function isMostlyUtf8({ characters, invalidBytes }: Utf8Evidence): boolean {
  return invalidBytes === 0 || characters * BYTES_PER_CHARACTER >= invalidBytes;
}

/** Counts chunk by chunk; a character may be split between two chunks. */
export class Utf8Counter {
  readonly #evidence: Utf8Evidence = { characters: 0, invalidBytes: 0 };
  #carry: Buffer = Buffer.alloc(0);

  add(chunk: Buffer): void {
    const bytes = this.#carry.length > 0 ? Buffer.concat([this.#carry, chunk]) : chunk;
    const end = bytes.length - incompleteTail(bytes);
    this.#count(bytes.subarray(0, end));
    this.#carry = bytes.subarray(end);
  }

  /** A character that the file's end cuts off is damage. */
  finish(): Utf8Evidence {
    this.#evidence.invalidBytes += this.#carry.length;
    return this.#evidence;
  }

  #count(bytes: Buffer): void {
    if (isUtf8(bytes)) {
      for (let at = 0; at < bytes.length; at++) if ((bytes[at] ?? 0) >= 0xc0) this.#evidence.characters++;
      return;
    }
    for (let at = 0; at < bytes.length; ) {
      if ((bytes[at] ?? 0) < 0x80) {
        at++;
        continue;
      }
      const length = characterLength(bytes, at);
      if (length === 0) this.#evidence.invalidBytes++;
      else this.#evidence.characters++;
      at += Math.max(1, length);
    }
  }
}

/** Of the character of several bytes that begins here; 0 when none does. */
function characterLength(bytes: Buffer, at: number): number {
  const byte = bytes[at] ?? 0;
  if (byte < 0xc2 || byte > 0xf4) return 0;
  const length = lengthByFirst(byte);
  return at + length <= bytes.length && isUtf8(bytes.subarray(at, at + length)) ? length : 0;
}

/** Bytes at the end that start a character which the next chunk completes: 0 to 3. */
function incompleteTail(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte >= 0xc0) return back < lengthByFirst(byte) ? back : 0;
    if (byte < 0x80) return 0;
  }
  return 0;
}

function lengthByFirst(byte: number): number {
  if (byte >= 0xf0) return 4;
  return byte >= 0xe0 ? 3 : 2;
}
