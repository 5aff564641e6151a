import { setImmediate } from 'node:timers/promises';
import { LEAD_ROW_INDEXES, LeadRowModel } from '@workbench/db';
import type { KeyedRow } from '../../matching/group-by-key.ts';
import { matchPreviousRows, type PreviousLead } from '../../matching/previous-rows.ts';

/**
 * The lead of each row at the last import, by the row's keys as one text; see `followRows`. A row that was skipped as a
 * duplicate is ignored: it may be another person's by now.
 */
export async function readPreviousLeads(listId: string, rows: readonly KeyedRow[]): Promise<Map<string, PreviousLead>> {
  const fields = { keys: 1, leadId: 1, problem: 1 };
  const known = await LeadRowModel.find({ listId }, fields).hint(LEAD_ROW_INDEXES.line).lean();
  const former = known.flatMap(({ keys, leadId, problem }) =>
    leadId === null || problem !== null ? [] : [{ keys, leadId: leadId.toHexString() }],
  );
  // Either takes a while for fifty thousand rows: others have their turn in between.
  await setImmediate();
  return matchPreviousRows(former, rows);
}
