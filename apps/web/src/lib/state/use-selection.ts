import { useCallback, useState } from 'react';

interface Selection {
  /** The list that the rows were chosen in. */
  list: string;
  ids: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

/** What is chosen in a list: nothing of what was chosen in another one, whose rows are not on screen. */
export const chosenIn = (selection: Selection, list: string): ReadonlySet<string> =>
  selection.list === list ? selection.ids : NONE;

/**
 * Which rows are chosen, by id; kept outside of the rows, so that one click draws one row again.
 * @param list what tells this list from others, where the rows are those of a filter
 */
export function useSelection(list = '') {
  const [selection, setSelection] = useState<Selection>({ list, ids: NONE });
  const choose = useCallback(
    (some: readonly string[], isChosen: boolean) => {
      setSelection((before) => {
        const ids = new Set(chosenIn(before, list));
        for (const id of some) {
          if (isChosen) ids.add(id);
          else ids.delete(id);
        }
        return { list, ids };
      });
    },
    [list],
  );
  const clear = useCallback(() => setSelection({ list: '', ids: NONE }), []);
  return { ids: chosenIn(selection, list), choose, clear };
}
