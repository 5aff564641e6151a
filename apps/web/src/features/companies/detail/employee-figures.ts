import type { SourceRecord } from '@workbench/services/companies/schemas';
import { DASH, formatNumber } from '../../../lib/format/format';
import { formatDay } from '../../../lib/format/format-day';

type Figure = Pick<SourceRecord, 'employeeCount' | 'employeeMin' | 'employeeMax'>;

/** Differences above this many employees are highlighted; exactly this many are not. */
const VARIANCE_HIGHLIGHT = 50;

/** As people write it: "1,200", "11–50", "1,001+"; a dash when the source gave no figure. */
export function formatFigure({ employeeCount, employeeMin, employeeMax }: Figure): string {
  if (employeeCount !== null) return formatNumber(employeeCount);
  if (employeeMin === null) return DASH;
  return employeeMax === null
    ? `${formatNumber(employeeMin)}+`
    : `${formatNumber(employeeMin)}–${formatNumber(employeeMax)}`;
}

export interface Variance {
  /** Absolute difference in employees; for a range, to its nearer end. */
  employees: number;
  /** A range contains the aggregate: it says no more, so there is no difference to give. */
  isContained: boolean;
  /** The same as a share of the aggregate in percent; null when the aggregate is 0. */
  percent: number | null;
  isHighlighted: boolean;
}

/** How far a source is from the aggregate; null when either is unknown, since nothing minus unknown is unknown. */
export function computeVariance(figure: Figure, aggregate: number | null): Variance | null {
  if (aggregate === null) return null;
  const min = figure.employeeCount ?? figure.employeeMin;
  if (min === null) return null;
  const max = figure.employeeCount ?? figure.employeeMax ?? Number.POSITIVE_INFINITY;
  const employees = aggregate < min ? min - aggregate : aggregate > max ? aggregate - max : 0;
  return {
    employees,
    isContained: employees === 0 && figure.employeeCount === null,
    percent: aggregate === 0 ? null : Math.round((employees / aggregate) * 100),
    isHighlighted: employees > VARIANCE_HIGHLIGHT,
  };
}

/** Largest minus smallest count that sources state; null with fewer than two. Bands state no count and are left out. */
export function computeTotalVariance(records: readonly Figure[]): number | null {
  const counts = records.map((record) => record.employeeCount).filter((count) => count !== null);
  return counts.length < 2 ? null : Math.max(...counts) - Math.min(...counts);
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

/** What a number counts, in a few words: sources count different things. */
export const FIGURE_KIND_LABEL: Record<SourceRecord['kind'], string> = {
  exact: 'Exact count',
  band: 'Range',
  period_average: 'Average over a period',
  establishment: 'Single establishment',
  plan_participants: 'Pension plan participants',
  text_extracted: 'Extracted from text',
  self_declared: 'Self-reported',
  community: 'Community-edited',
  estimated: 'Estimate',
  file: 'From a file',
};

/** Whom a number counts. */
export const FIGURE_SCOPE_LABEL: Record<SourceRecord['scope'], string> = {
  group: 'Group',
  network_profiles: 'Network profiles',
  legal_entity: 'Legal entity',
  establishment: 'Establishment',
  unknown: 'Scope not stated',
};

/** Which day a figure is true for, and who says so: a source that names none is dated by the query or the import. */
export function asOfText({ asOf, asOfBasis }: Pick<SourceRecord, 'asOf' | 'asOfBasis'>): string | null {
  if (asOf === null) return null;
  const day = formatDay(asOf);
  if (asOfBasis === 'queried') return `as of the query, ${day}`;
  return asOfBasis === 'imported' ? `as of the import, ${day}` : `as of ${day}`;
}
