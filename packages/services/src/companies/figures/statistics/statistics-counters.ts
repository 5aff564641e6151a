import type { CompanyDoc } from '@workbench/db';
import { headcountMidpoint } from '../headcount/headcount.ts';
import { recordHeadcount } from '../headcount/record-headcount.ts';

export type CountedFields = Pick<
  CompanyDoc,
  'records' | 'aggregatedEmployeeCount' | 'singleFigure' | 'agreement' | 'dataQuality' | 'locations' | 'demo'
>;

/** Integer counters by statistic id ("totals", "source:…", "location:…"): sums of them are exact in any order. */
export type StatCounters = Map<string, Record<string, number>>;

export const TOTALS_ID = 'totals';
export const SOURCE_PREFIX = 'source:';
export const LOCATION_PREFIX = 'location:';

/** Adds (`sign` 1) or subtracts (`sign` −1) the contribution of one company. */
export function addToCounters(counters: StatCounters, company: CountedFields, sign: 1 | -1): void {
  const totals = getOrAddCounters(counters, TOTALS_ID);
  increment(totals, 'companies', sign);
  increment(totals, company.dataQuality, sign);
  if (company.demo) increment(totals, 'demo', sign);
  if (company.aggregatedEmployeeCount !== null) {
    increment(totals, 'known', sign);
    increment(totals, 'employeeSum', sign * company.aggregatedEmployeeCount);
  }
  if (company.singleFigure) increment(totals, 'single', sign);
  increment(totals, 'locationMentions', sign * company.locations.length);
  for (const location of company.locations)
    increment(getOrAddCounters(counters, LOCATION_PREFIX + location), 'companies', sign);
  if (company.records.length === 0) return;
  const { deviationPpm, compared } = company.agreement ?? { deviationPpm: 0, compared: 0 };
  increment(totals, 'deviationPpm', sign * deviationPpm);
  increment(totals, 'compared', sign * compared);
  if (compared > 0) increment(totals, 'comparedCompanies', sign);
  for (const record of company.records) {
    const source = getOrAddCounters(counters, SOURCE_PREFIX + record.source);
    increment(source, 'companies', sign);
    const headcount = recordHeadcount(record);
    const point = headcount === null ? null : headcountMidpoint(headcount);
    if (point === null) continue;
    increment(source, 'valued', sign);
    increment(source, 'valueSum', sign * point);
  }
}

function getOrAddCounters(counters: StatCounters, id: string): Record<string, number> {
  let found = counters.get(id);
  if (found === undefined) {
    found = {};
    counters.set(id, found);
  }
  return found;
}

function increment(counters: Record<string, number>, name: string, by: number): void {
  counters[name] = (counters[name] ?? 0) + by;
}
