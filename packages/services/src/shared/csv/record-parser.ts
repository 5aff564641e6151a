export type CsvDelimiter = ',' | ';' | '\t' | '|';

/** A quote that is not closed by then is taken for text, and what follows for rows of their own. */
const RECORD_BYTES_MAX = 4 * 1024 * 1024;
const QUOTE = 0x22;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const SPACE = 0x20;
const ASCII_MAX = 0x7f;

const BROKEN_CELL_SHOWN = 1000;

/** What makes one record unreadable; the records after it are read. */
export type RecordFault = { kind: 'open_quote'; line: number; column: number } | { kind: 'too_long' };

export interface ParsedRecords {
  records: string[][];
  /** Line of the file on which each record begins, from 1; line breaks inside quotes count. */
  lines: number[];
  /** Of each record; null for nearly all. */
  faults: (RecordFault | null)[];
}

/**
 * The one CSV parser of the product: RFC 4180 over UTF-8, chunk by chunk, and lenient where files are not exact. Line ends
 * may be mixed, records may differ in length, blanks before a cell are dropped, and a quote is text within an unquoted cell
 * and in a cell whose closing quote is followed by text. A quote that is not closed, or only by the quote of a later row,
 * is text too: it costs its record.
 */
export class RecordParser {
  readonly #delimiter: number;
  /** An incomplete record, which is read again from its start when more bytes have come. */
  #rest: Buffer = Buffer.alloc(0);
  #recordLine = 1;
  /** Whether the rest of a record that is too long is being passed over. */
  #isSkipping = false;

  // The record being read.
  #bytes: Buffer = this.#rest;
  #end = 0;
  /** Whether the file ends at `#end`. */
  #isFinal = false;
  #position = 0;
  #line = 1;
  /** The quote without an end at which the last reading stopped. */
  #openQuote: { at: number; line: number; column: number; isSplit: boolean } | null = null;
  /** Quotes of this record that are text, by their position. */
  readonly #textQuotes = new Set<number>();
  /** What was read of a record that could not be read to its end. */
  #partial: string[] = [];

  constructor(delimiter: CsvDelimiter) {
    this.#delimiter = delimiter.charCodeAt(0);
  }

  /** Records that these bytes complete. */
  parse(chunk: Buffer): ParsedRecords {
    return this.#read(chunk, false);
  }

  /** The last record of a file that does not end with a line break. */
  finish(): ParsedRecords {
    return this.#read(Buffer.alloc(0), true);
  }

  #read(chunk: Buffer, isLast: boolean): ParsedRecords {
    const parsed: ParsedRecords = { records: [], lines: [], faults: [] };
    const bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    this.#bytes = bytes;
    let start = this.#isSkipping ? this.#skipRecord(0, isLast) : 0;
    while (start < bytes.length) {
      this.#end = Math.min(bytes.length, start + RECORD_BYTES_MAX + 1);
      this.#isFinal = isLast && this.#end === bytes.length;
      const { cells, fault } = this.#readWithFault(start);
      if (cells === null) break;
      parsed.records.push(cells);
      parsed.lines.push(this.#recordLine);
      parsed.faults.push(fault);
      if (fault?.kind === 'too_long') start = this.#skipRecord(this.#end, isLast);
      else {
        this.#recordLine = this.#line + 1;
        start = this.#position;
      }
    }
    this.#rest = bytes.subarray(start);
    return parsed;
  }

  /** null when the record goes on after these bytes. */
  #readWithFault(start: number): { cells: string[] | null; fault: RecordFault | null } {
    let fault: RecordFault | null = null;
    if (this.#textQuotes.size > 0) this.#textQuotes.clear();
    for (;;) {
      const cells = this.#readRecord(start);
      if (cells !== null) return { cells, fault };
      const quote = this.#openQuote;
      const isWhole = this.#isFinal || this.#end - start > RECORD_BYTES_MAX;
      if (quote !== null && (quote.isSplit || isWhole)) {
        this.#textQuotes.add(quote.at);
        fault ??= { kind: 'open_quote', line: quote.line, column: quote.column };
      } else if (this.#end - start > RECORD_BYTES_MAX) {
        return { cells: this.#partial, fault: { kind: 'too_long' } };
      } else return { cells: null, fault: null };
    }
  }

  /** The start of the next record; at the end of the bytes while the line goes on. */
  #skipRecord(from: number, isLast: boolean): number {
    this.#isSkipping = true;
    for (let at = from; at < this.#bytes.length; at++) {
      const byte = this.#bytes[at];
      if (byte !== LINE_FEED && byte !== CARRIAGE_RETURN) continue;
      // A line feed may follow with the next bytes.
      if (byte === CARRIAGE_RETURN && at + 1 === this.#bytes.length && !isLast) return at;
      this.#isSkipping = false;
      this.#recordLine++;
      return byte === CARRIAGE_RETURN && this.#bytes[at + 1] === LINE_FEED ? at + 2 : at + 1;
    }
    return this.#bytes.length;
  }

  /** null when the record goes on after these bytes, or a quote of it has no end. */
  #readRecord(start: number): string[] | null {
    const cells: string[] = [];
    this.#line = this.#recordLine;
    this.#openQuote = null;
    this.#position = start;
    for (;;) {
      const from = this.#skipBlanks(this.#position);
      const line = this.#line;
      const isQuoted = from < this.#end && this.#bytes[from] === QUOTE && !this.#textQuotes.has(from);
      const cell = isQuoted ? this.#readQuoted(from, line, cells.length) : this.#readPlain(from);
      const isRecordEnd = cell === null ? null : this.#readCellEnd();
      if (cell === null || isRecordEnd === null) {
        this.#partial = [...cells, this.#bytes.toString('utf8', from, Math.min(this.#end, from + BROKEN_CELL_SHOWN))];
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

  #readQuoted(quote: number, line: number, column: number): string | null {
    const close = this.#findClosingQuote(quote + 1);
    if (close === null) this.#openQuote = { at: quote, line, column, isSplit: false };
    if (close === null || (close + 1 === this.#end && !this.#isFinal)) return null;
    const text = this.#unquoted(quote + 1, close);
    const next = close + 1 === this.#end ? this.#delimiter : this.#bytes[close + 1];
    if (next === this.#delimiter || next === LINE_FEED || next === CARRIAGE_RETURN) {
      this.#position = close + 1;
      return text;
    }
    const rest = this.#readPlain(close);
    if (rest === null) return null;
    if (rest.trim() === '"') return text;
    if (!/[\r\n]/.test(text)) return `"${text}${rest}`;
    // That quote opens another row's cell, and this one has swallowed the rows between.
    this.#openQuote = { at: quote, line, column, isSplit: true };
    return null;
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
}
