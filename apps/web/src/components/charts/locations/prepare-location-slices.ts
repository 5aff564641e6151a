import type { CountedCompanies } from '@workbench/services/analytics/schemas';
import type { CompanyFilter } from '@workbench/services/companies/filter';
import { formatCount, formatNumber, formatPercent } from '../../../lib/format/format';
import { lineColor } from '../chart-colors.ts';

/** They are no location: one of them may be the largest slice and should not be the loudest. */
const NEUTRAL: Readonly<Record<string, string>> = {
  other: 'var(--muted-foreground)',
  unknown: 'color-mix(in oklab, var(--muted-foreground) 55%, var(--card))',
};

export interface LocationSlice {
  id: string;
  label: string;
  value: number;
  /** Share of the companies, 0 decimals. A company may be in several locations, so shares add up to 100 or more. */
  percent: string;
  color: string;
  /** Its companies. */
  filter: CompanyFilter;
  /** It has locations of its own: a country, but neither the other ones nor unknown. */
  isLocation: boolean;
}

export interface LocationSlices {
  slices: LocationSlice[];
  /** What 100 % is. */
  basis: string;
  summary: string;
}

/** Companies by country or, within one, by city. */
export interface CountedLocations {
  locations: readonly CountedCompanies[];
  /** All companies, or those of the country. */
  companies: number;
  /** Name of the country whose cities these are; null: countries. */
  country: string | null;
}

/** Slices by location, the others and unknown; each location has a color of its own. */
export function prepareLocationSlices({ locations, companies, country }: CountedLocations): LocationSlices {
  const shown = locations.filter(({ count }) => count > 0);
  const slices = shown.map(({ key, label, count, filter }, index) => ({
    id: key,
    label,
    value: count,
    percent: percentText(count, companies),
    color: NEUTRAL[key] ?? lineColor(index),
    filter,
    isLocation: NEUTRAL[key] === undefined,
  }));
  const first = slices.find(({ isLocation }) => isLocation);
  return {
    slices,
    basis:
      country === null
        ? `Shares of all ${formatCount(companies, 'company', 'companies')}. A company in several countries counts once in each.`
        : `Shares of the ${formatCount(companies, 'company', 'companies')} in ${country}. A company in several cities counts once in each.`,
    summary: summarise(first, country),
  };
}

function summarise(first: LocationSlice | undefined, country: string | null): string {
  if (first === undefined) {
    return country === null ? 'No company has a known location yet.' : `No company in ${country} names a city.`;
  }
  const what = country === null ? 'country' : `city in ${country}`;
  return `The most common ${what} is ${first.label} with ${formatNumber(first.value)} ${first.value === 1 ? 'company' : 'companies'}, ${first.percent}.`;
}

function percentText(value: number, total: number): string {
  return formatPercent(total === 0 ? null : (value / total) * 100, 0);
}
