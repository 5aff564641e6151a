/** Columns of the export; the importer reads all of them but the two that it computes itself. */
export function exportHeaders(sources: readonly string[]): string[] {
  const fixed = ['Name', 'Domain', 'Industry', 'Aggregated Employee Count', 'Locations', 'Data Quality'];
  return fixed.concat(sources.map((source) => `Employees (${source})`));
}

/** One cell for all locations of a company, split again by the importer. */
export function locationsCell(locations: readonly string[]): string {
  return locations.join('; ');
}
