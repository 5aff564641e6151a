import type { CompanyDoc, SingleFigureDoc, SourceRecordDoc } from '@workbench/db';
import { normalizeLocations } from '@workbench/identity/locations/normalize-location';
import type { AggregateSettings } from '../../settings/schemas.ts';
import { SEARCH_WORDS_VERSION } from '../search/words.ts';
import type { DerivedFrom } from './derived-from.ts';
import { headcountSpread } from './growth/headcount-spread.ts';
import { aggregateCompany } from './headcount/aggregate-company.ts';
import { headcountMidpoint, lowerEnd } from './headcount/headcount.ts';
import { recordHeadcount } from './headcount/record-headcount.ts';
import { findManualRecord } from './manual-record.ts';
import { mergeSpellings } from './merge-spellings.ts';
import { type Aggregate, RULE_VERSION } from './rule/aggregate.ts';
import { rateDataQuality } from './rule/data-quality.ts';
import { singleFigure } from './rule/single-figure.ts';
import { agreementParts } from './rule/source-agreement.ts';
import { employeeSortKey } from './sort-key.ts';

/** Raised when growth, spread or normalized locations follow from the same company in another way. */
const FACTS_VERSION = 1;

/** Raised when any derived field follows from the records in another way; stored companies are then recomputed. */
export const DERIVED_VERSION = 100 * FACTS_VERSION + 10 * Number(RULE_VERSION) + SEARCH_WORDS_VERSION;

/** What depends on the settings and the day. */
export type DerivedFigures = Pick<
  CompanyDoc,
  | 'aggregatedEmployeeCount'
  | 'isMinimumCount'
  | 'headcountScope'
  | 'sourceCount'
  | 'comparableSourceCount'
  | 'singleFigure'
  | 'employeeSortKey'
  | 'dataQuality'
  | 'agreement'
  | 'spread'
  | 'recomputeOn'
  | 'derivedVersion'
>;
type DerivedLocations = Pick<CompanyDoc, 'locations' | 'normalizedLocations'>;
export type DerivedFields = DerivedFigures & DerivedLocations;

/** Everything on a company that follows from its records, the settings and the day. */
export function deriveFields(company: DerivedFrom, settings: AggregateSettings, day: Date): DerivedFields {
  return { ...deriveFigures(company, settings, day), ...deriveLocations(company) };
}

function deriveLocations(company: DerivedFrom): DerivedLocations {
  const locations = shownLocations(company);
  return { locations, normalizedLocations: normalizeLocations(locations) };
}

export function deriveFigures(company: DerivedFrom, settings: AggregateSettings, day: Date): DerivedFigures {
  const { records } = company;
  const aggregate = aggregateCompany(company, settings, day);
  const single = findSingleRecord(records, aggregate);
  const headcount = single && recordHeadcount(single);
  return {
    aggregatedEmployeeCount: aggregate.value,
    isMinimumCount: aggregate.isMinimum,
    headcountScope: aggregate.scope,
    sourceCount: aggregate.reporting,
    comparableSourceCount: aggregate.compared.length,
    singleFigure: single,
    employeeSortKey: employeeSortKey(
      aggregate.value,
      headcount ? (headcountMidpoint(headcount) ?? lowerEnd(headcount)) : null,
    ),
    dataQuality: rateDataQuality(aggregate.compared, aggregate.value).quality,
    agreement: agreementParts(aggregate.compared, aggregate.value),
    spread: headcountSpread(aggregate.compared, aggregate.value),
    recomputeOn: aggregate.changesOn,
    derivedVersion: DERIVED_VERSION,
  };
}

function findSingleRecord(records: SourceRecordDoc[], aggregate: Aggregate): SingleFigureDoc | null {
  const single = singleFigure(aggregate);
  const record = single && records.find(({ source }) => source === single.source);
  if (!record) return null;
  const { source, value, min, max, kind, scope, asOf } = record;
  return {
    source,
    ...(value !== undefined && { value }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    kind,
    scope,
    asOf,
  };
}

function shownLocations({ records, locks }: DerivedFrom): string[] {
  if (locks?.includes('locations')) return findManualRecord(records)?.locations ?? [];
  return mergeSpellings(records.flatMap((record) => record.locations));
}
