import {
  CompanyModel,
  LEAD_ROW_INDEXES,
  type LeadDoc,
  type LeadListDoc,
  LeadModel,
  type LeadRowDoc,
  LeadRowModel,
} from '@workbench/db';
import { findLeads } from '../find-leads.ts';
import type { PlannedCell, WriteTarget } from './rules/plan-cells.ts';
import { type ResultCompany, resultColumns } from './rules/result-columns.ts';

const CHUNK = 1000;

/** The leads of a list with what is to go back, in the order of their rows. */
export async function readTargets(list: LeadListDoc): Promise<WriteTarget[]> {
  const rows = await LeadRowModel.find({ listId: list._id, leadId: { $ne: null } }, { keys: 1, leadId: 1, line: 1 })
    .sort({ line: 1 })
    .hint(LEAD_ROW_INDEXES.line)
    .lean();
  const keys = keysByLead(rows);
  const ids = [...keys.keys()];
  const targets: WriteTarget[] = [];
  for (let from = 0; from < ids.length; from += CHUNK) {
    const chunk = ids.slice(from, from + CHUNK);
    const leads = await findLeads(chunk);
    const companies = await readCompanies([...leads.values()]);
    targets.push(
      ...chunk.flatMap((id) => {
        const lead = leads.get(id);
        return lead === undefined ? [] : [toTarget(lead, list._id, keys.get(id) ?? [], companies)];
      }),
    );
  }
  return targets;
}

/** Tracked companies of leads, by id. */
export async function readCompanies(leads: readonly LeadDoc[]): Promise<Map<string, ResultCompany>> {
  const ids = leads.flatMap(({ companyId }) => companyId ?? []);
  if (ids.length === 0) return new Map();
  const fields = { domain: 1, aggregatedEmployeeCount: 1 };
  const companies = await CompanyModel.find({ _id: { $in: ids } }, fields).lean();
  return new Map(
    companies.map(({ _id, domain, aggregatedEmployeeCount: employees }) => [_id.toHexString(), { domain, employees }]),
  );
}

/** Notes what is about to be written, so that it is known as ours whatever happens then. */
export async function noteWritten(
  listId: string,
  cells: readonly PlannedCell[],
  leads: ReadonlyMap<string, LeadDoc['_id']>,
) {
  const own = cells.filter(({ leadId, field, value }) => leadId !== null && field === null && value !== '');
  const operations = own.flatMap(({ leadId, header, value }) => {
    const _id = leads.get(leadId ?? '');
    const update = { $addToSet: { [`written.${listId}.${header}`]: value }, $inc: { revision: 1 } };
    return _id === undefined ? [] : [{ updateOne: { filter: { _id }, update } }];
  });
  for (let from = 0; from < operations.length; from += CHUNK) {
    await LeadModel.collection.bulkWrite(operations.slice(from, from + CHUNK) as never, { ordered: false });
  }
}

function keysByLead(rows: readonly Pick<LeadRowDoc, 'keys' | 'leadId'>[]): Map<string, string[]> {
  const keys = new Map<string, string[]>();
  for (const { leadId, keys: of } of rows) {
    if (leadId === null) continue;
    const id = leadId.toHexString();
    keys.set(id, [...new Set([...(keys.get(id) ?? []), ...of])]);
  }
  return keys;
}

function toTarget(lead: LeadDoc, listId: string, keys: string[], companies: Map<string, ResultCompany>): WriteTarget {
  const name = [lead.firstName, lead.lastName].filter(Boolean).join(' ');
  return {
    leadId: lead._id.toHexString(),
    name: name || lead.email || lead.linkedinUrl || 'Unknown',
    keys,
    results: resultColumns(lead, companies.get(lead.companyId?.toHexString() ?? '') ?? null),
    written: lead.written?.[listId] ?? {},
  };
}
