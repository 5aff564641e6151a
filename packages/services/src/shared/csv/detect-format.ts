import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { ServiceError } from '../errors.ts';
import { refuseBinary } from './encoding/refuse-binary.ts';
import { type CsvEncoding, createTranscoder } from './encoding/transcode.ts';
import { isMostlyUtf8, Utf8Counter, type Utf8Evidence } from './encoding/utf8-evidence.ts';
import { findDelimiter, type HeaderRating, separatorLine } from './find-delimiter.ts';
import type { CsvDelimiter } from './record-parser.ts';

export interface CsvFormat {
  encoding: CsvEncoding;
  delimiter: CsvDelimiter;
  bytesTotal: number;
  /** The first line is Excel's `sep=;` and not the header. */
  hasSeparatorLine: boolean;
}

export interface DetectOptions {
  encoding?: CsvEncoding | undefined;
  delimiter?: CsvDelimiter | undefined;
  bytesMax?: number | undefined;
  rateHeader: HeaderRating;
}

const SAMPLE_BYTES = 64 * 1024;
/**
 * Detects the encoding and the delimiter of a file on disk; what the user has chosen wins.
 * @throws ServiceError 'invalid' for an empty or binary file or one that contradicts the chosen encoding, 'too_large'
 * beyond `bytesMax`.
 */
export async function detectFormat(path: string, chosen: DetectOptions): Promise<CsvFormat> {
  const { size } = await stat(path);
  if (chosen.bytesMax !== undefined && size > chosen.bytesMax) {
    const limit = chosen.bytesMax.toLocaleString('en-US');
    throw new ServiceError('too_large', `The file is larger than ${limit} bytes; split it into smaller files.`);
  }
  const sample = await readSample(path);
  refuseBinary(sample);
  const encoding = await findEncoding(path, sample, chosen.encoding);
  const bytes = createTranscoder(encoding)(sample, false);
  const separator = separatorLine(bytes);
  const delimiter = chosen.delimiter ?? separator ?? findDelimiter(bytes, sample.length === size, chosen.rateHeader);
  return { encoding, delimiter, bytesTotal: size, hasSeparatorLine: separator !== null };
}

async function readSample(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SAMPLE_BYTES), 0, SAMPLE_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function findEncoding(path: string, sample: Buffer, chosen: CsvEncoding | undefined): Promise<CsvEncoding> {
  if (chosen !== undefined && chosen !== 'utf-8') return chosen;
  if (chosen === undefined) {
    const utf16 = findUtf16(sample);
    if (utf16 !== null) return utf16;
  }
  if (hasUtf8Mark(sample) || isMostlyUtf8(await weighUtf8(path))) return 'utf-8';
  if (chosen === 'utf-8') {
    throw new ServiceError(
      'invalid',
      'The file is not valid UTF-8; choose Windows-1252 or let the encoding be detected.',
    );
  }
  return 'windows-1252';
}

function hasUtf8Mark(sample: Buffer): boolean {
  return sample[0] === 0xef && sample[1] === 0xbb && sample[2] === 0xbf;
}

/** By its byte-order mark, or else by the NUL bytes that UTF-16 has beside every ASCII letter of the header. */
function findUtf16(sample: Buffer): 'utf-16le' | 'utf-16be' | null {
  if (sample[0] === 0xff && sample[1] === 0xfe) return 'utf-16le';
  if (sample[0] === 0xfe && sample[1] === 0xff) return 'utf-16be';
  const pairs = Math.min(sample.length, 256) >> 1;
  let evenNuls = 0;
  let oddNuls = 0;
  for (let i = 0; i < pairs; i++) {
    if (sample[2 * i] === 0) evenNuls++;
    if (sample[2 * i + 1] === 0) oddNuls++;
  }
  if (oddNuls > 0.4 * pairs && evenNuls < 0.05 * pairs) return 'utf-16le';
  if (evenNuls > 0.4 * pairs && oddNuls < 0.05 * pairs) return 'utf-16be';
  return null;
}

/** Reads the whole file: the first umlaut of a Windows-1252 list may be in its last row. */
async function weighUtf8(path: string): Promise<Utf8Evidence> {
  const counter = new Utf8Counter();
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 })) counter.add(chunk);
  return counter.finish();
}
