import type { ObservationDoc, SourceRecordDoc } from '@workbench/db';
import { sameHeadcount } from '../figures/headcount/headcount.ts';
import { recordHeadcount, toStoredHeadcount } from '../figures/headcount/record-headcount.ts';
import { findManualRecord } from '../figures/manual-record.ts';
import { mergeSpellings } from '../figures/merge-spellings.ts';
import type { StoredCompany } from '../store/document/stored-company.ts';
import { isSameSource } from '../store/facts/merge-facts.ts';
import type { ComparedField } from './compare-fields.ts';

type PastRecord = Omit<ObservationDoc, '_id' | 'companyId'>;

export interface CombinedRecords {
  records: SourceRecordDoc[];
  /** Figures of sources that state a newer one for the same company. */
  history: PastRecord[];
}

type Compared = Record<'locations' | 'headcount', Pick<ComparedField, 'merged'>>;

/** The records of two companies as those of one: of a source that knows both, the newer figure. Pure. */
export function combineRecords(survivor: StoredCompany, other: StoredCompany, fields: Compared): CombinedRecords {
  const typedHere = findManualRecord(survivor.records);
  const typedThere = findManualRecord(other.records);
  let records = survivor.records.filter((record) => record !== typedHere);
  const history: PastRecord[] = [];
  for (const record of other.records) {
    if (record === typedThere) continue;
    const index = records.findIndex((one) => isSameSource(one, record));
    const known = records[index];
    if (known === undefined) {
      records = [...records, record];
      continue;
    }
    const { latest, past } = combineRecord(known, record);
    records = records.with(index, latest);
    if (past) history.push(past);
  }
  const typed = combineTyped(typedHere, typedThere, fields);
  if (typed === null) return { records, history };
  return { records: [...records, typed.latest], history: typed.past ? [...history, typed.past] : history };
}

interface CombinedRecord {
  latest: SourceRecordDoc;
  past: PastRecord | null;
}

function combineRecord(a: SourceRecordDoc, b: SourceRecordDoc): CombinedRecord {
  const [latest, former] = isNewer(b, a) ? [b, a] : [a, b];
  const locations = mergeSpellings([...latest.locations, ...former.locations]);
  const isSame = sameHeadcount(recordHeadcount(latest), recordHeadcount(former));
  const since = isSame && former.since < latest.since ? former.since : latest.since;
  return { latest: { ...latest, locations, since }, past: isSame ? null : pastOf(former, latest) };
}

function isNewer(record: SourceRecordDoc, than: SourceRecordDoc): boolean {
  const hasFigure = recordHeadcount(record) !== null;
  if (hasFigure !== (recordHeadcount(than) !== null)) return hasFigure;
  return record.asOf > than.asOf;
}

/** A figure of the same day or a later one is no past of the one that stays. */
function pastOf({ locations: _, ...former }: SourceRecordDoc, latest: SourceRecordDoc): PastRecord | null {
  return recordHeadcount(former) !== null && former.asOf < latest.asOf ? former : null;
}

/** What users typed: the figure and the locations may be of different companies. */
function combineTyped(
  here: SourceRecordDoc | null,
  there: SourceRecordDoc | null,
  fields: Compared,
): CombinedRecord | null {
  const figures = [here, there].filter((record) => record !== null && recordHeadcount(record) !== null);
  const figure = (fields.headcount.merged === 'other' ? figures.at(-1) : figures[0]) ?? null;
  const base = figure ?? here ?? there;
  if (base === null) return null;
  const [own = [], others = []] = [here?.locations, there?.locations];
  const { merged } = fields.locations;
  const locations = merged === 'both' ? mergeSpellings([...own, ...others]) : merged === 'other' ? others : own;
  if (figure === null && locations.length === 0) return null;
  const { value: _, min: __, max: ___, ...rest } = base;
  const latest = { ...rest, ...toStoredHeadcount(recordHeadcount(base)), locations };
  const former = figures.find((record) => record !== figure);
  return { latest, past: former ? pastOf(former, latest) : null };
}
