import type { CompanyDoc, SourceRecordDoc } from '@workbench/db';
import type { Settings } from '../settings/schemas.ts';
import { headcountOf } from './company-view.ts';
import { aggregateHeadcount } from './rules/aggregate.ts';
import { dataQuality } from './rules/data-quality.ts';

export type DerivedFields = Pick<CompanyDoc, 'aggregatedEmployeeCount' | 'sourceCount' | 'dataQuality' | 'locations'>;

const NOTHING_KNOWN: DerivedFields = {
  aggregatedEmployeeCount: null,
  sourceCount: 0,
  dataQuality: 'low',
  locations: [],
};

/** Everything on a company that follows from its records and the settings. */
export function deriveFields(records: SourceRecordDoc[], settings: Settings): DerivedFields {
  if (records.length === 0) return NOTHING_KNOWN;
  const inputs = ruleInputs(records);
  const aggregate = aggregateHeadcount(inputs, settings);
  return {
    aggregatedEmployeeCount: aggregate.value,
    sourceCount: aggregate.reporting,
    dataQuality: dataQuality(inputs, aggregate.value).quality,
    locations: unionOfLocations(records),
  };
}

type RuleFields = Omit<SourceRecordDoc, 'kind' | 'scope' | 'since' | 'locations'> & { locations?: string[] };

/** Stored records in the form that the rules take. */
export function ruleInputs(records: RuleFields[]) {
  return records.map((record) => ({
    source: record.source,
    headcount: headcountOf(record),
    asOf: record.asOf,
    fetchedAt: record.fetchedAt,
    locations: record.locations ?? [],
  }));
}

function unionOfLocations(records: SourceRecordDoc[]): string[] {
  const [first, ...rest] = records;
  if (first === undefined) return [];
  if (rest.every((record) => record.locations.length === 0)) return first.locations;
  return [...new Set(records.flatMap((record) => record.locations))];
}
