import type { Headcount } from '@workbench/connectors/types';
import type { ObservationDoc, SourceRecordDoc } from '@workbench/db';
import { sameHeadcount } from '../figures/headcount/headcount.ts';
import { recordHeadcount, toStoredHeadcount } from '../figures/headcount/record-headcount.ts';
import { findManualRecord, MANUAL_CONNECTOR } from '../figures/manual-record.ts';
import { MANUAL_SOURCE } from '../figures/rule/manual-source.ts';
import type { StoredCompany } from '../store/document/stored-company.ts';
import { startOfDay } from '../store/facts/calendar-day.ts';

/** A headcount that a user typed, or took over from a source. */
export interface TypedHeadcount {
  headcount: Headcount;
  asOf: Date;
  reason: string;
  url?: string;
}

type History = Omit<ObservationDoc, '_id'>[];

/** Puts a typed headcount into the records, or takes it out with null; a former one of an earlier day becomes history. */
export function withTypedHeadcount(
  company: StoredCompany,
  typed: TypedHeadcount | null,
  now: Date,
): { company: StoredCompany; history: History } {
  const known = findManualRecord(company.records);
  const before = known && recordHeadcount(known);
  if (known !== null && typed === null) {
    const { value: _, min: __, max: ___, quote: ____, url: _____, ...rest } = known;
    return { company: withRecord(company, known, rest.locations.length > 0 ? rest : null), history: [] };
  }
  if (typed === null) return { company, history: [] };
  const isSame = before !== null && sameHeadcount(before, typed.headcount);
  const since = known !== null && isSame && known.since < typed.asOf ? known.since : typed.asOf;
  const record: SourceRecordDoc = {
    ...emptyRecord(known?.locations ?? [], typed.asOf, now),
    ...toStoredHeadcount(typed.headcount),
    kind: 'value' in typed.headcount ? 'exact' : 'band',
    since,
    quote: typed.reason,
    ...(typed.url !== undefined && { url: typed.url }),
  };
  const isReplaced = known !== null && before !== null && !isSame && known.asOf < typed.asOf;
  const { locations: _, ...past } = known ?? record;
  const history = isReplaced ? [{ companyId: company._id, ...past }] : [];
  return { company: withRecord(company, known, record), history };
}

export function withTypedLocations(company: StoredCompany, locations: string[], now: Date): StoredCompany {
  const known = findManualRecord(company.records);
  const record = known ? { ...known, locations } : emptyRecord(locations, startOfDay(now), now);
  const isEmpty = recordHeadcount(record) === null && locations.length === 0;
  return withRecord(company, known, isEmpty ? null : record);
}

function emptyRecord(locations: string[], asOf: Date, now: Date): SourceRecordDoc {
  const source = { source: MANUAL_SOURCE, connector: MANUAL_CONNECTOR, kind: 'exact', scope: 'unknown' };
  return { ...source, locations, since: asOf, asOf, asOfBasis: 'stated', fetchedAt: now };
}

function withRecord(company: StoredCompany, known: SourceRecordDoc | null, record: SourceRecordDoc | null) {
  const others = company.records.filter((one) => one !== known);
  return { ...company, records: record === null ? others : [...others, record] };
}
