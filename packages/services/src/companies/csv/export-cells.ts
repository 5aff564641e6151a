import type { CompanyDoc, CompanyIdentifierDoc, SourceRecordDoc } from '@workbench/db';
import { recordHeadcount } from '../figures/headcount/record-headcount.ts';
import { formatHeadcountCell } from './headcount-cell.ts';

/** Columns of every export; the importer reads all of them but those that it computes itself. */
export const COMPANY_HEADERS = [
  'Name',
  'Domain',
  'Industry',
  'Aggregated Employee Count',
  'Locations',
  'Data Quality',
  'Counted Scope',
] as const;
/** What follows from the figures and the locations; behind all other columns, and not read by the importer. */
export const DERIVED_HEADERS = [
  'Growth 3 Months %',
  'Growth 6 Months %',
  'Growth 12 Months %',
  'Spread %',
  'Countries',
  'Cities',
] as const;
/** Columns of a figure, see `figureCells`. */
export const FIGURE_HEADERS = ['Employees', 'As of', 'Kind', 'Scope'] as const;

/** Those of the figures of one source. */
export function sourceHeaders(source: string): string[] {
  return FIGURE_HEADERS.map((header) => `${header} (${source})`);
}

/** Numbers stay numbers; a range is written so that the importer reads the same range, and the day with it. */
export function figureCells(
  record?: Pick<SourceRecordDoc, 'value' | 'min' | 'max' | 'asOf' | 'kind' | 'scope'>,
): (string | number | null)[] {
  const headcount = record ? recordHeadcount(record) : null;
  if (record === undefined || headcount === null) return [null, null, null, null];
  const { asOf, kind, scope } = record;
  return [formatHeadcountCell(headcount), asOf.toISOString().slice(0, 10), wordCell(kind), wordCell(scope)];
}

/** Those of `DERIVED_HEADERS`; countries as codes, cities with theirs. */
export function derivedCells({
  growth,
  spread = null,
  normalizedLocations = [],
}: Pick<CompanyDoc, 'growth' | 'spread' | 'normalizedLocations'>): (string | number | null)[] {
  const countries = new Set(normalizedLocations.map(({ country }) => country));
  const cities = normalizedLocations.flatMap(({ country, city }) => (city === null ? [] : [`${city}, ${country}`]));
  return [
    ...[growth?.m3, growth?.m6, growth?.m12].map((overSpan) => overSpan?.percent ?? null),
    spread,
    locationsCell([...countries]),
    locationsCell(cities),
  ];
}

/** "legal entity" for "legal_entity"; the importer reads both. */
export function wordCell(name: string): string {
  return name.replaceAll('_', ' ');
}

/** One cell for all identifiers of a kind, split again by the importer. */
export function identifiersCell(identifiers: readonly CompanyIdentifierDoc[] | undefined, kind: string): string | null {
  const values = (identifiers ?? []).flatMap((one) => (one.kind === kind ? [one.value] : []));
  return values.length === 0 ? null : values.sort().join('; ');
}

/** One cell for all locations of a company, split again by the importer. */
export function locationsCell(locations: readonly string[]): string {
  return locations.join('; ');
}
