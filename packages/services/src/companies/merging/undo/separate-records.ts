import type { SourceRecordDoc } from '@workbench/db';
import { sameHeadcount } from '../../figures/headcount/headcount.ts';
import { recordHeadcount } from '../../figures/headcount/record-headcount.ts';
import { MANUAL_CONNECTOR } from '../../figures/manual-record.ts';
import { locationKey } from '../../figures/merge-spellings.ts';
import { sourceKey } from '../../figures/rule/source-key.ts';
import { isSame, mergeLists, type ThreeStates } from './pick-changed.ts';

type Records = readonly SourceRecordDoc[] | undefined;

/** The records from before a merge, with what sources have said since; without what the other company's brought. Pure. */
export function separateRecords(states: ThreeStates<Records>): Records {
  return mergeLists(states, recordKey)?.map((record) => withoutBrought(record, states));
}

const recordKey = ({ connector, source }: SourceRecordDoc) => connector ?? sourceKey(source);

/** A source that says something new keeps the locations that it had, and the day since which it says so. */
function withoutBrought(record: SourceRecordDoc, { before, merged }: ThreeStates<Records>): SourceRecordDoc {
  const [own, brought] = [before, merged].map((list) => list?.find((one) => recordKey(one) === recordKey(record)));
  if (brought === undefined || own === record || isSame(own, brought) || record.connector === MANUAL_CONNECTOR)
    return record;
  const locations = mergeLists(
    { before: own?.locations ?? [], merged: brought.locations, present: record.locations },
    locationKey,
  );
  const isOwnFigure = own !== undefined && sameHeadcount(recordHeadcount(own), recordHeadcount(record));
  const since = isOwnFigure && own.since < record.since ? own.since : record.since;
  return { ...record, locations: [...(locations ?? [])], since };
}
