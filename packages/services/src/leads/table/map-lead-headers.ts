import { findColumns, quoteHeader, refuseAmbiguous, refuseTooWide } from '../../shared/csv/headers.ts';
import { ServiceError } from '../../shared/errors.ts';
import type { ColumnField } from '../../shared/headers/column-fields.ts';
import { mapColumns } from '../../shared/headers/map-columns.ts';
import { readHeader } from '../../shared/headers/read-header.ts';
import type { HeaderMap } from '../values/fields.ts';
import { confirmColumns } from './confirm-columns.ts';
import { foldLeadHeader, LEAD_COLUMN_LABELS, LEAD_HEADERS, type LeadColumn } from './lead-header-names.ts';
import { type FoundColumns, isBareName, NAME_PARTS, resolveNameColumns } from './name-columns.ts';
import { toHeaderMap } from './to-header-map.ts';

/** Of two columns that identify the person, none may be guessed; of two phone columns, the first is used. */
const IDENTIFYING: readonly LeadColumn[] = ['firstName', 'lastName', 'fullName', 'email', 'company', 'linkedinUrl'];
const EXPECTED =
  'The first row must name the columns, as in First Name, Last Name, Email, Company, Title, LinkedIn URL, Phone, ' +
  'Location, Industry.';

/** The field of each column, in the order of the columns; null for one that has none. */
export type LeadColumns = readonly (LeadColumn | null)[];

/**
 * Maps columns to fields. Pure.
 * @throws ServiceError 'invalid' without a header row, without a column for a name, an email address or a profile, with
 * two equally good columns for one of these, or beyond 1,000 columns
 */
export function mapLeadHeaders(headers: readonly string[]): HeaderMap {
  return toHeaderMap(findLeadColumns(headers));
}

/** What `mapLeadHeaders` maps. Pure. @throws ServiceError as it does */
export function findLeadColumns(headers: readonly string[]): LeadColumns {
  refuseTooWide(headers);
  refuseData(headers);
  const found = resolveColumns(headers);
  for (const column of IDENTIFYING) {
    refuseAmbiguous(headers, { field: column, label: `the ${LEAD_COLUMN_LABELS[column]}` }, found[column] ?? []);
  }
  refuseNameless(headers, found);
  return columnsOf(headers, found);
}

/** The same as far as the headers say it: of columns that identify the person equally well, none is chosen. Pure. */
export function proposeLeadColumns(headers: readonly string[]): LeadColumns {
  const found = resolveColumns(headers);
  for (const column of IDENTIFYING) if ((found[column] ?? []).length > 1) found[column] = [];
  return columnsOf(headers, found);
}

/** @throws ServiceError 'invalid' for cells that are no names of columns */
export function refuseData(cells: readonly string[]): void {
  const data = cells.find(looksLikeData);
  if (data === undefined) return;
  const message = `The header row is missing: the first row contains "${quoteHeader(data)}". ${EXPECTED}`;
  throw new ServiceError('invalid', message);
}

/** How many of the columns looked for a row names; 0 for a row of data. */
export function rateLeadHeader(headers: readonly string[]): number {
  return headers.some(looksLikeData)
    ? 0
    : Object.values(findColumnsByName(headers)).filter(({ length }) => length > 0).length;
}

/** An email address or a URL is a value, not a column name. */
export function looksLikeData(cell: string): boolean {
  return /\S@\S+\.\S/.test(cell) || /(?:^|\/\/|\.)linkedin\.com\//i.test(cell) || /^\s*https?:\/\//i.test(cell);
}

function findNamedColumns(headers: readonly string[]): FoundColumns {
  const folded = headers.map(foldLeadHeader);
  const columns = Object.keys(LEAD_HEADERS) as LeadColumn[];
  return Object.fromEntries(columns.map((column) => [column, findColumns(folded, LEAD_HEADERS[column])]));
}

/** By their names; what none is named after is read as in lists of companies, in four languages and of many vendors. */
function findColumnsByName(headers: readonly string[]): FoundColumns {
  const named = findNamedColumns(headers);
  const taken = new Set(Object.values(named).flat());
  const isKnown = (column: LeadColumn) => (named[column] ?? []).length > 0;
  const isNamed = isKnown('fullName') || isKnown('firstName') || isKnown('lastName');
  const isWhole = isKnown('fullName') && !isBareName(headers, named.fullName);
  // A header that only its cells explain is left alone: the write-back maps the same headers without any rows.
  const columns = headers.map((header) => ({ header: readHeader(header).needsSamples ? '' : header, samples: [] }));
  const read = mapColumns(columns, 'people');
  const found: FoundColumns = { ...named };
  for (const [at, { field }] of read.entries()) {
    const column = field === null ? undefined : SHARED_FIELDS[field];
    if (column === undefined || taken.has(at) || (found[column] ?? []).length > 0) continue;
    if (column === 'fullName' ? isNamed : isWhole && NAME_PARTS.has(column)) continue;
    found[column] = [at];
  }
  return found;
}

/** A mobile number counts where there is no other. */
const SHARED_FIELDS: Partial<Record<ColumnField, LeadColumn>> = {
  fullName: 'fullName',
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'email',
  company: 'company',
  title: 'title',
  linkedin: 'linkedinUrl',
  phone: 'phone',
  mobile: 'phone',
  location: 'location',
  industry: 'industry',
  companyDomain: 'domain',
  city: 'city',
  region: 'state',
  country: 'country',
};

function refuseNameless(headers: readonly string[], found: FoundColumns): void {
  const has = (column: LeadColumn) => (found[column] ?? []).length > 0;
  const hasName = has('fullName') || (has('firstName') && has('lastName'));
  if (hasName || has('email') || has('linkedinUrl')) return;
  const named = headers.filter((header) => header.trim() !== '');
  const shown = named.slice(0, 20).map((header) => `"${quoteHeader(header)}"`);
  const more = named.length > 20 ? ` and ${named.length - 20} more` : '';
  throw new ServiceError(
    'invalid',
    `No column for a name, an e-mail address or a LinkedIn profile was found. ` +
      `Found: ${shown.join(', ') || 'no headers'}${more}. ${EXPECTED}`,
  );
}

const resolveColumns = (headers: readonly string[]): FoundColumns =>
  confirmColumns(headers, resolveNameColumns(headers, findColumnsByName(headers)));

/** The best column of each field. */
function columnsOf(headers: readonly string[], found: FoundColumns): LeadColumns {
  const columns: (LeadColumn | null)[] = headers.map(() => null);
  for (const name of Object.keys(LEAD_HEADERS) as LeadColumn[]) {
    const [at] = found[name] ?? [];
    if (at !== undefined) columns[at] = name;
  }
  return columns;
}
