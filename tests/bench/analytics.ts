import { CompanyStatModel } from '@workbench/db';
import { getOverview, listEmployeesBySource, listLocations } from '@workbench/services/analytics';
import { createContext } from '@workbench/services/shared/context';
import { countAllCompanies } from '../../packages/services/src/companies/figures/statistics/statistics.ts';
import { percentile, timeInTurn } from './measure.ts';
import type { Report } from './report.ts';

const SAMPLES = 200;
const LIMIT_MS = 20;

/** The three reads of the dashboard, and whether the statistics behind them are those of a full recount. */
export async function measureAnalytics(report: Report): Promise<void> {
  const ctx = createContext();
  const times = await timeInTurn(SAMPLES, {
    overview: () => getOverview({ ctx, input: {} }),
    bySource: () => listEmployeesBySource({ ctx, input: {} }),
    byLocation: () => listLocations({ ctx, input: {} }),
  });
  report.limit('overview, p95', percentile(times.overview, 95), 'ms', LIMIT_MS);
  report.limit('employees by source, p95', percentile(times.bySource, 95), 'ms', LIMIT_MS);
  report.limit('companies by location, p95', percentile(times.byLocation, 95), 'ms', LIMIT_MS);
  report.check('statistics equal a full recount', await differencesToRecount());
}

async function differencesToRecount(): Promise<string[]> {
  const stored = await CompanyStatModel.find({}).lean();
  const kept = new Map(stored.map((statistic) => [statistic._id, formatCounters(statistic.counters)]));
  const counted = new Map([...(await countAllCompanies())].map(([id, counters]) => [id, formatCounters(counters)]));
  const ids = new Set([...kept.keys(), ...counted.keys()]);
  return [...ids]
    .filter((id) => (kept.get(id) ?? '') !== (counted.get(id) ?? ''))
    .map((id) => `${id}: stored ${kept.get(id)}, counted ${counted.get(id)}`);
}

/** A counter that is missing is 0. */
function formatCounters(counters: Record<string, number>): string {
  const given = Object.entries(counters).filter(([, value]) => value !== 0);
  return given
    .map(([name, value]) => `${name} ${value}`)
    .sort()
    .join(', ');
}
