import type { ContactSelection } from '@workbench/services/contacts/schemas';

/** Chosen rows: some, or all that match but some. */
export interface ChosenContacts {
  isAll: boolean;
  /** Chosen; with `isAll`, left out. */
  ids: ReadonlySet<string>;
}

export const NONE_CHOSEN: ChosenContacts = { isAll: false, ids: new Set() };

export const isChosen = ({ isAll, ids }: ChosenContacts, id: string): boolean => isAll !== ids.has(id);

export const chosenCount = ({ isAll, ids }: ChosenContacts, total: number): number =>
  isAll ? Math.max(0, total - ids.size) : ids.size;

/** With one row, or with the rows between it and the one before, chosen or not. Pure. */
export function chooseRows(chosen: ChosenContacts, rows: readonly string[], isOn: boolean): ChosenContacts {
  const ids = new Set(chosen.ids);
  for (const id of rows) {
    if (isOn === chosen.isAll) ids.delete(id);
    else ids.add(id);
  }
  return { ...chosen, ids };
}

/** The rows from one to another, in either direction; the last one alone when the first is not there. Pure. */
export function rowsBetween(ids: readonly string[], from: string | null, to: string): string[] {
  const [start, end] = [ids.indexOf(from ?? ''), ids.indexOf(to)];
  return start < 0 || end < 0 ? [to] : ids.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** As calls take it. Pure. */
export function toSelection({ isAll, ids }: ChosenContacts, filter: ContactSelection['filter']): ContactSelection {
  return isAll ? { filter, except: [...ids] } : { ids: [...ids] };
}
