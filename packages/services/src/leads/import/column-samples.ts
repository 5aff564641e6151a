import type { LeadTable } from '../values/fields.ts';

const JUDGED_ROWS = 50;

/** The first cells of each column, empty ones included. Pure. */
export function columnSamples({ headers, rows }: Pick<LeadTable, 'headers' | 'rows'>): string[][] {
  const judged = rows.slice(0, JUDGED_ROWS);
  return headers.map((_, at) => judged.map(({ cells }) => (cells[at] ?? '').trim()));
}
