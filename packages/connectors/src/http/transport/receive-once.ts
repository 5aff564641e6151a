import { pipeline, Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { Dispatcher } from 'undici';
import { layersOf } from './decompress.ts';
import { flatten, type WireAnswer, type WireLimits } from './dispatch-once.ts';
import { toWireError, WireError } from './wire-error.ts';

/** A refusal is short. */
const REFUSAL_BYTES_MAX = 1024 * 1024;

/**
 * Sends one request and hands the unpacked body of a 2xx to `receive` while it arrives; any other answer is gathered.
 * Rejects with WireError, and with what `receive` throws.
 */
export async function receiveOnce(
  dispatcher: Dispatcher,
  options: Dispatcher.DispatchOptions,
  limits: WireLimits,
  receive: (bytes: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<WireAnswer> {
  const signal = AbortSignal.timeout(limits.timeoutMs);
  const { statusCode, headers, body } = await dispatcher
    .request({ ...options, method: options.method, signal } as Dispatcher.RequestOptions)
    .catch((error: Error) => {
      throw failureOf(error, signal, limits);
    });
  const answer = { status: statusCode, headers: flatten(headers) };
  try {
    if (statusCode < 200 || statusCode > 299) return { ...answer, bytes: await gather(body) };
    const unpacked = unpack(body, answer.headers['content-encoding'] ?? '');
    await receive(bounded(unpacked, signal, limits));
    return { ...answer, bytes: Buffer.alloc(0) };
  } finally {
    // What was not read is not needed.
    body.on('error', () => undefined).destroy();
  }
}

const failureOf = (error: Error, { aborted }: AbortSignal, { timeoutMs }: WireLimits): WireError =>
  aborted ? new WireError('timeout', `no whole answer within ${timeoutMs / 1000} s`, true) : toWireError(error, true);

async function gather(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > REFUSAL_BYTES_MAX) break;
  }
  return Buffer.concat(chunks);
}

function unpack(body: Readable, contentEncoding: string): AsyncIterable<Buffer> {
  const named = layersOf(contentEncoding).reduce((packed, layer) => through(packed, unpackerOf(layer)), body);
  return unpackFile(named);
}

/** A file such as list.csv.gz comes packed without a word in the headers. */
async function* unpackFile(bytes: Readable): AsyncGenerator<Buffer> {
  const chunks = (bytes as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  const first = await chunks.next();
  if (first.done) return;
  const all = async function* () {
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => chunks };
  };
  const isPackedFile = first.value[0] === 0x1f && first.value[1] === 0x8b;
  yield* isPackedFile ? through(Readable.from(all()), createGunzip()) : all();
}

/** An error of the source reaches whoever reads the end. */
function through(source: Readable, transform: Transform): Readable {
  return pipeline(source, transform, () => undefined);
}

function unpackerOf(layer: string): Transform {
  if (layer === 'gzip' || layer === 'x-gzip') return createGunzip();
  if (layer === 'br') return createBrotliDecompress();
  if (layer === 'deflate') return createInflate();
  throw new WireError('broken', 'the response has an unknown content encoding', true);
}

async function* bounded(bytes: AsyncIterable<Buffer>, signal: AbortSignal, limits: WireLimits): AsyncGenerator<Buffer> {
  let size = 0;
  try {
    for await (const chunk of bytes) {
      size += chunk.length;
      if (size > limits.bytesMax) throw new WireError('too_large', 'the answer is too large', true);
      yield chunk;
    }
  } catch (error) {
    const isPacking = String((error as NodeJS.ErrnoException).code).startsWith('Z_');
    if (isPacking) throw new WireError('broken', 'the answer is packed wrongly', true, { cause: error });
    throw failureOf(error as Error, signal, limits);
  }
}
