import { isSame } from '../../merging/undo/pick-changed.ts';
import type { StoredCompany } from '../../store/document/stored-company.ts';
import type { JournaledChange } from '../runs/import-journal.ts';
import { fieldsOf, separate, withFields } from './restore-company.ts';

/** A change of another import, which was taken back. */
export interface EarlierChange {
  startedAt: Date;
  takenBackAt: Date;
  change: JournaledChange;
}

interface DatedChange {
  startedAt: Date;
  change: JournaledChange;
}

/**
 * The change that an import would have made of a company if earlier ones had not come: what they had brought is not what
 * it has overwritten. Pure.
 * @param earlier in the order in which they were taken back
 */
export function withoutEarlier(
  { startedAt, change }: DatedChange,
  earlier: readonly EarlierChange[],
  present: StoredCompany,
): JournaledChange {
  return earlier.reduce((known, one, at) => {
    const wasFound = one.startedAt < startedAt && one.takenBackAt > startedAt;
    return wasFound ? withoutOne(known, withoutEarlier(one, earlier.slice(0, at), present), present) : known;
  }, change);
}

function withoutOne(change: JournaledChange, earlier: JournaledChange, present: StoredCompany): JournaledChange {
  const names = fieldsOf(change);
  const without = (fields: Partial<StoredCompany>): Partial<StoredCompany> => {
    const { separated } = separate(withFields(present, names, fields), earlier);
    return Object.fromEntries(Object.entries(separated).filter(([name]) => names.has(name)));
  };
  const before = without(change.before);
  // What is the latest again is no history: taking the earlier import back has made it that.
  const latest = (before.records ?? []).filter((record) => !change.before.records?.some((one) => isSame(one, record)));
  const history = latest.map(({ locations: _, ...figure }) => ({
    written: { companyId: change._id, ...figure },
    replaced: null,
  }));
  return { ...change, before, after: without(change.after), history: [...change.history, ...history] };
}
