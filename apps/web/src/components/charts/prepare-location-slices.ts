import type { LocationCount, Overview } from '@workbench/services/analytics/schemas';
import { formatNumber } from '../../lib/format/format';
import { chartColor } from './chart-colors.ts';

/** Beyond this many slices the rest are one slice, "Other". */
export const LOCATION_SLICES_MAX = 7;
const OTHER = 'Other';
/** "Other" is no place: it may be the largest slice and should not be the loudest. */
const NEUTRAL = 'var(--muted-foreground)';

/** Over all locations, of which the largest alone are listed. */
export type LocationTotals = Pick<Overview, 'locations' | 'locationMentions'>;

export interface LocationSlice {
  id: string;
  label: string;
  value: number;
  /** Share of all mentions, 0 decimals. Rounded shares need not add up to 100. */
  percent: string;
  color: string;
}

export interface LocationSlices {
  slices: LocationSlice[];
  rows: { location: string; count: number; percent: string }[];
  total: number;
  /** What 100 % is. */
  basis: string;
  summary: string;
}

/** Turns counts by location into slices: the largest ones, then "Other"; colours cycle through five. */
export function prepareLocationSlices(data: readonly LocationCount[], all: LocationTotals): LocationSlices {
  const sorted = data.filter((item) => item.count > 0).sort((a, b) => b.count - a.count);
  const listed = sorted.reduce((sum, item) => sum + item.count, 0);
  // Written between the two reads, a location may be in one of them only.
  const total = Math.max(all.locationMentions, listed);
  const top = sorted.slice(0, LOCATION_SLICES_MAX);
  const rest = total - top.reduce((sum, item) => sum + item.count, 0);
  // The prefix keeps a place that is really called "Other" apart from the rest.
  const parts = top.map((item, index) => ({
    id: `place:${item.location}`,
    label: item.location,
    value: item.count,
    color: chartColor(index),
  }));
  if (rest > 0 && parts.length > 0) parts.push({ id: 'rest', label: OTHER, value: rest, color: NEUTRAL });
  return {
    slices: parts.map((part) => ({ ...part, percent: percentText(part.value, total) })),
    rows: sorted.map((item) => ({ ...item, percent: percentText(item.count, total) })),
    total,
    basis: 'Share of all company locations. A company with several locations counts once in each.',
    summary: summarise(sorted, total, Math.max(all.locations, sorted.length)),
  };
}

function summarise(sorted: readonly LocationCount[], total: number, locations: number): string {
  const [first] = sorted;
  if (!first) return 'No company has a known location yet.';
  const locationCountText = locations === 1 ? '1 location' : `${formatNumber(locations)} locations`;
  return `${locationCountText}; the most common is ${first.location} with ${percentText(first.count, total)}.`;
}

function percentText(value: number, total: number): string {
  return `${((value / total) * 100).toFixed(0)}%`;
}
