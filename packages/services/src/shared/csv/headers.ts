import { ServiceError } from '../errors.ts';

/** A wide table is read for the few columns we know; beyond this it is not a list of companies or people. */
export const CSV_COLUMNS_MAX = 1000;

/** Ignores case, blanks, underscores and hyphens. */
export function foldHeader(header: string): string {
  return header
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim();
}

/** @throws ServiceError 'invalid' beyond 1,000 columns */
export function refuseTooWide(headers: readonly string[]): void {
  if (headers.length <= CSV_COLUMNS_MAX) return;
  throw new ServiceError('invalid', `The file has ${headers.length} columns; at most ${CSV_COLUMNS_MAX} can be read.`);
}

/**
 * All columns of the best group that the table has; several fit equally well. Blanks don't count, as programs write
 * `NumberOfEmployees`.
 */
export function findColumns(folded: readonly string[], groups: readonly (readonly string[])[]): number[] {
  const squashed = folded.map(squash);
  for (const group of groups) {
    const names = new Set(group.map(squash));
    const columns = squashed.flatMap((header, column) => (header !== '' && names.has(header) ? [column] : []));
    if (columns.length > 0) return columns;
  }
  return [];
}

function squash(folded: string): string {
  return folded.replaceAll(' ', '');
}

/** @throws ServiceError 'invalid' when several columns fit a field alike; `label` names it as in "the domain" */
export function refuseAmbiguous(
  headers: readonly string[],
  { field, label }: { field: string; label: string },
  columns: readonly number[],
): void {
  if (columns.length < 2) return;
  const names = columns.map((column) => `"${quoteHeader(headers[column] ?? '')}" (column ${column + 1})`);
  throw new ServiceError(
    'invalid',
    `The columns ${names.join(' and ')} both look like ${label}. Rename or remove all but one of them.`,
    [{ path: [field], message: 'More than one column fits' }],
  );
}

/** Short enough for a sentence. */
export function quoteHeader(header: string): string {
  const text = header.trim();
  return text.length > 40 ? `${text.slice(0, 37)}…` : text;
}
