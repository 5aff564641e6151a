import { Readable } from 'node:stream';
import { type ImportFailedRowsDoc, ImportFailedRowsModel } from '@workbench/db';
import type { Verb } from '../../shared/context.ts';
import { canEncode, encodeText } from '../../shared/csv/encoding/encode-text.ts';
import type { CsvEncoding } from '../../shared/csv/encoding/transcode.ts';
import { withDatabaseRetry } from '../../shared/database/with-retry.ts';
import { ServiceError } from '../../shared/errors.ts';
import { type ErrorFileSource, errorFileWriter } from '../csv/error-file.ts';
import type { FailedRow } from '../csv/read-companies.ts';

/** Small enough for the database's limit on documents, whose longest row is a few hundred kilobytes. */
const PART_ROWS_MAX = 100;
const PART_LENGTH_MAX = 2_000_000;

/**
 * The failed rows of one import. They are saved in the database and not beside it: every server can answer them, they
 * expire with the import, and whoever is erased is erased from them, too.
 */
export class FailedRows {
  readonly #importId: string;
  readonly #writer: ReturnType<typeof errorFileWriter>;
  readonly #encoding: CsvEncoding;
  readonly #createdAt: Date;
  #part = 0;

  constructor(importId: string, source: ErrorFileSource, createdAt: Date) {
    this.#importId = importId;
    this.#writer = errorFileWriter(source);
    // The file has no character that its own encoding lacks, but the name of the source that the form gave may have one.
    this.#encoding = canEncode(source.options.source ?? '', source.csv.encoding) ? source.csv.encoding : 'utf-8';
    this.#createdAt = createdAt;
  }

  /** Removes what an earlier run of the same id left. */
  async clear(): Promise<void> {
    await withDatabaseRetry(() => ImportFailedRowsModel.deleteMany({ importId: this.#importId }));
  }

  async add(rows: readonly FailedRow[]): Promise<void> {
    const head = this.#part === 0 && rows.length > 0 ? [this.#writer.head] : [];
    for (const lines of splitIntoParts([...head, ...rows.map(this.#writer.line)])) {
      const createdAt = this.#createdAt;
      await savePart(this.#importId, this.#part++, { rows: lines, createdAt, encoding: this.#encoding });
    }
  }
}

export async function savePart(
  importId: string,
  part: number,
  content: Pick<ImportFailedRowsDoc, 'rows' | 'createdAt' | 'encoding'>,
): Promise<void> {
  const _id = `${importId}:${part}`;
  const document = { importId, part, ...content };
  await withDatabaseRetry(() => ImportFailedRowsModel.replaceOne({ _id }, document, { upsert: true }));
}

export function* splitIntoParts(lines: readonly string[]): Generator<string[]> {
  let part: string[] = [];
  let length = 0;
  for (const line of lines) {
    if (part.length >= PART_ROWS_MAX || (part.length > 0 && length + line.length > PART_LENGTH_MAX)) {
      yield part;
      part = [];
      length = 0;
    }
    part.push(line);
    length += line.length;
  }
  if (part.length > 0) yield part;
}

/**
 * The failed rows of an import as a CSV file that can be corrected and imported, with the delimiter and the encoding of
 * the file that was imported.
 * @throws ServiceError not_found when it has none, or none any more
 */
export async function exportFailedRows({ input }: Verb<{ importId: string }>) {
  const { importId } = input;
  const first = await ImportFailedRowsModel.findOne({ importId }, { encoding: 1 }).sort({ part: 1 }).lean();
  if (first === null) throw new ServiceError('not_found', 'This import has no error file.');
  const encoding = first.encoding ?? 'utf-8';
  return {
    fileName: 'import-errors.csv',
    contentType: `text/csv; charset=${encoding}`,
    body: Readable.from(bytesOf(importId, encoding)),
  };
}

async function* bytesOf(importId: string, encoding: CsvEncoding): AsyncGenerator<Buffer> {
  const parts = ImportFailedRowsModel.find({ importId }).sort({ part: 1 }).lean().cursor({ batchSize: 10 });
  for await (const { rows } of parts) yield encodeText(rows.join(''), encoding);
}
