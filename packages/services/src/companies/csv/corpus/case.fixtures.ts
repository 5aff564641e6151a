import type { CompanyCsvOptions } from '../read-companies.ts';

export interface ExpectedRow {
  line: number;
  name: string;
  domain: string;
  industry: string | null;
  /** Each as `source=figure`, in the order of the columns. */
  figures?: string[];
  locations?: string[];
}

export interface CorpusCase {
  name: string;
  bytes: Buffer;
  options?: CompanyCsvOptions;
  expect:
    | { fileError: string }
    | {
        rows: ExpectedRow[];
        /** `reason` is a part of the sentence that the person reads. */
        failures: { line: number; reason: string }[];
        /** Cells that were left out of a row that was taken. */
        notes: { line: number; reason: string }[];
        /** On an empty workspace; a duplicate repeats a domain of the file and brings no figure of a new source. */
        outcome: { created: number; duplicates: number; failed: number };
      };
}

type Extra = Pick<ExpectedRow, 'figures' | 'locations'>;

export function row(
  line: number,
  name: string,
  domain: string,
  industry: string | null = 'Tools',
  extra: Extra = {},
): ExpectedRow {
  return { line, name, domain, industry, ...extra };
}

export const HEADER = 'name,domain,industry';
export const ACME = 'Acme,acme.com,Tools';
export const BETA = 'Beta,beta.com,Tools';
export const ACME_ROW = row(2, 'Acme', 'acme.com');
export const BETA_ROW = row(3, 'Beta', 'beta.com');

interface Accepted {
  rows?: ExpectedRow[];
  failures?: [line: number, reason: string][];
  notes?: [line: number, reason: string][];
  duplicates?: number;
  /** Rows that add a source's figure to a company of an earlier row: neither created nor duplicate. */
  additions?: number;
  options?: CompanyCsvOptions;
}

/** A file that is read row by row. */
export function accepted(name: string, content: string | Buffer, expected: Accepted): CorpusCase {
  const { rows = [], failures = [], notes = [], duplicates = 0, additions = 0, options } = expected;
  return {
    name,
    bytes: Buffer.isBuffer(content) ? content : Buffer.from(content),
    ...(options !== undefined && { options }),
    expect: {
      rows,
      failures: failures.map(([line, reason]) => ({ line, reason })),
      notes: notes.map(([line, reason]) => ({ line, reason })),
      outcome: { created: rows.length - duplicates - additions, duplicates, failed: failures.length },
    },
  };
}

/** A file that is refused as a whole. */
export function refused(
  name: string,
  content: string | Buffer,
  fileError: string,
  options?: CompanyCsvOptions,
): CorpusCase {
  const bytes = Buffer.isBuffer(content) ? content : Buffer.from(content);
  return { name, bytes, ...(options !== undefined && { options }), expect: { fileError } };
}

export function utf16le(text: string): Buffer {
  return Buffer.from(text, 'utf16le');
}

export function utf16be(text: string): Buffer {
  return utf16le(text).swap16();
}
