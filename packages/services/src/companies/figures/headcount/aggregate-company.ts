import type { SourceRecordDoc } from '@workbench/db';
import type { AggregateSettings } from '../../../settings/schemas.ts';
import { findCountedParent, type RelatedCompany } from '../../relations/counted-parent.ts';
import type { DerivedFrom } from '../derived-from.ts';
import { type Aggregate, aggregateHeadcount } from '../rule/aggregate.ts';
import { aggregateChosenHeadcount } from '../rule/chosen-headcount.ts';
import { headcountChoice } from './headcount-choice.ts';
import { recordHeadcount } from './record-headcount.ts';

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
