import type { CompanyDoc, SingleFigureDoc, SourceRecordDoc } from '@workbench/db';
import { normalizeLocations } from '@workbench/identity/locations/normalize-location';
import type { AggregateSettings } from '../../settings/schemas.ts';
import { findCountedParent, type RelatedCompany } from '../relations/counted-parent.ts';
import { SEARCH_WORDS_VERSION } from '../search/words.ts';
import { headcountSpread } from './growth/headcount-spread.ts';
import { headcountMidpoint, lowerEnd } from './headcount.ts';
import { findManualRecord } from './manual-record.ts';
import { mergeSpellings } from './merge-spellings.ts';
import { recordHeadcount } from './record-headcount.ts';
import { type Aggregate, aggregateHeadcount, RULE_VERSION, singleFigure } from './rule/aggregate.ts';
import { aggregateChosenHeadcount, type HeadcountChoice } from './rule/chosen-headcount.ts';
import { rateDataQuality } from './rule/data-quality.ts';
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

/** A lock keeps what a user typed in the position of what the sources say; a preferred source counts alone. */
export type DerivedFrom = Pick<CompanyDoc, 'records'> & RelatedCompany & ChosenFields;
type ChosenFields = { locks?: readonly string[] | undefined } & Pick<CompanyDoc, 'preferredSource'>;

/** Their fields, for whoever reads no more of a company. */
export const DERIVED_FROM = { records: 1, locks: 1, preferredSource: 1, ancestors: 1, identifiers: 1 } as const;

export function isHeadcountLocked({ locks }: Pick<DerivedFrom, 'locks'>): boolean {
  return locks?.includes('headcount') ?? false;
}

/** What users have decided about its headcount. */
export function headcountChoice(company: ChosenFields): HeadcountChoice {
  return { isLocked: isHeadcountLocked(company), preferredSource: company.preferredSource?.source };
}

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

/** The headcount of a company on a day: what its users have decided, else what the rule says. */
export function aggregateCompany(company: DerivedFrom, settings: AggregateSettings, day: Date): Aggregate {
  const records = toAggregateInputs(company.records, company);
  return aggregateChosenHeadcount(records, settings, day, headcountChoice(company));
}

/** The same without what users have decided. */
export function aggregateByRule(company: DerivedFrom, settings: AggregateSettings, day: Date): Aggregate {
  return aggregateHeadcount(toAggregateInputs(company.records, company), settings, day);
}

type AggregateFields = Omit<SourceRecordDoc, 'since' | 'locations'> & { locations?: string[] };

/** Figures of a company, present or past, as inputs of the aggregate. */
export function toAggregateInputs(records: AggregateFields[], company: RelatedCompany) {
  return records.map((record) => ({
    source: record.source,
    headcount: recordHeadcount(record),
    kind: record.kind,
    scope: record.scope,
    asOf: record.asOf,
    fetchedAt: record.fetchedAt,
    locations: record.locations ?? [],
    countedParent: findCountedParent(record, company),
  }));
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
