import { OWN_COLUMN_TYPE_LABEL } from '@workbench/services/companies/filter';
import { OWN_COLUMN_NAME_MAX } from '@workbench/services/companies/limits';
import type { ImportColumn, OwnColumn } from '@workbench/services/companies/schemas';
import {
  type ColumnState,
  columnState,
  type FieldGroup,
  type FieldOption,
} from '../../../../components/column-mapping/map-column.ts';

/** What a column can be. The server adds figures of named sources, as "employees of LinkedIn". */
export const FIELD_GROUPS: readonly FieldGroup[] = [
  {
    label: 'Company',
    options: [
      { value: 'name', label: 'Name' },
      { value: 'domain', label: 'Domain or website' },
      { value: 'industry', label: 'Industry' },
      { value: 'locations', label: 'Location' },
      { value: 'city', label: 'City' },
      { value: 'state', label: 'State or region' },
      { value: 'country', label: 'Country' },
      { value: 'note', label: 'Note' },
    ],
  },
  {
    label: 'Figures',
    options: [
      { value: 'employees', label: 'Employees' },
      { value: 'source', label: 'Source' },
      { value: 'asOf', label: 'As of date' },
      { value: 'scope', label: 'Scope' },
    ],
  },
  {
    label: 'Identifiers',
    options: [
      { value: 'identifier:linkedin', label: 'LinkedIn page' },
      { value: 'identifier:lei', label: 'LEI' },
      { value: 'identifier:siren', label: 'SIREN' },
      { value: 'identifier:companiesHouse', label: 'Companies House number' },
      { value: 'identifier:orgnr', label: 'Norwegian organisation number' },
      { value: 'identifier:ico', label: 'IČO' },
      { value: 'identifier:cik', label: 'CIK' },
      { value: 'identifier:wikidata', label: 'Wikidata' },
    ],
  },
];

const KNOWN = new Set(FIELD_GROUPS.flatMap(({ options }) => options.map(({ value }) => value)));

/** A field that the list of options lacks, of the column itself. */
export function ownOption({ field, label }: Pick<ImportColumn, 'field' | 'label'>): FieldOption | null {
  if (field === null || KNOWN.has(field) || isOwnColumn(field)) return null;
  return { value: field, label: label ?? field };
}

const CUSTOM = 'custom:';
const NEW = 'new:';
const isOwnColumn = (field: string) => field.startsWith(CUSTOM) || field.startsWith(NEW);

/** Own columns as options. */
export function ownColumnOptions(columns: readonly Pick<OwnColumn, 'key' | 'name'>[]): FieldOption[] {
  return columns.map(({ key, name }) => ({ value: CUSTOM + key, label: name }));
}

export interface NewColumn {
  type: OwnColumn['type'];
  name: string;
}

/** The own column that a field adds; null for another field. */
export function readNewColumn(field: string | null): NewColumn | null {
  const [, type, name = ''] = /^new:(\w+):(.*)$/s.exec(field ?? '') ?? [];
  const known = (Object.keys(OWN_COLUMN_TYPE_LABEL) as OwnColumn['type'][]).find((one) => one === type);
  return known === undefined ? null : { type: known, name };
}

export const newColumnField = ({ type, name }: NewColumn): string => `${NEW}${type}:${name}`;

/** What a column of the file would be called as an own column. */
export function proposedName({ header }: Pick<ImportColumn, 'header'>, position: number): string {
  return header.replace(/\s+/g, ' ').trim().slice(0, OWN_COLUMN_NAME_MAX) || `Column ${position}`;
}

/** Why a new own column can't have this name; null when it can. */
export function nameProblem(name: string, taken: readonly string[]): string | null {
  if (name.trim() === '') return 'Enter a name';
  return taken.some((one) => one.toLowerCase() === name.trim().toLowerCase())
    ? 'There is an own column of this name'
    : null;
}

/** A name that no own column has yet, as "Owner 2". */
export function freeName(name: string, taken: readonly string[]): string {
  for (let number = 2, free = name; ; number++) {
    if (nameProblem(free, taken) === null) return free;
    free = `${name.slice(0, OWN_COLUMN_NAME_MAX - 4)} ${number}`;
  }
}

/** The names of own columns that other columns of the file add. */
export function otherNewNames(columns: readonly Pick<ImportColumn, 'field'>[], column: number): string[] {
  return columns.flatMap(({ field }, at) => (at === column ? [] : (readNewColumn(field)?.name ?? [])));
}

/** Identifiers and notes may have several columns. */
export const isRepeatable = (field: string): boolean => field.startsWith('identifier:') || field === 'note';

/** Who decided on a column; `proposed` is the column before anything was chosen by hand. */
export function importColumnState(column: ImportColumn, proposed: ImportColumn): ColumnState {
  if (column.field?.startsWith(NEW)) return { text: 'Adds an own column', isLeftOut: false };
  return columnState(column, proposed);
}
