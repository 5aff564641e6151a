import { foldHeader } from '../../../shared/csv/headers.ts';
import type { LeftOutReason } from '../../../shared/headers/check-samples.ts';
import type { ColumnField } from '../../../shared/headers/column-fields.ts';
import { type MappedColumn, mapColumns, type TableColumn } from '../../../shared/headers/map-columns.ts';
import { nameKeyOf } from '../../custom/column-key.ts';
import type { OwnColumnRule } from '../../custom/own-column.ts';
import type { ImportField } from '../../import-schemas.ts';
import type { ColumnTarget } from './column-fields.ts';
import { reportColumnsOf, SOURCE_DETAIL_HEADER, SOURCE_EMPLOYEES_HEADER } from './company-header-names.ts';
import { findIdentifierColumns } from './identifier-columns.ts';
import { findSourceEmployees } from './source-columns.ts';

/** A column that stays out of the import, and why. */
export interface LeftOutColumn {
  reason: LeftOutReason | 'not_stored' | 'report' | 'repeated' | 'by_hand';
  /** What the column is, of what companies have no field for yet. */
  recognised?: string;
  /** The column that has the field in its place. */
  twin?: number;
  isEqual?: boolean;
}

export type ProposedColumn = { target: ColumnTarget } | { leftOut: LeftOutColumn };

const FIELDS: Partial<Record<ColumnField, ImportField>> = {
  name: 'name',
  domain: 'domain',
  industry: 'industry',
  employees: 'employees',
  location: 'locations',
  city: 'city',
  region: 'state',
  country: 'country',
  source: 'source',
  asOf: 'asOf',
  scope: 'scope',
};
const IDENTIFIERS: Partial<Record<ColumnField, string>> = {
  linkedin: 'linkedin',
  wikidata: 'wikidata',
  cik: 'cik',
  lei: 'lei',
  siren: 'siren',
  ico: 'ico',
  companiesHouse: 'companiesHouse',
};
/** How fields that an import can't save are called. */
const NOT_STORED: Partial<Record<ColumnField, string>> = {
  postcode: 'a postcode',
  street: 'a street address',
  phone: 'a phone number',
  description: 'a description',
  founded: 'the founding date',
  revenue: 'revenue',
  parent: 'the parent company',
  siret: 'a SIRET number',
  organisationNumber: 'a register number',
  ownId: 'the id in another system',
  tags: 'tags',
  notes: 'notes',
};
const LOCATION_PARTS: readonly ImportField[] = ['city', 'state', 'country'];

/**
 * What each column of a file of companies is: by headers that name it exactly, else by the header rule. Where a person
 * looks at it (`isAssisted`), a column whose cells contradict its header is left to them.
 */
export function proposeColumns(
  columns: readonly TableColumn[],
  { isAssisted, ownColumns }: { isAssisted: boolean; ownColumns: readonly OwnColumnRule[] },
): ProposedColumn[] {
  const headers = columns.map(({ header }) => header);
  const exact = findExact(headers);
  const report = reportColumnsOf(headers);
  const isLeft = (at: number) => !exact.has(at) && !report.has(at) && !isOfSource(headers[at]);
  const others = columns.map((column, at) => (isLeft(at) ? column : { header: '', samples: [] }));
  const mapped = mapColumns(others, 'companies');
  const proposed = mapped.map((one, at): ProposedColumn => {
    const target = exact.get(at);
    if (target !== undefined) return { target };
    if (isOfSource(headers[at])) return { leftOut: { reason: 'repeated' } };
    return report.has(at) ? { leftOut: { reason: 'report' } } : toProposed(one);
  });
  const believed = withoutLocationParts(isAssisted ? proposed : believeRequired(proposed, columns));
  return withOwnColumns(believed, headers, ownColumns);
}

