import type { LeadListDoc, LeadRowDoc } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import { findSuppressedRows } from '../import/rows/suppressed-rows.ts';
import { listHeaderMap, readLeadRow } from '../table/index.ts';

/**
 * Rows that belong to no lead without those of people who came onto the do-not-contact list after the import, and
 * without mentions of them: their leads can't tell.
 */
export async function withoutSuppressedRows(
  ctx: ServiceContext,
  list: LeadListDoc,
  page: readonly LeadRowDoc[],
): Promise<LeadRowDoc[]> {
  const map = listHeaderMap(list);
  const rows = page
    .filter(({ leadId, cells }) => !leadId && cells.length > 0)
    .map(({ line, cells }) => ({ line, cells, read: readLeadRow(cells, line, map) }));
  if (rows.length === 0) return [...page];
  const { table, suppressed } = await findSuppressedRows(ctx, { headers: list.headers, map, rows, repeats: new Map() });
  const byLine = new Map(table.rows.map((row) => [row.line, row]));
  return page.flatMap((row) => {
    if (suppressed.has(row.line)) return [];
    const checked = byLine.get(row.line);
    if (checked === undefined || checked.cells === row.cells) return [row];
    // The reason may quote what is redacted.
    return [{ ...row, cells: checked.cells, problem: 'problem' in checked.read ? checked.read.problem : row.problem }];
  });
}
