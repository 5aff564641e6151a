import type { Company, CompanyPage, DataQuality } from '@workbench/services/companies/schemas';
import { formatFigure } from '../../../lib/format/figures';
import { DASH, formatNumber } from '../../../lib/format/format';

export type Found = Pick<CompanyPage, 'total' | 'totalIsCapped' | 'isSimilar'>;

/** "1 company found", "1,000+ companies found", "No match for “arlomot”. 1 company with a similar name found". */
export function companiesFoundText({ total, totalIsCapped, isSimilar }: Found, q: string): string {
  const noun = total === 1 && !totalIsCapped ? 'company' : 'companies';
  if (isSimilar) return `No match for “${q}”. ${formatNumber(total)} ${noun} with a similar name found`;
  return `${formatNumber(total)}${totalIsCapped ? '+' : ''} ${noun} found`;
}

/** The first location, and how many further ones there are with all of them for a tooltip. */
export function summarizeLocations(locations: readonly string[]): { first: string; more: string | null; all: string } {
  const first = locations[0] ?? 'Unknown';
  return { first, more: locations.length > 1 ? `+${locations.length - 1}` : null, all: locations.join('; ') };
}

type Counted = Pick<
  Company,
  'aggregatedEmployeeCount' | 'aggregatedEmployeeCountIsMinimum' | 'comparableSourceCount' | 'singleFigure'
>;

/** The headcount as shown: "1,200", "10,001+", or the figure of the only source; a dash when nothing is known. */
export function headcountText(company: Counted): string {
  const { aggregatedEmployeeCount: count, aggregatedEmployeeCountIsMinimum: isMinimum, singleFigure } = company;
  if (count !== null) return `${formatNumber(count)}${isMinimum ? '+' : ''}`;
  return singleFigure === null ? DASH : formatFigure(singleFigure);
}

/**
 * Why there is no aggregate: "1 of 2 sources" when fewer report than the setting demands, plainly "1 source" for the
 * figure of a single one and while the setting is not known; null when there is one.
 */
export function missingSourcesText(company: Counted, minimumSources: number | undefined): string | null {
  if (company.aggregatedEmployeeCount !== null) return null;
  const { comparableSourceCount: count, singleFigure } = company;
  if (singleFigure !== null) return '1 source';
  if (minimumSources !== undefined && count < minimumSources) return `${count} of ${minimumSources} sources`;
  return count === 1 ? '1 source' : `${count} sources`;
}

export const HEADLINE_SCOPE_LABEL = {
  group: 'Group',
  legal_entity: 'Legal entity',
  establishment: 'Establishment',
} as const satisfies Record<NonNullable<Company['headcountScope']>, string>;

/** The published rule behind each badge. */
export const QUALITY_RULE: Record<DataQuality, string> = {
  high: 'High: three or more exact figures within 10% of the aggregate, none beyond 30%.',
  medium: 'Medium: two or more figures within 30% of the aggregate.',
  low: 'Low: fewer than two sources agree within 30%, or not enough sources report.',
};
