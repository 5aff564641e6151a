import { createReadStream } from 'node:fs';
import { type CsvEncoding, createTranscoder } from './encoding/transcode.ts';
import { type CsvDelimiter, type ParsedRecords, RecordParser } from './record-parser.ts';

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
