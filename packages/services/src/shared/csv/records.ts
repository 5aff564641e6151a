import { createReadStream } from 'node:fs';
import { type CsvError, Parser } from 'csv-parse';

export type CsvEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';
export type CsvDelimiter = ',' | ';' | '\t' | '|';

/** A quote that is never closed swallows the rest of the file; the parser gives up here instead of filling memory. */
const RECORD_BYTES_MAX = 4 * 1024 * 1024;
/** Large enough that the promise per chunk costs nothing per row, small enough for flat memory. */
const CHUNK_BYTES = 256 * 1024;

/** Where reading had to stop: `line` is that of the opening quote, `cells` what was read of the record. */
export interface BrokenRecord {
  line: number;
  recordLine: number;
  cells: string[];
  isOpenQuote: boolean;
}

export interface Records {
  records: string[][];
  /** Line of the file on which each record begins, from 1; line breaks inside quotes count. */
  lines: number[];
  /** Of each record whether text follows a closing quote somewhere in it: over several lines it has swallowed rows. */
  haveLooseQuote: boolean[];
  bytesRead: number;
  broken: BrokenRecord | null;
}

/**
 * The one CSV parser of the product, fed chunk by chunk without its stream machinery: `push` collects records
 * synchronously, so rows that came before a fatal error are kept and no promise is spent per row.
 */
export class RecordParser extends Parser {
  /** Internals of csv-parse 7 (its `api` state), read only after an error to tell the person which row is broken. */
  declare readonly state: {
    record: string[];
    field: { toString(encoding: 'utf8'): string; prepend(quote: unknown): void };
    quoting: boolean;
    expectedRecordLength: number | undefined;
  };
  private records: string[][] = [];
  private lines: number[] = [];
  private haveLooseQuote: boolean[] = [];
  private hasLooseQuote = false;
  private nextLine = 1;
  private broken: BrokenRecord | null = null;

  constructor(delimiter: CsvDelimiter) {
    super({
      delimiter,
      // Listing all three reads mixed line ends; a stray quote in an unquoted cell is text.
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_quotes: true,
      relax_column_count: true,
      ltrim: true,
      max_record_size: RECORD_BYTES_MAX,
    });
    // The parser builds an error for each row of another length than the first, thirty times the cost of reading it.
    const { state } = this;
    Object.defineProperty(state, 'expectedRecordLength', { get: () => state.record.length, set: () => undefined });
    // The opening quote is put back as text when other text follows the closing one; nothing else is ever prepended.
    const prepend = state.field.prepend.bind(state.field);
    state.field.prepend = (quote) => {
      this.hasLooseQuote = true;
      prepend(quote);
    };
  }

  override push(record: string[] | null): boolean {
    if (record === null) return true;
    this.records.push(record);
    this.lines.push(this.nextLine);
    this.haveLooseQuote.push(this.hasLooseQuote);
    this.hasLooseQuote = false;
    this.nextLine += 1 + countLineBreaks(record);
    return true;
  }

  /** Records completed by these bytes (UTF-8). After a broken record nothing more comes. */
  parseChunk(bytes: Buffer, bytesRead: number): Records {
    if (this.broken === null && bytes.length > 0) this._transform(bytes, 'utf8', (error) => this.onError(error));
    return this.drain(bytesRead);
  }

  /** The last record of a file that does not end with a line break. */
  finish(bytesRead: number): Records {
    if (this.broken === null) this._flush((error) => this.onError(error));
    return this.drain(bytesRead);
  }

  private drain(bytesRead: number): Records {
    const { records, lines, haveLooseQuote, broken } = this;
    this.records = [];
    this.lines = [];
    this.haveLooseQuote = [];
    return { records, lines, haveLooseQuote, bytesRead, broken };
  }

  private onError(error: Error | null | undefined): void {
    if (!error) return;
    const { code } = error as CsvError;
    if (code !== 'CSV_QUOTE_NOT_CLOSED' && code !== 'CSV_MAX_RECORD_SIZE') throw error;
    const complete = [...this.state.record];
    this.broken = {
      line: this.nextLine + countLineBreaks(complete),
      recordLine: this.nextLine,
      cells: [...complete, this.state.field.toString('utf8')],
      isOpenQuote: this.state.quoting,
    };
  }
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
    const batch = parser.parseChunk(toUtf8(chunk, false), bytesRead);
    yield batch;
    if (batch.broken !== null) return;
  }
  const rest = parser.parseChunk(toUtf8(Buffer.alloc(0), true), bytesRead);
  yield rest;
  if (rest.broken === null) yield parser.finish(bytesRead);
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

function countLineBreaks(record: readonly string[]): number {
  let count = 0;
  for (const cell of record) {
    if (cell.includes('\n') || cell.includes('\r')) count += cell.match(/\r\n|\n|\r/g)?.length ?? 0;
  }
  return count;
}
