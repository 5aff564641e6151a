import type { CompanyGrowthDoc } from '@workbench/db';
import type { AggregateSettings } from '../../../settings/schemas.ts';
import type { DerivedFrom } from '../derived-from.ts';
import { aggregateCompany } from '../headcount/aggregate-company.ts';
import { computeGrowth } from './compute-growth.ts';
import type { GrowthFigure } from './figure-near.ts';

/**
 * The growth of a company by the sources that count: those of the headline's scope that are neither too old nor outliers.
 * @param past its stored history
 */
export function deriveGrowth(
  company: DerivedFrom,
  past: readonly GrowthFigure[],
  { settings, day }: { settings: AggregateSettings; day: Date },
): CompanyGrowthDoc | null {
  // Most companies have no pair of figures at all, and which sources count is the costly question.
  if (computeGrowth(company.records, past) === null) return null;
  const { records, compared } = aggregateCompany(company, settings, day);
  const outliers = new Set(records.flatMap(({ source, reason }) => (reason === 'outlier' ? [source] : [])));
  const counted = new Set(compared.flatMap(({ source }) => (outliers.has(source) ? [] : [source])));
  return computeGrowth(
    company.records.filter((record) => counted.has(record.source)),
    past,
  );
}
