import type { SourceRecordDoc } from '@workbench/db';
import { recordHeadcount } from '../figures/record-headcount.ts';
import { formatHeadcountCell } from './headcount-cell.ts';

/** Columns of the export; the importer reads all of them but those that it computes itself. */
export function exportHeaders(sources: readonly string[]): string[] {
  const fixed = ['Name', 'Domain', 'Industry', 'Aggregated Employee Count', 'Locations', 'Data Quality'];
  return [...fixed, 'Counted Scope', ...sources.flatMap(sourceHeaders)];
}

function sourceHeaders(source: string): string[] {
  return [`Employees (${source})`, `As of (${source})`, `Kind (${source})`, `Scope (${source})`];
}

/** Numbers stay numbers; a range is written so that the importer reads the same range, and the day with it. */
export function figureCells(record: SourceRecordDoc | undefined): (string | number | null)[] {
  const headcount = record ? recordHeadcount(record) : null;
  if (record === undefined || headcount === null) return [null, null, null, null];
  const { asOf, kind, scope } = record;
  return [formatHeadcountCell(headcount), asOf.toISOString().slice(0, 10), wordCell(kind), wordCell(scope)];
}

/** "legal entity" for "legal_entity"; the importer reads both. */
export function wordCell(name: string): string {
  return name.replaceAll('_', ' ');
}

/** One cell for all locations of a company, split again by the importer. */
export function locationsCell(locations: readonly string[]): string {
  return locations.join('; ');
}
