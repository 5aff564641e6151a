import type { CompanyDoc } from '@workbench/db';
import { headcountOf } from './company-view.ts';
import { ruleInputs } from './derive.ts';
import { headcountMidpoint } from './rules/headcount.ts';
import { agreementParts } from './rules/source-agreement.ts';

export type ContributingFields = Pick<
  CompanyDoc,
  'records' | 'aggregatedEmployeeCount' | 'dataQuality' | 'locations' | 'demo'
>;

/** Integer counters by statistic id ("totals", "source:…", "location:…"): sums of them are exact in any order. */
export type StatCounters = Map<string, Record<string, number>>;

export const TOTALS_ID = 'totals';
export const SOURCE_PREFIX = 'source:';
export const LOCATION_PREFIX = 'location:';

/** Adds (`sign` 1) or takes away (`sign` −1) what one company brings to the statistics. */
export function addContribution(counters: StatCounters, company: ContributingFields, sign: 1 | -1): void {
  const totals = countersOf(counters, TOTALS_ID);
  bump(totals, 'companies', sign);
  bump(totals, company.dataQuality, sign);
  if (company.demo) bump(totals, 'demo', sign);
  if (company.aggregatedEmployeeCount !== null) {
    bump(totals, 'known', sign);
    bump(totals, 'employeeSum', sign * company.aggregatedEmployeeCount);
  }
  for (const location of company.locations) bump(countersOf(counters, LOCATION_PREFIX + location), 'companies', sign);
  if (company.records.length === 0) return;
  const agreement = agreementParts(ruleInputs(company.records), company.aggregatedEmployeeCount);
  bump(totals, 'deviationPpm', sign * agreement.deviationPpm);
  bump(totals, 'compared', sign * agreement.compared);
  if (agreement.compared > 0) bump(totals, 'comparedCompanies', sign);
  for (const record of company.records) {
    const source = countersOf(counters, SOURCE_PREFIX + record.source);
    bump(source, 'companies', sign);
    const headcount = headcountOf(record);
    const point = headcount === null ? null : headcountMidpoint(headcount);
    if (point === null) continue;
    bump(source, 'valued', sign);
    bump(source, 'valueSum', sign * point);
  }
}

function countersOf(counters: StatCounters, id: string): Record<string, number> {
  let found = counters.get(id);
  if (found === undefined) {
    found = {};
    counters.set(id, found);
  }
  return found;
}

function bump(counters: Record<string, number>, name: string, by: number): void {
  counters[name] = (counters[name] ?? 0) + by;
}
