import {
  CompanyModel,
  LEAD_ROW_INDEXES,
  type LeadDoc,
  type LeadListDoc,
  type LeadRowDoc,
  LeadRowModel,
} from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import { type ResultCompany, resultColumns } from '../results/result-columns.ts';
import { findLeads } from '../store/find-leads.ts';
import { findSuppressedLeads } from '../store/suppressed-leads.ts';
import type { WriteTarget } from './plan-cells.ts';
import { type ProvidedByTables, readProvidedValues } from './read-provided-values.ts';
import { fullNames } from './rows/identify-row.ts';
import { writtenKeys, writtenTextsOf } from './written-texts.ts';

const CHUNK = 1000;

/** The leads of a list with their results, in the order of their rows. */
export async function readTargets(ctx: ServiceContext, list: LeadListDoc): Promise<WriteTarget[]> {
  const rows = await LeadRowModel.find({ listId: list._id, leadId: { $ne: null } }, { keys: 1, leadId: 1, line: 1 })
    .sort({ line: 1 })
    .hint(LEAD_ROW_INDEXES.line)
    .lean();
  const keys = keysByLead(rows);
  const written = await writtenKeys(list);
  const ids = [...keys.keys()];
  const targets: WriteTarget[] = [];
  for (let from = 0; from < ids.length; from += CHUNK) {
    const chunk = ids.slice(from, from + CHUNK);
    const found = await findLeads(chunk);
    const leads = chunk.flatMap((id) => found.get(id) ?? []);
    const companies = await readCompanies(leads);
    const providedOf = await readProvidedValues(list, leads);
    const suppressed = await findSuppressedLeads(ctx, leads);
    for (const lead of leads) {
      const id = lead._id.toHexString();
      const provided = providedOf(lead);
      const company = companies.get(lead.companyId?.toHexString() ?? '') ?? null;
      targets.push({
        leadId: id,
        name: [lead.firstName, lead.lastName].filter(Boolean).join(' ') || lead.email || lead.linkedinUrl || 'Unknown',
        keys: keys.get(id) ?? [],
        names: providedNames(lead, provided),
        results: resultColumns(lead, company, provided.values),
        written: writtenTextsOf(lead, written),
        isSuppressed: suppressed.has(id),
      });
    }
  }
  return targets;
}

/** From the rows, and as corrected by a user on screen; a found name may be another person's. */
function providedNames({ firstName, lastName, origins }: LeadDoc, { names }: ProvidedByTables): string[] {
  const isUserProvided = (field: string) => origins[field]?.isLocked ?? false;
  const provided = fullNames({
    firstName: isUserProvided('firstName') ? firstName : null,
    lastName: isUserProvided('lastName') ? lastName : null,
  });
  return names.length === 0 ? [] : [...new Set([...names, ...provided])];
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

function keysByLead(rows: readonly Pick<LeadRowDoc, 'keys' | 'leadId'>[]): Map<string, string[]> {
  const keys = new Map<string, string[]>();
  for (const { leadId, keys: of } of rows) {
    if (leadId === null) continue;
    const id = leadId.toHexString();
    keys.set(id, [...new Set([...(keys.get(id) ?? []), ...of])]);
  }
  return keys;
}
