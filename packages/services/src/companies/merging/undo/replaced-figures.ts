import type { SourceRecordDoc } from '@workbench/db';
import { sameHeadcount } from '../../figures/headcount/headcount.ts';
import { recordHeadcount } from '../../figures/headcount/record-headcount.ts';
import type { StoredCompany } from '../../store/document/stored-company.ts';
import { isSameSource } from '../../store/facts/merge-facts.ts';
import { isSame } from './pick-changed.ts';
import type { MergeStates } from './separate-company.ts';

export interface ReplacedFigures {
  /** Of the other company: what a source has said since the merge made them history of the survivor. */
  others: SourceRecordDoc[];
  /** Of the survivor: the merge replaced them, or what a source has said since. */
  own: SourceRecordDoc[];
}

/** What has become history of the survivor since a merge, and whose it is. Pure. */
export function findReplacedFigures(
  { before, merged, present }: MergeStates,
  separated: Pick<StoredCompany, 'records'>,
): ReplacedFigures {
  const isReplaced = (record: SourceRecordDoc) => !present.records.some((one) => isSame(one, record));
  const isOwn = (record: SourceRecordDoc) =>
    before.records.some((one) => isSameSource(one, record) && isSameFigure(one, record));
  const others = merged.records.filter((record) => hasFigure(record) && isReplaced(record) && !isOwn(record));
  const own = before.records.filter((record) => {
    const latest = separated.records.find((one) => isSameSource(one, record));
    return hasFigure(record) && latest !== undefined && record.asOf < latest.asOf && !isSameFigure(record, latest);
  });
  return { others, own };
}

const hasFigure = (record: SourceRecordDoc) => recordHeadcount(record) !== null;

const isSameFigure = (a: SourceRecordDoc, b: SourceRecordDoc) => sameHeadcount(recordHeadcount(a), recordHeadcount(b));
