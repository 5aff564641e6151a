import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, inflateRaw } from 'node:zlib';
import type { WireLimits } from './dispatch-once.ts';
import { unpackStart } from './unpack-start.ts';
import { WireError } from './wire-error.ts';

const gunzipped = promisify(gunzip);
const inflated = promisify(inflate);
const inflatedRaw = promisify(inflateRaw);
const unbrotlied = promisify(brotliDecompress);

/** What is asked for in Accept-Encoding. */
export const ACCEPTED_ENCODINGS = 'gzip, deflate, br';
/** No honest server packs a body more often. */
const LAYERS_MAX = 3;

/** Undoes Content-Encoding; a layer that grows beyond `bytesMax` is cut there or refused. Throws WireError. */
export async function decompress(
  body: Buffer,
  contentEncoding: string,
  { bytesMax, isCutWhenLong = false }: Pick<WireLimits, 'bytesMax' | 'isCutWhenLong'>,
): Promise<Buffer> {
  let bytes = body;
  for (const layer of layersOf(contentEncoding)) {
    if (bytes.length === 0) return bytes;
    bytes = await (isCutWhenLong ? unpackStart : unpackWithin)(bytes, layer, bytesMax);
  }
  // Files such as sitemap.xml.gz come packed without anybody saying so; no text begins with these two bytes. Only once:
  // there are files that unpack to themselves.
  const isPackedFile = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return isPackedFile ? unpackWithin(bytes, 'gzip', bytesMax) : bytes;
}

/** In the order in which they are undone. Throws WireError. */
export function layersOf(contentEncoding: string): string[] {
  const layers = contentEncoding
    .toLowerCase()
    .split(',')
    .map((layer) => layer.trim())
    .filter((layer) => layer !== '' && layer !== 'identity')
    .reverse();
  if (layers.length > LAYERS_MAX) throw new WireError('broken', 'the answer is packed too often', true);
  return layers;
}

async function unpackWithin(bytes: Buffer, layer: string, bytesMax: number): Promise<Buffer> {
  return unpack(bytes, layer, { maxOutputLength: bytesMax }).catch((error: NodeJS.ErrnoException) => {
    if (error instanceof WireError) throw error;
    if (error.code === 'ERR_BUFFER_TOO_LARGE') throw new WireError('too_large', 'the answer is too large', true);
    throw new WireError('broken', 'the answer is packed wrongly', true);
  });
}

async function unpack(bytes: Buffer, layer: string, options: { maxOutputLength: number }): Promise<Buffer> {
  if (layer === 'gzip' || layer === 'x-gzip') return gunzipped(bytes, options);
  if (layer === 'br') return unbrotlied(bytes, options);
  // Some servers send the bare stream under this name; the low half of the first byte tells which.
  if (layer === 'deflate')
    return ((bytes[0] ?? 0) & 0x0f) === 8 ? inflated(bytes, options) : inflatedRaw(bytes, options);
  throw new WireError('broken', `the response has an unknown content encoding`, true);
}
