import { findReplacedFigures, type ReplacedFigures } from '../../merging/undo/replaced-figures.ts';
import { type MergeStates, separateCompany } from '../../merging/undo/separate-company.ts';
import type { StoredCompany } from '../../store/document/stored-company.ts';
import { describeFields } from '../../store/plan/describe-fields.ts';
import type { JournaledChange } from '../runs/import-journal.ts';

export interface RestoredCompany {
  present: StoredCompany;
  /** Without what the import has brought; its derived fields do not follow yet. */
  separated: StoredCompany;
  history: JournaledChange['history'];
  replaced: ReplacedFigures;
}

interface Restoration {
  /** null when nothing of the import is left. */
  restoration: RestoredCompany | null;
  /** Fields that are not as they were before. */
  stays: string[];
}

/** Takes one change of an import back; what was changed since stays. Pure. */
export function restoreCompany(present: StoredCompany, change: JournaledChange): Restoration {
  const { states, separated } = separate(present, change);
  const { history } = change;
  const stays = describeFields(states.before, separated).map(({ field }) =>
    field.replace(/^figure:/, 'figure of ').replace(/^custom\./, 'own column '),
  );
  const replaced = findReplacedFigures(states, separated);
  const isSame = JSON.stringify(separated) === JSON.stringify(present) && history.length === 0;
  return { restoration: isSame ? null : { present, separated, history, replaced }, stays };
}

/** The company without a change, and the states that this was found from. Pure. */
export function separate(
  present: StoredCompany,
  { before: old, after: written }: Pick<JournaledChange, 'before' | 'after'>,
): { states: MergeStates; separated: StoredCompany } {
  const names = fieldsOf({ before: old, after: written });
  const [before, merged] = [old, written].map((fields) => withFields(present, names, fields)) as [
    StoredCompany,
    StoredCompany,
  ];
  const states = { before, merged, present };
  return { states, separated: withLockedSince(separateCompany(states, { domain: '' }), states) };
}

/** The fields that a change is about. */
export const fieldsOf = ({ before, after }: Pick<JournaledChange, 'before' | 'after'>): ReadonlySet<string> =>
  new Set([...Object.keys(before), ...Object.keys(after)]);

/** The company as it was at another time in the fields that the import has changed. */
export function withFields(
  present: StoredCompany,
  names: ReadonlySet<string>,
  fields: Partial<StoredCompany>,
): StoredCompany {
  const company = { ...present };
  for (const name of names) {
    if (name in fields) Reflect.set(company, name, Reflect.get(fields, name));
    else Reflect.deleteProperty(company, name);
  }
  return company;
}

/** A person who locks a value has made it their own. */
function withLockedSince(separated: StoredCompany, { present }: Pick<MergeStates, 'present'>): StoredCompany {
  const locks = present.locks ?? [];
  return {
    ...separated,
    ...(locks.includes('name') && { name: present.name }),
    ...(locks.includes('industry') && { industry: present.industry }),
  };
}
