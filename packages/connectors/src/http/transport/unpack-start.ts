import type { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw, type Zlib } from 'node:zlib';
import { WireError } from './wire-error.ts';

/** Text shrinks to a thirtieth at best; what shrinks more is made to fill the reader's memory. */
const RATIO_MAX = 200;

/**
 * What stands at the start of a packed body, at most `bytesMax`: the body itself may have been cut.
 * @throws WireError for what is not packed so, and for what unpacks to much more than any text does
 */
export function unpackStart(body: Buffer, layer: string, bytesMax: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const unpacker = createUnpacker(body, layer);
    if (unpacker === null) return reject(broken());
    const chunks: Buffer[] = [];
    let size = 0;
    const finish = () => resolve(Buffer.concat(chunks).subarray(0, bytesMax));
    unpacker.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size < bytesMax) return;
      const ratio = size / Math.max(1, unpacker.bytesWritten);
      unpacker.destroy();
      if (ratio > RATIO_MAX) reject(new WireError('too_large', 'the answer is too large', true));
      else finish();
    });
    unpacker.on('end', finish);
    unpacker.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'Z_BUF_ERROR' && size > 0) finish();
      else reject(broken());
    });
    unpacker.end(body);
  });
}

function createUnpacker(body: Buffer, layer: string): (Transform & Zlib) | null {
  if (layer === 'gzip' || layer === 'x-gzip') return createGunzip();
  if (layer === 'br') return createBrotliDecompress();
  // Some servers send the bare stream under this name; the low half of the first byte tells which.
  if (layer === 'deflate') return ((body[0] ?? 0) & 0x0f) === 8 ? createInflate() : createInflateRaw();
  return null;
}

const broken = () => new WireError('broken', 'the answer is packed wrongly', true);
