import type { CountedCompanies } from '@workbench/services/analytics/schemas';
import type { CompanyFilter } from '@workbench/services/companies/filter';
import { formatPercent } from '~/lib/format/format';
import { formatNumber } from '../../lib/format/format';
import { lineColor } from './chart-colors.ts';

/** They are no country: one of them may be the largest slice and should not be the loudest. */
const NEUTRAL: Readonly<Record<string, string>> = {
  other: 'var(--muted-foreground)',
  unknown: 'color-mix(in oklab, var(--muted-foreground) 55%, var(--card))',
};

export interface LocationSlice {
  id: string;
  label: string;
  value: number;
  /** Share of all slices, 0 decimals. Rounded shares need not add up to 100. */
  percent: string;
  color: string;
  /** Its companies. */
  filter: CompanyFilter;
}

export interface LocationSlices {
  slices: LocationSlice[];
  /** What 100 % is. */
  basis: string;
  summary: string;
}

/** Slices by country, the others and unknown; each country has a colour of its own. */
export function prepareLocationSlices(countries: readonly CountedCompanies[]): LocationSlices {
  const shown = countries.filter(({ count }) => count > 0);
  const total = shown.reduce((sum, { count }) => sum + count, 0);
  return {
    slices: shown.map(({ key, label, count, filter }, index) => ({
      id: key,
      label,
      value: count,
      percent: percentText(count, total),
      color: NEUTRAL[key] ?? lineColor(index),
      filter,
    })),
    basis: 'By country, as far as locations name one for certain. A company in several countries counts once in each.',
    summary: summarise(shown[0], total),
  };
}

function summarise(first: CountedCompanies | undefined, total: number): string {
  if (first === undefined) return 'No company has a known location yet.';
  return `The most common country is ${first.label} with ${formatNumber(first.count)} companies, ${percentText(first.count, total)}.`;
}

function percentText(value: number, total: number): string {
  return formatPercent((value / total) * 100, 0);
}
