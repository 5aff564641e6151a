import { useCallback, useRef, useState } from 'react';
import { ALL_CHOSEN, chooseRows, NONE_CHOSEN, rowsBetween } from './chosen-rows';

/**
 * The chosen rows of a list of which more may match than are loaded; none once another list is shown.
 * @param listKey what is listed: search and filters
 */
export function useRowSelection(listKey: string) {
  const [state, setState] = useState({ listKey, selection: NONE_CHOSEN });
  const last = useRef<string | null>(null);
  if (state.listKey !== listKey) setState({ listKey, selection: NONE_CHOSEN });
  const selection = state.listKey === listKey ? state.selection : NONE_CHOSEN;
  const choose = useCallback((ids: readonly string[], isOn: boolean) => {
    setState((before) => ({ ...before, selection: chooseRows(before.selection, ids, isOn) }));
  }, []);
  /** @param loaded with the Shift key: the rows in their order, of which all since the last click are chosen */
  const click = useCallback(
    (id: string, isOn: boolean, loaded: readonly string[] | null) => {
      choose(loaded === null ? [id] : rowsBetween(loaded, last.current, id), isOn);
      last.current = id;
    },
    [choose],
  );
  const chooseAll = useCallback(() => setState((before) => ({ ...before, selection: ALL_CHOSEN })), []);
  const clear = useCallback(() => {
    last.current = null;
    setState((before) => ({ ...before, selection: NONE_CHOSEN }));
  }, []);
  return { selection, choose, click, chooseAll, clear };
}

export type RowSelection = ReturnType<typeof useRowSelection>;
