import { type HeaderMap, LEAD_FIELDS, type LeadField } from '../values/fields.ts';
import { LEAD_COLUMN_LABELS, type LeadColumn } from './lead-header-names.ts';

/** Where each field is in a row, of the field of each column. Pure. */
export function toHeaderMap(fields: readonly (LeadColumn | null)[]): HeaderMap {
  const at = (column: LeadColumn): number | null => {
    const found = fields.indexOf(column);
    return found < 0 ? null : found;
  };
  const columns = Object.fromEntries(LEAD_FIELDS.map((field) => [field, at(field)])) as Record<
    LeadField,
    number | null
  >;
  const locationColumns = columns.location === null ? findLocationColumns(at) : [];
  return {
    columns,
    fullName: at('fullName'),
    domain: at('domain'),
    locationColumns,
    mapping: fields.map((field, column) => {
      const isUnused = isLocationPart(field) && !locationColumns.includes(column);
      return field === null || isUnused ? null : LEAD_COLUMN_LABELS[field];
    }),
  };
}

const isLocationPart = (field: LeadColumn | null) => field === 'city' || field === 'state' || field === 'country';

/** A state alone is no location; it is used only between a city and a country. */
function findLocationColumns(at: (column: LeadColumn) => number | null): number[] {
  if (at('city') === null && at('country') === null) return [];
  return [at('city'), at('state'), at('country')].filter((column) => column !== null);
}
