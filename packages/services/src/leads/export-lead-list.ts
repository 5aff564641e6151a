import { CompanyModel, LEAD_INDEXES, type LeadDoc, type LeadListDoc, LeadModel, type LeadRowDoc } from '@workbench/db';
import { type ExportFile, XLSX_TYPE } from '../companies/index.ts';
import type { ServiceContext, Verb } from '../shared/context.ts';
import { ServiceError } from '../shared/errors.ts';
import { isFailedRow } from './import/lead-rows.ts';
import { pageRows } from './import/page-rows.ts';
import { findLeadList } from './lead-lists.ts';
import { layOut, type ResultLayout, withResults } from './rules/result-layout.ts';
import { suppressedLeads } from './suppressed-leads.ts';
import { type LeadField, leadTableFile, mapLeadHeaders } from './table/index.ts';
import { type ResultCompany, resultColumns } from './write-back/rules/result-columns.ts';

const REPORT_HEADERS = ['Line', 'Import error'];

/**
 * An import as a file: its own columns as they stood, and the results beside them. Rows of people who are on the
 * do-not-contact list are left out.
 * @throws ServiceError not_found
 */
export async function exportLeadList({
  ctx,
  input,
}: Verb<{ id: string; format: 'csv' | 'xlsx' }>): Promise<ExportFile> {
  const list = await findLeadList(input.id);
  const layout = await layoutOf(list);
  const rows = enrichedRows(ctx, list, layout);
  return {
    contentType: input.format === 'csv' ? 'text/csv; charset=utf-8' : XLSX_TYPE,
    fileName: fileNameOf(list, 'enriched', input.format),
    body: leadTableFile({ headers: layout.headers, rows, format: input.format, name: list.name }),
  };
}

/**
 * The rows of an import that could not be read, each with its line and the reason, to be corrected and imported again.
 * @throws ServiceError not_found, also when there are none
 */
export async function exportLeadErrors({ input }: Verb<{ id: string }>): Promise<ExportFile> {
  const list = await findLeadList(input.id);
  if (!list.counts.failed) throw new ServiceError('not_found', 'All rows of this import could be read');
  // An error file that is imported again brings these columns along.
  const isOwn = (header: string) => !REPORT_HEADERS.includes(header.trim());
  const own = list.headers.flatMap((header, at) => (isOwn(header) ? [at] : []));
  const headers = [...REPORT_HEADERS, ...own.map((at) => list.headers[at] ?? '')];
  return {
    contentType: 'text/csv; charset=utf-8',
    fileName: fileNameOf(list, 'errors', 'csv'),
    body: leadTableFile({ headers, rows: failedRows(list, own), format: 'csv', name: list.name }),
  };
}

async function* failedRows(list: LeadListDoc, own: readonly number[]): AsyncGenerator<string[]> {
  for await (const page of pageRows(list._id)) {
    for (const { line, problem, cells } of page.filter(isFailedRow)) {
      // What stands beyond the last header is what has to be put right.
      const beyond = cells.slice(list.headers.length);
      yield [String(line), problem ?? '', ...own.map((at) => cells[at] ?? ''), ...beyond];
    }
  }
}

/** Two passes, so that a file gets no column of a field that was found for nobody. */
async function layoutOf({ _id, headers }: LeadListDoc): Promise<ResultLayout> {
  const found = new Set<LeadField>();
  let columns: ReturnType<typeof resultColumns> = [];
  const leads = LeadModel.find({ listIds: _id }, { log: 0, candidates: 0, words: 0 }).hint(LEAD_INDEXES.list);
  for await (const lead of leads.lean<LeadDoc[]>().cursor({ batchSize: 500 })) {
    columns = resultColumns(lead, null);
    for (const { field, value } of columns) if (field !== null && value !== '') found.add(field);
  }
  return layOut(headers, mapLeadHeaders(headers), columns, found);
}

async function* enrichedRows(ctx: ServiceContext, list: LeadListDoc, layout: ResultLayout): AsyncGenerator<string[]> {
  for await (const page of pageRows(list._id)) {
    const leads = await readLeads(page);
    const companies = await readCompanies(leads);
    const suppressed = await suppressedLeads(ctx, leads);
    const byId = new Map(leads.map((lead) => [lead._id.toHexString(), lead]));
    for (const { cells, leadId } of page) {
      const id = leadId?.toHexString() ?? '';
      if (cells.length === 0 || suppressed.has(id)) continue;
      const lead = byId.get(id);
      const company = companies.get(lead?.companyId?.toHexString() ?? '') ?? null;
      yield withResults(cells, lead === undefined ? [] : resultColumns(lead, company), layout);
    }
  }
}

async function readLeads(rows: readonly LeadRowDoc[]): Promise<LeadDoc[]> {
  const ids = rows.flatMap(({ leadId }) => leadId ?? []);
  return ids.length === 0
    ? []
    : await LeadModel.find({ _id: { $in: ids } }, { log: 0, candidates: 0 }).lean<LeadDoc[]>();
}

async function readCompanies(leads: readonly LeadDoc[]): Promise<Map<string, ResultCompany>> {
  const ids = leads.flatMap(({ companyId }) => companyId ?? []);
  if (ids.length === 0) return new Map();
  const companies = await CompanyModel.find({ _id: { $in: ids } }, { domain: 1, aggregatedEmployeeCount: 1 }).lean();
  return new Map(
    companies.map(({ _id, domain, aggregatedEmployeeCount }) => [
      _id.toHexString(),
      { domain, employees: aggregatedEmployeeCount },
    ]),
  );
}

/** Plain signs alone: the name stands in a header of the answer. */
function fileNameOf({ name }: LeadListDoc, what: string, ending: string): string {
  const plain = name
    .replace(/\.(?:csv|xlsx|txt|tsv)$/i, '')
    .normalize('NFKD')
    .replace(/[^\w-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);
  return `${plain || 'leads'}-${what}.${ending}`;
}
