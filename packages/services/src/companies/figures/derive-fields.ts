import type { CompanyDoc, SourceRecordDoc } from '@workbench/db';
import type { AggregateSettings } from '../../settings/schemas.ts';
import { aggregateHeadcount } from './aggregate.ts';
import { rateDataQuality } from './data-quality.ts';
import { recordHeadcount } from './record-headcount.ts';

export type DerivedFields = Pick<CompanyDoc, 'aggregatedEmployeeCount' | 'sourceCount' | 'dataQuality' | 'locations'>;

const EMPTY_FIELDS: DerivedFields = {
  aggregatedEmployeeCount: null,
  sourceCount: 0,
  dataQuality: 'low',
  locations: [],
};

/** Everything on a company that follows from its records and the settings. */
export function deriveFields(records: SourceRecordDoc[], settings: AggregateSettings): DerivedFields {
  if (records.length === 0) return EMPTY_FIELDS;
  const inputs = toAggregateInputs(records);
  const aggregate = aggregateHeadcount(inputs, settings);
  return {
    aggregatedEmployeeCount: aggregate.value,
    sourceCount: aggregate.reporting,
    dataQuality: rateDataQuality(inputs, aggregate.value).quality,
    locations: mergedLocations(records),
  };
}

type AggregateFields = Omit<SourceRecordDoc, 'kind' | 'scope' | 'since' | 'locations'> & { locations?: string[] };

/** Stored records as inputs of the aggregate. */
export function toAggregateInputs(records: AggregateFields[]) {
  return records.map((record) => ({
    source: record.source,
    headcount: recordHeadcount(record),
    asOf: record.asOf,
    fetchedAt: record.fetchedAt,
    locations: record.locations ?? [],
  }));
}

function mergedLocations(records: SourceRecordDoc[]): string[] {
  const [first, ...rest] = records;
  if (first === undefined) return [];
  if (rest.every((record) => record.locations.length === 0)) return first.locations;
  return [...new Set(records.flatMap((record) => record.locations))];
}
