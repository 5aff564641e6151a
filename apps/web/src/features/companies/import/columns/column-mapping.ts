import type { ImportColumn } from '@workbench/services/companies/schemas';

interface FieldOption {
  value: string;
  label: string;
}

/** What a column can be. The server adds figures of named sources, as "employees of LinkedIn". */
export const FIELD_GROUPS: readonly { label: string; options: readonly FieldOption[] }[] = [
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
  return field === null || KNOWN.has(field) ? null : { value: field, label: label ?? field };
}

/** The option `mapping` when one column gets another field; whichever column had that field before is left out. */
export function mappingWith(columns: readonly Pick<ImportColumn, 'field'>[], column: number, field: string): string {
  const isRepeatable = field.startsWith('identifier:');
  const entries = columns.flatMap((one, at): [number, string][] => {
    if (at === column) return field === '' ? [] : [[at, field]];
    const isMoved = one.field === field && !isRepeatable;
    return one.field === null || isMoved ? [] : [[at, one.field]];
  });
  return JSON.stringify(Object.fromEntries(entries));
}

/** The mapping as it is, so that a field that is missing stays so. */
export function mappingOf(columns: readonly Pick<ImportColumn, 'field'>[]): string {
  return JSON.stringify(Object.fromEntries(columns.flatMap(({ field }, at) => (field === null ? [] : [[at, field]]))));
}

export interface ColumnState {
  text: string;
  isLeftOut: boolean;
}

/** Who decided on a column; `proposed` is the column before anything was chosen by hand. */
export function columnState(column: ImportColumn, proposed: ImportColumn = column): ColumnState {
  if (column.field === null) {
    const reason = proposed.field === null ? proposed.reason : column.reason;
    return { text: `Left out: ${reason ?? 'no field'}`, isLeftOut: true };
  }
  if (column.field !== proposed.field) return { text: 'Chosen by hand', isLeftOut: false };
  return { text: proposed.by === 'remembered' ? 'As last time' : 'Recognised', isLeftOut: false };
}
