import { type CsvDelimiter, RecordParser } from './record-parser.ts';

/** How many known columns a header row names. */
export type HeaderRating = (header: string[]) => number;

const DELIMITERS: readonly CsvDelimiter[] = [',', ';', '\t', '|'];

/** What Excel's first line `sep=;` says. */
export function separatorLine(bytes: Buffer): CsvDelimiter | null {
  const sign = /^"?sep=([,;|\t])"?[\r\n]/i.exec(bytes.toString('latin1', 0, 16))?.[1];
  return DELIMITERS.find((delimiter) => delimiter === sign) ?? null;
}

/** The delimiter whose header row names most known columns; among equals the one that splits it most. */
export function findDelimiter(bytes: Buffer, isWhole: boolean, rateHeader: HeaderRating): CsvDelimiter {
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