/** What would be left out, under the name of an own column, is that column. */
function withOwnColumns(
  proposed: readonly ProposedColumn[],
  headers: readonly string[],
  ownColumns: readonly OwnColumnRule[],
): ProposedColumn[] {
  const taken = new Map<string, number>();
  return proposed.map((one, at) => {
    if ('target' in one || one.leftOut.reason === 'report') return one;
    const named = nameKeyOf(headers[at] ?? '');
    const own = ownColumns.find(({ name }) => nameKeyOf(name) === named);
    if (own === undefined) return one;
    const twin = taken.get(own.key);
    if (twin !== undefined) return { leftOut: { reason: 'second', twin } };
    taken.set(own.key, at);
    return { target: { custom: own.key } };
  });
}

const isOfSource = (header = '') =>
  SOURCE_EMPLOYEES_HEADER.test(header.trim()) || SOURCE_DETAIL_HEADER.test(header.trim());

function findExact(headers: readonly string[]): Map<number, ColumnTarget> {
  const exact = new Map<number, ColumnTarget>();
  for (const { column, kind } of findIdentifierColumns(headers)) exact.set(column, { identifier: kind });
  for (const { column, source, asOf, kind, scope } of findSourceEmployees(headers)) {
    exact.set(column, { detail: 'employees', source });
    if (asOf !== null) exact.set(asOf, { detail: 'asOf', source });
    if (kind !== null) exact.set(kind, { detail: 'kind', source });
    if (scope !== null) exact.set(scope, { detail: 'scope', source });
  }
  return exact;
}

function toProposed(one: MappedColumn): ProposedColumn {
  if (one.field === null) {
    const { leftOut: reason, twin, isEqual } = one;
    return { leftOut: { reason, ...(twin !== undefined && { twin }), ...(isEqual !== undefined && { isEqual }) } };
  }
  const field = FIELDS[one.field];
  if (field !== undefined) return { target: { field } };
  const identifier = IDENTIFIERS[one.field];
  if (identifier !== undefined) return { target: { identifier } };
  const recognised = NOT_STORED[one.field];
  return { leftOut: recognised === undefined ? { reason: 'other_subject' } : { reason: 'not_stored', recognised } };
}

/** Headers of the product's own files: the cells under them are judged one by one. */
const PLAIN_HEADERS: Readonly<Record<string, ImportField>> = {
  name: 'name',
  company: 'name',
  'company name': 'name',
  domain: 'domain',
  website: 'domain',
  industry: 'industry',
  sector: 'industry',
  employees: 'employees',
  'employee count': 'employees',
  headcount: 'employees',
};

/** Where no other column has the field, a plain header is believed though its cells do not look like it. */
function believeRequired(proposed: readonly ProposedColumn[], columns: readonly TableColumn[]): ProposedColumn[] {
  const taken = new Set(
    proposed.flatMap((one) => ('target' in one && 'field' in one.target ? [one.target.field] : [])),
  );
  return proposed.map((one, at) => {
    const field = PLAIN_HEADERS[foldHeader(columns[at]?.header ?? '')];
    const isRefused = 'leftOut' in one && (one.leftOut.reason === 'other_meaning' || one.leftOut.reason === 'codes');
    if (field === undefined || !isRefused || taken.has(field)) return one;
    taken.add(field);
    return { target: { field } };
  });
}

/** A state alone locates no company, and a column with whole locations has all. */
function withoutLocationParts(proposed: readonly ProposedColumn[]): ProposedColumn[] {
  const columnOf = (field: ImportField) =>
    proposed.findIndex((one) => 'target' in one && 'field' in one.target && one.target.field === field);
  const whole = columnOf('locations');
  const isLocated = whole < 0 && (columnOf('city') >= 0 || columnOf('country') >= 0);
  return proposed.map((one) => {
    const isPart = 'target' in one && 'field' in one.target && LOCATION_PARTS.includes(one.target.field);
    if (!isPart || isLocated) return one;
    return {
      leftOut:
        whole >= 0
          ? { reason: 'second', twin: whole }
          : { reason: 'not_stored', recognised: 'a state without a city or country' },
    };
  });
}
