import { shownValues } from '../custom/company-values.ts';
import type { CustomValue, OwnColumnRule } from '../custom/own-column.ts';
import type { ExtraColumn } from './exported-company.ts';
import type { Cell } from './table-file.ts';

/** A column of the file for each own column, under its name. @param taken headers of the other columns. Pure. */
export function ownColumnCells(columns: readonly OwnColumnRule[], taken: readonly string[]): ExtraColumn[] {
  const headers = new Set(taken.map((header) => header.toLowerCase()));
  return columns.map((column) => ({
    header: headers.has(column.name.toLowerCase()) ? `${column.name} (own column)` : column.name,
    cell: (company) => toCell(shownValues(company, [column])[column.key]),
  }));
}

function toCell(value: CustomValue | undefined): Cell {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value ?? null;
}
