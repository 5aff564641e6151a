import type { SheetRows } from '@workbench/connectors/google-sheets/format';
import type { HeaderMap, LeadField } from '../../values/fields.ts';
import { normaliseHeader } from './normalise-header.ts';
import { relocateColumns } from './relocate-columns.ts';

/** The current layout of a tab. */
export interface LocatedSheet {
  /** Rows and columns from row 1 and column A, whatever was read. */
  grid: string[][];
  /** Index into `grid`. */
  headerAt: number;
  /** The columns of the import, found again by their headers. */
  map: HeaderMap;
  /** Columns in use. */
  width: number;
}

/** The share of the imported headers that a row must contain to be the header row. */
const SHARE_MIN = 0.5;

/** What an import was. */
export interface ImportedColumns {
  headers: readonly string[];
  /** Of the first header; 0-based. */
  firstColumn: number;
  /** What the headers meant. */
  map: HeaderMap;
}

/** Finds the header row of an import and its columns again, wherever they are now; null when there is no such row. Pure. */
export function locateSheet(sheet: SheetRows, { headers, firstColumn, map }: ImportedColumns): LocatedSheet | null {
  const grid = wholeGrid(sheet);
  const importedHeaders = headers.map(normaliseHeader);
  const named = importedHeaders.filter((header) => header !== '');
  let headerAt = -1;
  let most = 0;
  for (const [at, row] of grid.entries()) {
    const found = new Set(row.map(normaliseHeader));
    const count = named.filter((header) => found.has(header)).length;
    if (count > most) [headerAt, most] = [at, count];
    if (most === named.length) break;
  }
  if (headerAt < 0 || most < named.length * SHARE_MIN) return null;
  const columns = relocateColumns(importedHeaders, (grid[headerAt] ?? []).map(normaliseHeader), firstColumn);
  const width = grid.reduce((most, row) => Math.max(most, row.findLastIndex((cell) => cell !== '') + 1), 0);
  return { grid, headerAt, map: translate(map, columns), width };
}

function wholeGrid({ values, firstRow, firstColumn }: SheetRows): string[][] {
  const above = Array.from({ length: firstRow - 1 }, (): string[] => []);
  const left = new Array<string>(firstColumn).fill('');
  return [...above, ...values.map((row) => [...left, ...row])];
}

function translate(map: HeaderMap, columns: (number | null)[]): HeaderMap {
  const at = (column: number | null) => (column === null ? null : (columns[column] ?? null));
  const fields = Object.entries(map.columns).map(([field, column]) => [field, at(column)]);
  return {
    columns: Object.fromEntries(fields) as Record<LeadField, number | null>,
    fullName: at(map.fullName),
    domain: at(map.domain),
    locationColumns: map.locationColumns.flatMap((column) => at(column) ?? []),
    mapping: map.mapping,
  };
}
