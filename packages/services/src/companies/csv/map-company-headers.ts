import { kindLabel } from '@workbench/identity/identifiers/kinds';
import { findColumns, foldHeader, quoteHeader, refuseAmbiguous, refuseTooWide } from '../../shared/csv/headers.ts';
import { ServiceError } from '../../shared/errors.ts';
import { type CompanyField, FIELD_HEADERS, PERSON_HEADERS, PERSONAL_LOCATION_HEADERS } from './company-header-names.ts';
import { findIdentifierColumns, type IdentifierColumn } from './identifier-columns.ts';
import { findSourceEmployees, type SourceColumns } from './source-columns.ts';

const REQUIRED = ['name', 'domain', 'industry'] as const;
const LABELS: Record<CompanyField, string> = {
  name: 'name',
  domain: 'domain',
  industry: 'industry',
  employees: 'employees',
  locations: 'locations',
  city: 'city',
  state: 'state',
  country: 'country',
  source: 'source',
  asOf: 'as of',
  scope: 'scope',
};

/** Column indexes, resolved once per file so that a row costs no look-up by name. */
export interface ColumnMap {
  name: number;
  domain: number;
  industry: number;
  /** A plain employees column, whose source is in the source column or the options. */
  employees: number | null;
  /** Columns that name their source themselves, as `Employees (LinkedIn)`. */
  sourceEmployees: SourceColumns[];
  locations: number | null;
  /** null each when the file has a locations column. */
  locationParts: Record<'city' | 'state' | 'country', number | null>;
  source: number | null;
  asOf: number | null;
  /** What the figures of the row count. */
  scope: number | null;
  identifiers: IdentifierColumn[];
}

export interface HeaderMapping {
  columns: ColumnMap;
  /** The meaning of each header; null when it is ignored. */
  mapping: (string | null)[];
}

/**
 * Decides which column is what.
 * @throws ServiceError 'invalid' for a missing or ambiguous required column, too many columns or a source's name over
 * 100 characters; nothing has been written then.
 */
export function mapHeaders(headers: readonly string[]): HeaderMapping {
  refuseTooWide(headers);
  const folded = headers.map(foldHeader);
  const own = withoutPersonalLocations(folded);
  const found = Object.fromEntries(fieldNames().map((field) => [field, findColumns(own, FIELD_HEADERS[field])]));
  const columnOf = (field: CompanyField): number | null => found[field]?.[0] ?? null;
  refuseMissing(headers, columnOf);
  for (const field of REQUIRED) refuseAmbiguous(headers, { field, label: `the ${field}` }, found[field] ?? []);
  const columns: ColumnMap = {
    name: columnOf('name') ?? -1,
    domain: columnOf('domain') ?? -1,
    industry: columnOf('industry') ?? -1,
    employees: columnOf('employees'),
    sourceEmployees: findSourceEmployees(headers),
    locations: columnOf('locations'),
    locationParts: findLocationParts(columnOf),
    source: columnOf('source'),
    asOf: columnOf('asOf'),
    scope: columnOf('scope'),
    identifiers: findIdentifierColumns(headers, folded, isOfPeople(folded)),
  };
  return { columns, mapping: describeMapping(headers.length, columns, columnOf) };
}

/** In a list of people, "Location" and "City" are theirs: only "Company City" and "HQ" are the company's. */
function withoutPersonalLocations(folded: readonly string[]): readonly string[] {
  return isOfPeople(folded) ? folded.map((header) => (PERSONAL_LOCATION_HEADERS.has(header) ? '' : header)) : folded;
}

function isOfPeople(folded: readonly string[]): boolean {
  const [nameColumn] = findColumns(folded, FIELD_HEADERS.name);
  return findColumns(folded, PERSON_HEADERS).some((column) => column !== nameColumn);
}

/** How many of the required columns a header row names; the delimiter that finds most is the file's. */
export function countRequiredHeaders(headers: readonly string[]): number {
  const folded = headers.map(foldHeader);
  return REQUIRED.filter((field) => findColumns(folded, FIELD_HEADERS[field]).length > 0).length;
}

function fieldNames(): CompanyField[] {
  return Object.keys(FIELD_HEADERS) as CompanyField[];
}

/** A state alone locates no company; it is read only between a city and a country. */
function findLocationParts(at: (field: CompanyField) => number | null): ColumnMap['locationParts'] {
  if (at('locations') !== null || (at('city') === null && at('country') === null)) {
    return { city: null, state: null, country: null };
  }
  return { city: at('city'), state: at('state'), country: at('country') };
}

function refuseMissing(headers: readonly string[], at: (field: CompanyField) => number | null): void {
  const missing = REQUIRED.filter((field) => at(field) === null);
  if (missing.length === 0) return;
  const named = headers.filter((header) => header.trim() !== '');
  const shown = named.slice(0, 20).map((header) => `"${quoteHeader(header)}"`);
  const more = named.length > 20 ? ` and ${named.length - 20} more` : '';
  throw new ServiceError(
    'invalid',
    `The column${missing.length > 1 ? 's' : ''} ${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} missing. ` +
      `Found: ${shown.join(', ') || 'no headers'}${more}. ` +
      'The first row must name the columns name, domain and industry; Company, Website and Sector are understood too.',
    missing.map((field) => ({ path: [field], message: 'The column is missing' })),
  );
}

function describeMapping(
  count: number,
  columns: ColumnMap,
  at: (field: CompanyField) => number | null,
): (string | null)[] {
  const mapping: (string | null)[] = new Array(count).fill(null);
  for (const field of fieldNames()) {
    const column = at(field);
    const isLocationPart = field === 'city' || field === 'state' || field === 'country';
    if (column !== null && (!isLocationPart || columns.locationParts[field] !== null)) mapping[column] = LABELS[field];
  }
  for (const { column, source, asOf, kind, scope } of columns.sourceEmployees) {
    mapping[column] = `employees of ${source}`;
    if (asOf !== null) mapping[asOf] = `as of ${source}`;
    if (kind !== null) mapping[kind] = `kind of ${source}`;
    if (scope !== null) mapping[scope] = `scope of ${source}`;
  }
  for (const { column, kind } of columns.identifiers) mapping[column] ??= kindLabel(kind);
  return mapping;
}
