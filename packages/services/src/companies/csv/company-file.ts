import type { CsvEncoding } from '../../shared/csv/encoding/transcode.ts';
import type { CsvDelimiter } from '../../shared/csv/record-parser.ts';
import type { Records } from '../../shared/csv/records.ts';

/** How a file is read; what is left out is detected. */
export interface FileOptions {
  /** Of messages. */
  fileName?: string;
  delimiter?: CsvDelimiter;
  encoding?: CsvEncoding;
  bytesMax?: number;
}

/** A CSV file or the sheet of a workbook, as records of cells. */
export interface CompanyFile {
  /** Of a workbook: those of its error file. */
  encoding: CsvEncoding;
  delimiter: CsvDelimiter;
  /** The sheet of a workbook that is read; null for text. */
  sheet: string | null;
  bytesTotal: number;
  /** Lines before this one are no rows: Excel's `sep=;`, or titles over the header of a sheet. */
  firstLine: number;
  /** Cells of the widest row of a sheet; 0 for text, whose rows have those of the header. */
  width: number;
  /** From the start each time. */
  records(): AsyncIterable<Records>;
}
