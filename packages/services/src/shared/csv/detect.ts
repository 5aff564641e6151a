import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { ServiceError } from '../errors.ts';
import { type CsvDelimiter, RecordParser } from './record-parser.ts';
import { type CsvEncoding, createTranscoder } from './records.ts';
import { isMostlyUtf8, Utf8Counter, type Utf8Evidence } from './utf8-evidence.ts';

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
  /** How many known columns a header row names. */
  rateHeader: (header: string[]) => number;
}

const SAMPLE_BYTES = 64 * 1024;
const DELIMITERS: readonly CsvDelimiter[] = [',', ';', '\t', '|'];
const SAVE_AS_CSV = 'save it as CSV and choose that file';
/** Files that people rename to .csv, by their first bytes. */
const BINARY_KINDS: readonly { magic: number[]; message: string }[] = [
  { magic: [0x50, 0x4b, 0x03, 0x04], message: `This is an Excel workbook (.xlsx) or a ZIP archive; ${SAVE_AS_CSV}.` },
  { magic: [0x50, 0x4b, 0x05, 0x06], message: `This is an empty ZIP archive; ${SAVE_AS_CSV}.` },
  { magic: [0xd0, 0xcf, 0x11, 0xe0], message: `This is an old Excel workbook (.xls); ${SAVE_AS_CSV}.` },
  { magic: [0x25, 0x50, 0x44, 0x46], message: 'This is a PDF document, not a CSV file.' },
  { magic: [0x1f, 0x8b], message: 'This is a gzip archive; unpack it and choose the CSV file inside.' },
  { magic: [0x89, 0x50, 0x4e, 0x47], message: 'This is a picture (PNG), not a CSV file.' },
  { magic: [0xff, 0xd8, 0xff], message: 'This is a picture (JPEG), not a CSV file.' },
];

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

function refuseBinary(sample: Buffer): void {
  const kind = BINARY_KINDS.find(({ magic }) => magic.every((byte, i) => sample[i] === byte));
  if (kind) throw new ServiceError('invalid', kind.message);
  if (/^\uFEFF?\s*<(?:!doctype|html|table|\?xml)/i.test(sample.toString('utf8', 0, 200))) {
    throw new ServiceError('invalid', `This is a web page or an XML document, not a CSV file; ${SAVE_AS_CSV}.`);
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

function separatorLine(bytes: Buffer): CsvDelimiter | null {
  const sign = /^"?sep=([,;|\t])"?[\r\n]/i.exec(bytes.toString('latin1', 0, 16))?.[1];
  return DELIMITERS.find((delimiter) => delimiter === sign) ?? null;
}

/** The delimiter whose header row names most known columns; among equals the one that splits it most. */
export function findDelimiter(bytes: Buffer, isWhole: boolean, rateHeader: DetectOptions['rateHeader']): CsvDelimiter {
  let best: { delimiter: CsvDelimiter; score: number } = { delimiter: ',', score: 0 };
  for (const delimiter of DELIMITERS) {
    const parser = new RecordParser(delimiter);
    const { records } = parser.parse(bytes);
    const header = records.concat(isWhole ? parser.finish().records : []).find((record) => !isBlankRecord(record));
    if (!header) continue;
    const score = rateHeader(header) * 10_000 + header.length;
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}

/** An empty line, or one of blanks and delimiters only. */
export function isBlankRecord(record: readonly string[]): boolean {
  for (const cell of record) if (cell !== '' && cell.trim() !== '') return false;
  return true;
}
