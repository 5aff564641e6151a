import type { Schemas } from './schemas.ts';

export type UpsertRow = Schemas['UpsertRow'];

/** One call takes 10,000 rows and 32 MiB. */
const ROWS_MAX = 10_000;
const BYTES_MAX = 30 * 1024 * 1024;

export interface UpsertOptions {
  /** true: answer what would happen, write nothing. */
  dryRun?: boolean;
  /** What rows may do; default: create and update. */
  mode?: Schemas['ImportMode'];
  /** What becomes of other names and industries of tracked companies; default: apply. */
  renames?: Schemas['Renames'];
  /** Rows of one call; 10,000 at most, which is the default. */
  rowsPerCall?: number;
}

export interface RowBatch {
  /** Number of its first row, from 0. */
  first: number;
  /** One row on each line. */
  ndjson: string;
}

/**
 * Cuts rows into bodies that one call takes, in order, without holding more than one of them.
 * @throws RangeError when a call is to take no row or more than 10,000
 */
export async function* batchRows(
  rows: Iterable<UpsertRow> | AsyncIterable<UpsertRow>,
  { rowsPerCall = ROWS_MAX, bytesPerCall = BYTES_MAX }: { rowsPerCall?: number; bytesPerCall?: number } = {},
): AsyncGenerator<RowBatch> {
  if (!Number.isInteger(rowsPerCall) || rowsPerCall < 1 || rowsPerCall > ROWS_MAX) {
    throw new RangeError(`rowsPerCall is ${rowsPerCall}; expected 1 to ${ROWS_MAX}`);
  }
  const encoder = new TextEncoder();
  let lines: string[] = [];
  let bytes = 0;
  let first = 0;
  for await (const row of rows) {
    const line = `${JSON.stringify(row)}\n`;
    const size = encoder.encode(line).length;
    if (lines.length > 0 && (lines.length === rowsPerCall || bytes + size > bytesPerCall)) {
      yield { first, ndjson: lines.join('') };
      first += lines.length;
      lines = [];
      bytes = 0;
    }
    lines.push(line);
    bytes += size;
  }
  if (lines.length > 0) yield { first, ndjson: lines.join('') };
}

/** The answer of a batch with its rows numbered as in the whole. */
export function numberRows(answer: Schemas['UpsertAnswer'], first: number): Schemas['UpsertAnswer'] {
  return { ...answer, results: answer.results.map((result) => ({ ...result, row: first + result.row })) };
}
