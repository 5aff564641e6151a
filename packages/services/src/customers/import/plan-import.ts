import { type CustomerDoc, CustomerModel } from '@workbench/db';
import { ServiceError } from '../../shared/errors.ts';
import type { TableColumn } from '../../shared/headers/map-columns.ts';
import { recallMapping } from '../../shared/headers/remembered-mapping.ts';
import {
  fieldLabel,
  type ProposedColumn,
  parseCustomerField,
  proposeCustomerColumns,
  readCustomerMapping,
} from '../file/customer-columns.ts';
import { type ReadCustomers, readCustomers } from '../file/read-customers.ts';
import { type CustomerTable, readCustomerFile } from '../file/read-file.ts';
import { CUSTOMER_PLAN_ROWS_MAX, CUSTOMER_REASONS_MAX, CUSTOMERS_MAX } from '../limits.ts';
import { toFields } from '../list/entry-fields.ts';
import { findTracked, type TrackedEntry } from '../list/find-tracked.ts';
import type { CustomerColumn, CustomerImportOptions, CustomerPlan } from '../schemas.ts';
import { type MatchedRows, matchRows } from './match-rows.ts';

export interface CustomerFile {
  path: string;
  fileName: string;
  options: CustomerImportOptions;
}

/** A plan with all that is needed to carry it out. */
export interface PlannedImport {
  plan: CustomerPlan;
  matched: MatchedRows;
  removed: CustomerDoc[];
  headers: string[];
}

const SAMPLES_MAX = 3;
const JUDGED_ROWS = 50;
const SHOWN_LENGTH = 80;
const UNREADABLE = 'No column has the name, the domain or an identifier of the companies; map one of them';

/**
 * What a file would do to the list of customers; writes nothing.
 * @throws ServiceError invalid for a file or mapping that can't be read, too_large beyond 20,000 entries
 */
export async function planImport({ path, fileName, options }: CustomerFile): Promise<PlannedImport> {
  const table = await readCustomerFile(path, fileName);
  const columns = await chooseColumns(table, options.mapping);
  const isReadable = columns.some(({ field }) => field !== null && field !== 'reason');
  const read = isReadable ? readCustomers(table, columns, options) : NOTHING_READ;
  const stored = await CustomerModel.find().lean<CustomerDoc[]>();
  const matched = matchRows(read.customers, stored);
  const isReplaced = options.mode === 'replace' && isReadable;
  const removed = isReplaced ? stored.filter(({ _id }) => !matched.named.has(_id)) : [];
  const total = stored.length + matched.added.length - removed.length;
  if (total > CUSTOMERS_MAX) {
    throw new ServiceError('too_large', `The list would have ${total} entries; at most ${CUSTOMERS_MAX} are kept`);
  }
  const entries = [...matched.added.map(toFields), ...matched.changed.map(({ after }) => after), ...matched.unchanged];
  const counts = await describeTracked(entries);
  const refused = [...read.refused, ...matched.refused].sort((a, b) => a.line - b.line);
  const plan: CustomerPlan = {
    file: fileName,
    columns: describeColumns(table, columns),
    problem: isReadable ? null : UNREADABLE,
    rows: table.rows.length,
    added: matched.added.length,
    changed: matched.changed.length,
    unchanged: matched.unchanged.length,
    repeated: matched.repeats.length,
    leftOut: read.leftOut,
    refused: refused.length,
    removed: removed.length,
    total,
    ...counts,
    reasons: read.reasons.slice(0, CUSTOMER_REASONS_MAX),
    problems: firstOf(refused),
    repeats: firstOf(matched.repeats),
    notes: firstOf(read.notes),
    removedEntries: firstOf(removed).map(({ name, domain, reason }) => ({ name, domain, reason })),
  };
  return { plan, matched, removed, headers: table.headers };
}

const firstOf = <T>(rows: readonly T[]): T[] => rows.slice(0, CUSTOMER_PLAN_ROWS_MAX);

const NOTHING_READ: ReadCustomers = { customers: [], refused: [], notes: [], leftOut: 0, reasons: [] };

async function chooseColumns(
  table: CustomerTable,
  mapping: CustomerImportOptions['mapping'],
): Promise<ProposedColumn[]> {
  if (mapping !== undefined) return readCustomerMapping(mapping, table.headers);
  const remembered = await recallMapping('customers', table.headers);
  return remembered?.map(toRemembered) ?? proposeCustomerColumns(samplesOf(table));
}

function toRemembered(text: string | null): ProposedColumn {
  const field = text === null ? null : parseCustomerField(text);
  return field === null ? { field: null, reason: 'Left out by hand the last time' } : { field, reason: null };
}

function samplesOf({ headers, rows }: CustomerTable): TableColumn[] {
  const judged = rows.slice(0, JUDGED_ROWS);
  return headers.map((header, at) => ({
    header: header.trim(),
    samples: judged.map(({ cells }) => (cells[at] ?? '').trim()),
  }));
}

function describeColumns(table: CustomerTable, columns: readonly ProposedColumn[]): CustomerColumn[] {
  return samplesOf(table).map(({ header, samples }, at) => {
    const { field, reason } = columns[at] ?? { field: null, reason: null };
    const filled = [...new Set(samples.filter((sample) => sample !== ''))].slice(0, SAMPLES_MAX);
    return {
      header,
      field,
      label: field === null ? null : fieldLabel(field),
      reason,
      samples: filled.map((sample) => sample.slice(0, SHOWN_LENGTH)),
    };
  });
}

type TrackedCounts = Pick<CustomerPlan, 'marked' | 'later' | 'markedCompanies' | 'suggestions'>;

async function describeTracked(entries: readonly TrackedEntry[]): Promise<TrackedCounts> {
  const tracked = await findTracked(entries);
  const marked = new Map<string, CustomerPlan['markedCompanies'][number]>();
  const suggestions: CustomerPlan['suggestions'] = [];
  let later = 0;
  for (const [at, { name, domain, reason }] of entries.entries()) {
    const { companies = [], suggestion = null } = tracked[at] ?? {};
    if (companies.length === 0) later++;
    for (const company of companies) marked.set(company.id, { ...company, reason });
    if (suggestion !== null) suggestions.push({ name, domain, reason, company: suggestion });
  }
  const byName = [...marked.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
  return { marked: byName.length, later, markedCompanies: firstOf(byName), suggestions: firstOf(suggestions) };
}
