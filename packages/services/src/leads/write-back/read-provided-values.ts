import { LEAD_ROW_INDEXES, type LeadDoc, type LeadListDoc, LeadListModel, LeadRowModel } from '@workbench/db';
import { collectValues, mayBeFromOtherSheet, type ProvidedValues } from '../results/provided-values.ts';
import { LEAD_FIELDS, type LeadValues, listHeaderMap, readLeadRow } from '../table/index.ts';
import { fullNames } from './rows/identify-row.ts';

/** What tables say of a lead, and the full names in its rows of the list. */
export interface ProvidedByTables {
  values: ProvidedValues;
  names: string[];
}

type ListColumns = Pick<LeadListDoc, '_id' | 'headers' | 'fields'>;
type RowsByLead = ReadonlyMap<string, LeadValues[]>;

/** The values that tables provide for these leads, as far as they decide what is written back to a list. */
export async function readProvidedValues(
  list: LeadListDoc,
  leads: readonly LeadDoc[],
): Promise<(lead: LeadDoc) => ProvidedByTables> {
  const { _id, kind } = list;
  const ownRows = await readRows(leads, { listId: _id }, [list]);
  const rowsOf = (rows: RowsByLead, lead: LeadDoc) => rows.get(lead._id.toHexString()) ?? [];
  const unclear = leads.filter((lead) => {
    const here = collectValues(rowsOf(ownRows, lead));
    return LEAD_FIELDS.some((field) => mayBeFromOtherSheet(lead, field, { kind, here }));
  });
  const sheets = unclear.length === 0 ? [] : await otherSheetsOf(unclear, _id);
  const others = await readRows(unclear, { listId: { $in: sheets.map((sheet) => sheet._id) } }, sheets);
  return (lead) => {
    const rows = rowsOf(ownRows, lead);
    const values = { kind, here: collectValues(rows), elsewhere: collectValues(rowsOf(others, lead)) };
    return { values, names: rows.flatMap(fullNames) };
  };
}

async function otherSheetsOf(leads: readonly LeadDoc[], listId: string): Promise<ListColumns[]> {
  const ids = new Set(leads.flatMap(({ listIds }) => listIds));
  ids.delete(listId);
  return await LeadListModel.find({ _id: { $in: [...ids] }, kind: 'sheet' }, { headers: 1, fields: 1 }).lean();
}

/** Rows of leads in lists as they were read at the import, by lead. */
async function readRows(leads: readonly LeadDoc[], filter: object, lists: readonly ListColumns[]): Promise<RowsByLead> {
  const byLead = new Map<string, LeadValues[]>();
  if (leads.length === 0 || lists.length === 0) return byLead;
  const maps = new Map(lists.map((list) => [list._id, listHeaderMap(list)]));
  const leadIds = leads.map(({ _id }) => _id);
  const rows = await LeadRowModel.find({ leadId: { $in: leadIds }, ...filter })
    .hint(LEAD_ROW_INDEXES.lead)
    .lean();
  for (const { listId, leadId, cells, line } of rows) {
    const map = maps.get(listId);
    const read = map === undefined ? null : readLeadRow(cells, line, map);
    if (read === null || leadId === null || 'problem' in read) continue;
    const id = leadId.toHexString();
    byLead.set(id, [...(byLead.get(id) ?? []), read.values]);
  }
  return byLead;
}
