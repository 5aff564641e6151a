export type CsvDelimiter = ',' | ';' | '\t' | '|';

/** A quote that is never closed would swallow the rest of the file; beyond this the parser gives up. */
const RECORD_BYTES_MAX = 4 * 1024 * 1024;
const QUOTE = 0x22;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const SPACE = 0x20;
const ASCII_MAX = 0x7f;

/** Where reading had to stop: `line` is that of the opening quote, `cells` what was read of the record. */
export interface BrokenRecord {
  line: number;
  recordLine: number;
  cells: string[];
  isOpenQuote: boolean;
}

export interface ParsedRecords {
  records: string[][];
  /** Line of the file on which each record begins, from 1; line breaks inside quotes count. */
  lines: number[];
  /** Of each record whether text follows a closing quote somewhere in it: over several lines it has swallowed rows. */
  haveLooseQuote: boolean[];
  broken: BrokenRecord | null;
}

/**
 * The one CSV parser of the product: RFC 4180 over UTF-8, chunk by chunk, and lenient where files are not exact. Line ends
 * may be mixed, records may differ in length, blanks before a cell are dropped, and a quote is text within an unquoted cell
 * and in a cell whose closing quote is followed by text.
 */
export class RecordParser {
  readonly #delimiter: number;
  /** An incomplete record, which is read again from its start when more bytes have come. */
  #rest: Buffer = Buffer.alloc(0);
  #recordLine = 1;
  #broken: BrokenRecord | null = null;

  // The record being read.
  #bytes: Buffer = this.#rest;
  #end = 0;
  /** Whether the file ends at `#end`. */
  #isFinal = false;
  #position = 0;
  #line = 1;
  #isOpenQuote = false;
  #isLoose = false;

  constructor(delimiter: CsvDelimiter) {
    this.#delimiter = delimiter.charCodeAt(0);
  }

  /** Records that these bytes complete. After a broken record nothing more comes. */
  parse(chunk: Buffer): ParsedRecords {
    return this.#read(chunk, false);
  }

  /** The last record of a file that does not end with a line break. */
  finish(): ParsedRecords {
    return this.#read(Buffer.alloc(0), true);
  }

  #read(chunk: Buffer, isLast: boolean): ParsedRecords {
    const parsed: ParsedRecords = { records: [], lines: [], haveLooseQuote: [], broken: null };
    const bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    this.#bytes = bytes;
    let start = 0;
    while (start < bytes.length && this.#broken === null) {
      this.#end = Math.min(bytes.length, start + RECORD_BYTES_MAX + 1);
      this.#isFinal = isLast && this.#end === bytes.length;
      const cells = this.#readRecord(start);
      if (cells === null) break;
      parsed.records.push(cells);
      parsed.lines.push(this.#recordLine);
      parsed.haveLooseQuote.push(this.#isLoose);
      this.#recordLine = this.#line + 1;
      start = this.#position;
    }
    this.#rest = this.#broken === null ? bytes.subarray(start) : Buffer.alloc(0);
    return { ...parsed, broken: this.#broken };
  }

  /** null when the record goes on after these bytes, or is broken. */
  #readRecord(start: number): string[] | null {
    const cells: string[] = [];
    this.#line = this.#recordLine;
    this.#isLoose = false;
    this.#position = start;
    for (;;) {
      const from = this.#skipBlanks(this.#position);
      const line = this.#line;
      this.#isOpenQuote = false;
      const isQuoted = from < this.#end && this.#bytes[from] === QUOTE;
      const cell = isQuoted ? this.#readQuoted(from) : this.#readPlain(from);
      const isRecordEnd = cell === null ? null : this.#readCellEnd();
      if (cell === null || isRecordEnd === null) {
        if (this.#isFinal || this.#end - start > RECORD_BYTES_MAX) this.#giveUp(line, cells, from);
        return null;
      }
      cells.push(cell);
      if (isRecordEnd) return cells;
    }
  }

  #skipBlanks(from: number): number {
    const bytes = this.#bytes;
    for (let at = from; at < this.#end; ) {
      const byte = bytes[at] ?? 0;
      if (byte > SPACE && byte <= ASCII_MAX) return at;
      if (byte === this.#delimiter || byte === LINE_FEED || byte === CARRIAGE_RETURN) return at;
      const length = byte <= SPACE ? 1 : byte < 0xe0 ? 2 : 3;
      if (bytes.toString('utf8', at, at + length).trim() !== '') return at;
      at += length;
    }
    return this.#end;
  }

  /** Up to the delimiter or the line end; null when neither has come. */
  #readPlain(from: number): string | null {
    const bytes = this.#bytes;
    const end = this.#end;
    const delimiter = this.#delimiter;
    let at = from;
    let bits = 0;
    for (; at < end; at++) {
      const byte = bytes[at] ?? 0;
      if (byte === delimiter || byte === LINE_FEED || byte === CARRIAGE_RETURN) break;
      bits |= byte;
    }
    if (at === end && !this.#isFinal) return null;
    this.#position = at;
    return bytes.toString(bits <= ASCII_MAX ? 'latin1' : 'utf8', from, at);
  }

  #readQuoted(quote: number): string | null {
    const close = this.#findClosingQuote(quote + 1);
    if (close === null || (close + 1 === this.#end && !this.#isFinal)) return null;
    const text = this.#unquoted(quote + 1, close);
    const next = close + 1 === this.#end ? this.#delimiter : this.#bytes[close + 1];
    if (next === this.#delimiter || next === LINE_FEED || next === CARRIAGE_RETURN) {
      this.#position = close + 1;
      return text;
    }
    this.#isLoose = true;
    const rest = this.#readPlain(close);
    return rest === null ? null : `"${text}${rest}`;
  }

  #findClosingQuote(from: number): number | null {
    const bytes = this.#bytes;
    for (let at = from; at < this.#end; at++) {
      const byte = bytes[at];
      if (byte === QUOTE) {
        if (bytes[at + 1] !== QUOTE || at + 1 === this.#end) return at;
        at++;
      } else if (byte === CARRIAGE_RETURN || (byte === LINE_FEED && bytes[at - 1] !== CARRIAGE_RETURN)) {
        this.#line++;
      }
    }
    this.#isOpenQuote = true;
    return null;
  }

  #unquoted(from: number, to: number): string {
    const text = this.#bytes.toString('utf8', from, to);
    return text.includes('""') ? text.replaceAll('""', '"') : text;
  }

  /** Whether the cell is the last of its record; null while a line feed may follow a carriage return. */
  #readCellEnd(): boolean | null {
    const byte = this.#bytes[this.#position];
    if (this.#position === this.#end) return true;
    this.#position++;
    if (byte === this.#delimiter) return false;
    if (byte !== CARRIAGE_RETURN) return true;
    if (this.#position === this.#end && !this.#isFinal) return null;
    if (this.#position < this.#end && this.#bytes[this.#position] === LINE_FEED) this.#position++;
    return true;
  }

  #giveUp(line: number, cells: string[], from: number): void {
    const isOpenQuote = this.#isOpenQuote;
    const text = isOpenQuote ? this.#unquoted(from + 1, this.#end) : this.#bytes.toString('utf8', from, this.#end);
    this.#broken = { line, recordLine: this.#recordLine, cells: [...cells, text], isOpenQuote };
  }
}
