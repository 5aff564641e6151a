import { kindLabel, parseKind } from '@workbench/identity/company-identifiers/kinds';
import { findIdentifierColumns } from '../../companies/index.ts';
import { foldHeader, quoteHeader } from '../../shared/csv/headers.ts';
import { ServiceError } from '../../shared/errors.ts';
import type { ColumnField } from '../../shared/headers/column-fields.ts';
import { type MappedColumn, mapColumns, type TableColumn } from '../../shared/headers/map-columns.ts';

/** What a column of a CRM's list gives to an entry. */
export type CustomerField = 'name' | 'domain' | 'reason' | `identifier:${string}`;

export type ProposedColumn = { field: CustomerField; reason: null } | { field: null; reason: string };

/** Headers of the column that says what a company is to the owner, the plainest first. */
const REASON_HEADERS: readonly string[] = [
  'reason',
  'customer status',
  'relationship',
  'relationship type',
  'customer type',
  'account type',
  'company type',
  'lifecycle stage',
  'account status',
  'kundenstatus',
  'beziehung',
  'statut client',
  'type de client',
  'tipo de cliente',
  'status',
  'type',
  'typ',
  'statut',
  'estado',
  'tipo',
  'stage',
  'category',
];
const IDENTIFIER_FIELDS: readonly ColumnField[] = [
  'linkedin',
  'wikidata',
  'cik',
  'lei',
  'siren',
  'ico',
  'companiesHouse',
];

/** Which column is what, by its header and a look at its cells; every other column is left out with the reason. Pure. */
export function proposeCustomerColumns(columns: readonly TableColumn[]): ProposedColumn[] {
  const headers = columns.map(({ header }) => header);
  const reasonAt = findReason(headers);
  const exact = new Map(findIdentifierColumns(headers).map(({ column, kind }) => [column, kind]));
  const others = columns.map((column, at) => (at === reasonAt || exact.has(at) ? { header: '', samples: [] } : column));
  return mapColumns(others, 'companies').map((mapped, at): ProposedColumn => {
    const kind = exact.get(at);
    if (kind !== undefined) return { field: `identifier:${kind}`, reason: null };
    return at === reasonAt ? { field: 'reason', reason: null } : toProposed(mapped, headers);
  });
}

function findReason(headers: readonly string[]): number {
  const folded = headers.map(foldHeader);
  const found = REASON_HEADERS.find((header) => folded.includes(header));
  return found === undefined ? -1 : folded.indexOf(found);
}

function toProposed(mapped: MappedColumn, headers: readonly string[]): ProposedColumn {
  const { field } = mapped;
  if (field === 'name' || field === 'domain') return { field, reason: null };
  if (field !== null && IDENTIFIER_FIELDS.includes(field)) return { field: `identifier:${field}`, reason: null };
  if (field === 'ownId') {
    return { field: null, reason: 'Which system the id is of is not known; map it to identifier: and its name' };
  }
  if (field !== null) return { field: null, reason: 'The list of customers needs no such field' };
  switch (mapped.leftOut) {
    case 'unnamed':
      return { field: null, reason: 'The column has no header' };
    case 'second':
      return { field: null, reason: `The column “${quoteHeader(headers[mapped.twin ?? -1] ?? '')}” has this field` };
    case 'other_subject':
      return { field: null, reason: 'About people: the list has companies only' };
    case 'unknown':
      return { field: null, reason: 'No field is known for this header' };
    default:
      return { field: null, reason: 'The cells do not fit the header' };
  }
}

/**
 * A mapping by hand, for each column of the file.
 * @throws ServiceError 'invalid' for a column that the file has not, an unknown field, or a field for two columns
 */
export function readCustomerMapping(
  mapping: Readonly<Record<string, string>>,
  headers: readonly string[],
): ProposedColumn[] {
  const columns = headers.map((): ProposedColumn => ({ field: null, reason: 'Left out by hand' }));
  for (const [position, text] of Object.entries(mapping)) {
    const column = Number(position);
    if (column >= headers.length) {
      throw mappingError(`The mapping names column ${column + 1}, but the file has ${headers.length} columns`);
    }
    const field = parseCustomerField(text);
    if (field === null)
      throw mappingError(`"${quoteHeader(text)}" is no field; give name, domain, reason or identifier:hubspot`);
    const isTaken = !field.startsWith('identifier:') && columns.some((one) => one.field === field);
    if (isTaken) throw mappingError(`Two columns are mapped to ${field}; choose one of them`);
    columns[column] = { field, reason: null };
  }
  return columns;
}

export function parseCustomerField(text: string): CustomerField | null {
  if (text === 'name' || text === 'domain' || text === 'reason') return text;
  const kind = text.startsWith('identifier:') ? parseKind(text.slice('identifier:'.length)) : null;
  return kind === null ? null : `identifier:${kind}`;
}

export const kindOfField = (field: CustomerField): string => field.slice('identifier:'.length);

export const fieldLabel = (field: CustomerField): string =>
  field.startsWith('identifier:') ? kindLabel(kindOfField(field)) : field;

const mappingError = (message: string) => new ServiceError('invalid', message, [{ path: ['mapping'], message }]);
