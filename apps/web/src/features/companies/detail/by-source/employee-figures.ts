import type { SourceRecord } from '@workbench/services/companies/schemas';
import { FIGURE_KIND_LABEL, FIGURE_SCOPE_LABEL } from '../../../../lib/format/figures';
import { formatDay } from '../../../../lib/format/format-day';

export interface Variance {
  /** Absolute difference in employees; for a range, to its nearer end. */
  employees: number;
  /** A range contains the aggregate: it says no more, so there is no difference to give. */
  isContained: boolean;
  /** The same as a share of the aggregate in percent; null when the aggregate is 0. */
  percent: number | null;
  isHighlighted: boolean;
}

export interface ReportedLocation {
  location: string;
  sources: number;
}

/** The unique locations across sources, most reported first; a source that repeats itself counts once. */
export function countReportedLocations(
  records: readonly Pick<SourceRecord, 'source' | 'locations'>[],
): ReportedLocation[] {
  const byKey = new Map<string, { location: string; sources: Set<string> }>();
  for (const { source, locations } of records) {
    for (const location of locations.map((one) => one.trim()).filter(Boolean)) {
      const entry = byKey.get(location.toLowerCase()) ?? { location, sources: new Set() };
      entry.sources.add(source);
      byKey.set(location.toLowerCase(), entry);
    }
  }
  return [...byKey.values()]
    .map(({ location, sources }) => ({ location, sources: sources.size }))
    .sort((a, b) => b.sources - a.sources || a.location.localeCompare(b.location));
}

/** What a figure counts: "Exact count · Group"; nothing for a source that gave locations alone. */
export function countsText({
  employeeCount,
  employeeMin,
  kind,
  scope,
}: Pick<SourceRecord, 'employeeCount' | 'employeeMin' | 'kind' | 'scope'>): string | null {
  if (employeeCount === null && employeeMin === null) return null;
  return `${FIGURE_KIND_LABEL[kind]} · ${FIGURE_SCOPE_LABEL[scope]}`;
}

/** Which day a figure is true for, and who says so: a source that names none is dated by the query or the import. */
export function asOfText({ asOf, asOfBasis }: Pick<SourceRecord, 'asOf' | 'asOfBasis'>): string | null {
  if (asOf === null) return null;
  const day = formatDay(asOf);
  if (asOfBasis === 'queried') return `as of the query, ${day}`;
  return asOfBasis === 'imported' ? `as of the import, ${day}` : `as of ${day}`;
}
