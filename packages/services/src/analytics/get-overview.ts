import { getTotals, sourceAgreementPercent } from '../companies/index.ts';
import type { Verb } from '../shared/context.ts';
import { listSources } from '../sources/index.ts';
import type { DataSource } from '../sources/schemas.ts';
import { readLocationCounts } from './read-location-counts.ts';
import type { Overview } from './schemas.ts';

/** The figures of the dashboard's and the analytics screen's cards, read from the statistics that the writes keep. */
export async function getOverview({ ctx }: Verb<object>): Promise<Overview> {
  const [totals, sources, locations] = await Promise.all([
    getTotals(),
    listSources({ ctx, input: {} }),
    readLocationCounts(),
  ]);
  const connected = sources.filter((source) => source.status === 'connected');
  return {
    totalCompanies: totals.companies,
    avgEmployeeCount: totals.known === 0 ? null : Math.round(totals.employeeSum / totals.known),
    companiesWithAggregate: totals.known,
    companiesWithSingleFigure: totals.single,
    locations: locations.length,
    locationMentions: totals.locationMentions,
    activeSources: connected.filter(({ health }) => health === 'connected').length,
    // Without companies nothing is synced: an earlier sync says nothing about this workspace.
    lastSync: totals.companies === 0 ? null : newestSync(connected),
    sourceAgreement: sourceAgreementPercent(totals.deviationPpm, totals.compared),
    companiesCompared: totals.comparedCompanies,
    dataQuality: { high: totals.high, medium: totals.medium, low: totals.low },
  };
}

function newestSync(sources: DataSource[]): string | null {
  return sources.reduce<string | null>(
    (last, { lastSync }) => (lastSync && (!last || lastSync > last) ? lastSync : last),
    null,
  );
}
