/** Chosen rows of a table of which a part is loaded: some, or all that match but some. Pure. */
export interface ChosenRows {
  isAll: boolean;
  /** Chosen; with `isAll`, left out. */
  ids: ReadonlySet<string>;
}

export const NONE_CHOSEN: ChosenRows = { isAll: false, ids: new Set() };
export const ALL_CHOSEN: ChosenRows = { isAll: true, ids: new Set() };

export const isChosen = ({ isAll, ids }: ChosenRows, id: string): boolean => isAll !== ids.has(id);

export const chosenCount = ({ isAll, ids }: ChosenRows, total: number): number =>
  isAll ? Math.max(0, total - ids.size) : ids.size;

export function chooseRows(chosen: ChosenRows, rows: readonly string[], isOn: boolean): ChosenRows {
  const ids = new Set(chosen.ids);
  for (const id of rows) {
    if (isOn === chosen.isAll) ids.delete(id);
    else ids.add(id);
  }
  return { ...chosen, ids };
}

/** The rows from one to another, in either direction; the last one alone when the first is not there. */
export function rowsBetween(ids: readonly string[], from: string | null, to: string): string[] {
  const [start, end] = [ids.indexOf(from ?? ''), ids.indexOf(to)];
  return start < 0 || end < 0 ? [to] : ids.slice(Math.min(start, end), Math.max(start, end) + 1);
}
