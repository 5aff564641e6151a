import type { z } from 'zod';
import { ConnectorError } from '../errors.ts';
import { parseA1 } from './a1.ts';
import type { valuesSchema } from './schema.ts';
import { SHEETS_VENDOR, type SheetRows } from './types.ts';

/**
 * Rows of equal length from an answer whose rows are ragged, and where they stand, which the answer alone tells:
 * the asked range may have been open.
 */
export function readValues({ range, values = [] }: z.infer<typeof valuesSchema>): SheetRows {
  const resolved = parseA1(range);
  if (resolved === null || resolved.tab === null) {
    const message = 'Google Sheets named a range that can not be read';
    throw new ConnectorError('contract_changed', SHEETS_VENDOR, message, { field: 'range' });
  }
  const width = values.reduce((most, row) => Math.max(most, row.length), 0);
  return {
    title: resolved.tab,
    firstRow: resolved.startRow ?? 1,
    firstColumn: resolved.startColumn ?? 0,
    values: values.map((row) => Array.from({ length: width }, (_, index) => String(row[index] ?? ''))),
  };
}

/**
 * The shown values; where a formula shows nothing, the formula itself: such a cell is not empty, and who writes into it
 * takes the formula away.
 */
export function withHiddenFormulas(shown: SheetRows, typed: SheetRows): SheetRows {
  const width = Math.max(shown.values[0]?.length ?? 0, typed.values[0]?.length ?? 0);
  const height = Math.max(shown.values.length, typed.values.length);
  const values = Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => shown.values[row]?.[column] || (typed.values[row]?.[column] ?? '')),
  );
  return { ...shown, values };
}
