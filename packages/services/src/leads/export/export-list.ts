import { type LeadDoc, type LeadListDoc, LeadModel, type LeadRowDoc } from '@workbench/db';
import { crmTable, type ExportFile, XLSX_TYPE } from '../../companies/index.ts';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { personColumns } from '../../shared/crm/person-columns.ts';
import { ServiceError } from '../../shared/errors.ts';
import type { ExportProfile } from '../../shared/profile-schemas.ts';
import { isFailedRow } from '../import/rows/list-rows.ts';
import { type ResultColumn, resultColumns } from '../results/result-columns.ts';
import { findLeadList } from '../store/lead-lists.ts';
import { findSuppressedLeads } from '../store/suppressed-leads.ts';
import { listHeaderMap, writeLeadTable } from '../table/index.ts';
import { readProvidedValues } from '../write-back/read-provided-values.ts';
import { readCompanies } from '../write-back/read-targets.ts';
import { readCrmLeads } from './crm-leads.ts';
import { exportColumns } from './export-columns.ts';
import { pageRows } from './page-rows.ts';
import { layOutResults, type ResultLayout, withResults } from './result-layout.ts';
import { withoutSuppressedRows } from './without-suppressed-rows.ts';

/** The leading columns of an error file. */
const LINE = 'Line';
const PROBLEM = 'Import error';

/**
 * An import as a file: its own columns unchanged, with the results beside them, or its leads under the columns of a CRM.
 * Rows of suppressed people are left out.
 * @throws ServiceError not_found
 */
export async function exportLeadList({
  ctx,
  input,
}: Verb<{ id: string; format: 'csv' | 'xlsx'; profile?: ExportProfile }>): Promise<ExportFile> {
  const list = await findLeadList(input.id);
  const { profile = 'plain' } = input;
  if (profile !== 'plain') {
    const file = crmTable(
      'Leads',
      personColumns(profile, 'lead'),
      readCrmLeads(profile, enrichedPages(ctx, list)),
      input.format === 'csv' ? 'csv' : 'excel',
    );
    return { fileName: fileNameOf(list, profile, input.format), ...file };
  }
  const layout = await layoutOf(ctx, list);
  const rows = enrichedRows(ctx, list, layout);
  return {
    contentType: input.format === 'csv' ? 'text/csv; charset=utf-8' : XLSX_TYPE,
    fileName: fileNameOf(list, 'enriched', input.format),
    body: writeLeadTable({ headers: layout.headers, rows, format: input.format, name: list.name }),
  };
}

/**
 * The rows of an import that could not be read, each with its line and the reason, to be corrected and imported again.
 * @throws ServiceError not_found, also when there are none
 */
export async function exportLeadErrors({ ctx, input }: Verb<{ id: string }>): Promise<ExportFile> {
  const list = await findLeadList(input.id);
  if (!list.counts.failed) throw new ServiceError('not_found', 'All rows of this import could be read');
  // An error file that is imported again brings these columns along.
  const own = [...list.headers.keys()].filter((at) => !isOfReport(list.headers, at));
  const headers = [LINE, PROBLEM, ...own.map((at) => list.headers[at] ?? '')];
  return {
    contentType: 'text/csv; charset=utf-8',
    fileName: fileNameOf(list, 'errors', 'csv'),
    body: writeLeadTable({ headers, rows: failedRows(ctx, list, own), format: 'csv', name: list.name }),
  };
}

/** A "Line" column that is not next to the reason column belongs to the file itself. */
function isOfReport(headers: readonly string[], at: number): boolean {
  const isProblem = (column: number) => headers[column]?.trim() === PROBLEM;
  return isProblem(at) || (headers[at]?.trim() === LINE && isProblem(at + 1));
}

async function* failedRows(ctx: ServiceContext, list: LeadListDoc, own: readonly number[]): AsyncGenerator<string[]> {
  for await (const page of pageRows(list._id)) {
    const failed = await withoutSuppressedRows(ctx, list, page.filter(isFailedRow));
    for (const { line, problem, cells } of failed) {
      // Cells beyond the last header are what the user has to correct.
      const beyond = cells.slice(list.headers.length);
      yield [String(line), problem ?? '', ...own.map((at) => cells[at] ?? ''), ...beyond];
    }
  }
}

/** Two passes, so that a file gets no column for a field that no lead has. */
async function layoutOf(ctx: ServiceContext, list: LeadListDoc): Promise<ResultLayout> {
  const found = new Set<string>();
  let columns: ResultColumn[] = [];
  for await (const { results } of enrichedPages(ctx, list)) {
    for (const known of results.values()) {
      columns = known;
      for (const { header, value } of known) if (value) found.add(header);
    }
  }
  return layOutResults(list.headers, listHeaderMap(list), columns, found);
}

async function* enrichedRows(ctx: ServiceContext, list: LeadListDoc, layout: ResultLayout): AsyncGenerator<string[]> {
  for await (const { rows, results } of enrichedPages(ctx, list)) {
    for (const { cells, leadId } of rows) {
      if (cells.length > 0) yield withResults(cells, results.get(leadId?.toHexString() ?? '') ?? [], layout);
    }
  }
}

/** Rows with their leads' results by id, without people on the do-not-contact list. */
async function* enrichedPages(ctx: ServiceContext, list: LeadListDoc) {
  for await (const page of pageRows(list._id)) {
    const leads = await readLeads(page);
    const suppressed = await findSuppressedLeads(ctx, leads);
    const companies = await readCompanies(leads);
    const providedOf = await readProvidedValues(list, leads);
    const results = new Map<string, ResultColumn[]>();
    for (const lead of leads) {
      const company = companies.get(lead.companyId?.toHexString() ?? '') ?? null;
      const own = resultColumns(lead, company, providedOf(lead).values);
      results.set(lead._id.toHexString(), [...own, ...exportColumns(lead)]);
    }
    const known = page.filter(({ leadId }) => !suppressed.has(leadId?.toHexString() ?? ''));
    const rows = await withoutSuppressedRows(ctx, list, known);
    yield { rows, results, leads: leads.filter(({ _id }) => !suppressed.has(_id.toHexString())) };
  }
}

async function readLeads(rows: readonly LeadRowDoc[]): Promise<LeadDoc[]> {
  const ids = rows.flatMap(({ leadId }) => leadId ?? []);
  return ids.length === 0
    ? []
    : await LeadModel.find({ _id: { $in: ids } }, { log: 0, candidates: 0 }).lean<LeadDoc[]>();
}

/** Safe characters only: the name is sent in a response header. */
function fileNameOf({ name }: LeadListDoc, what: string, ending: string): string {
  const plain = name
    .replace(/\.(?:csv|xlsx|txt|tsv)$/i, '')
    .normalize('NFKD')
    .replace(/[^\w-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
  return `${plain || 'leads'}-${what}.${ending}`;
}
