import { guardPhone, guardText } from './cells/formula-guard.ts';
import type { CsvDelimiter } from './record-parser.ts';

/** Excel shows accents only in a file that starts with it; a `sep=` line would undo that. */
export const UTF8_BOM = '\uFEFF';

const NO_PHONES: ReadonlySet<number> = new Set();

/**
 * One RFC 4180 line with its CRLF. Text is guarded against running as a formula, in the columns of phone numbers by a
 * rule of their own; numbers are written as they are.
 */
export function csvLine(
  cells: readonly (string | number | null)[],
  delimiter: CsvDelimiter = ',',
  phones: ReadonlySet<number> = NO_PHONES,
): string {
  let line = '';
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i];
    if (i > 0) line += delimiter;
    if (typeof cell === 'number') line += cell;
    else if (cell) line += quoteIfNeeded((phones.has(i) ? guardPhone : guardText)(cell), delimiter);
  }
  return `${line}\r\n`;
}

/** Readers trim unquoted cells, so a space at either end needs quotes as well. */
function quoteIfNeeded(text: string, delimiter: CsvDelimiter): string {
  return /["\r\n]|^\s|\s$/.test(text) || text.includes(delimiter) ? `"${text.replaceAll('"', '""')}"` : text;
}
