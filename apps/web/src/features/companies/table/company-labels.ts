import type { Company, DataQuality } from '@workbench/services/companies/schemas';
import { formatNumber } from '../../../lib/format/format';

/** "1 company found", "1,000+ companies found". */
export function companiesFoundText(total: number, totalIsCapped: boolean): string {
  const noun = total === 1 && !totalIsCapped ? 'company' : 'companies';
  return `${formatNumber(total)}${totalIsCapped ? '+' : ''} ${noun} found`;
}

/** The first location, and how many further ones there are with all of them for a tooltip. */
export function summarizeLocations(locations: readonly string[]): { first: string; more: string | null; all: string } {
  const first = locations[0] ?? 'Unknown';
  return { first, more: locations.length > 1 ? `+${locations.length - 1}` : null, all: locations.join('; ') };
}

/**
 * Why a count is unknown: "1 of 2 sources" when fewer report than the setting demands, plainly "1 source" while the
 * setting is not known; null when the count is known.
 */
export function missingSourcesText(
  company: Pick<Company, 'aggregatedEmployeeCount' | 'sourceCount'>,
  minimumSources: number | undefined,
): string | null {
  if (company.aggregatedEmployeeCount !== null) return null;
  if (minimumSources !== undefined && company.sourceCount < minimumSources)
    return `${company.sourceCount} of ${minimumSources} sources`;
  return company.sourceCount === 1 ? '1 source' : `${company.sourceCount} sources`;
}

/** The published rule behind each badge. */
export const QUALITY_RULE: Record<DataQuality, string> = {
  high: 'High: three or more sources within 10% of the aggregate.',
  medium: 'Medium: two or more sources within 30% of the aggregate.',
  low: 'Low: fewer than two sources agree within 30%, or not enough sources report.',
};
