import { createReadStream } from 'node:fs';
import { type CsvDelimiter, type ParsedRecords, RecordParser } from './record-parser.ts';

export type CsvEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** Large enough that the promise per chunk costs nothing per row, small enough for flat memory. */
const CHUNK_BYTES = 256 * 1024;

export interface Records extends ParsedRecords {
  /** Bytes of the file read so far. */
  bytesRead: number;
}

/** Reads a file as records, one batch for each chunk of the file. */
export async function* readRecords(
  path: string,
  options: { encoding: CsvEncoding; delimiter: CsvDelimiter },
): AsyncGenerator<Records> {
  const parser = new RecordParser(options.delimiter);
  const toUtf8 = createTranscoder(options.encoding);
  let bytesRead = 0;
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK_BYTES })) {
    bytesRead += chunk.length;
    const batch = parser.parse(toUtf8(chunk, false));
    yield { ...batch, bytesRead };
  }
  yield { ...parser.parse(toUtf8(Buffer.alloc(0), true)), bytesRead };
  yield { ...parser.finish(), bytesRead };
}

/** The parser works on UTF-8 bytes: those pass through without their byte-order mark, other encodings are rewritten. */
export function createTranscoder(encoding: CsvEncoding): (chunk: Buffer, isLast: boolean) => Buffer {
  if (encoding !== 'utf-8') {
    const decoder = new TextDecoder(encoding);
    return (chunk, isLast) => Buffer.from(decoder.decode(chunk, { stream: !isLast }));
  }
  let isFirst = true;
  return (chunk) => {
    const hasMark = isFirst && chunk[0] === 0xef && chunk[1] === 0xbb && chunk[2] === 0xbf;
    isFirst = false;
    return hasMark ? chunk.subarray(3) : chunk;
  };
}
