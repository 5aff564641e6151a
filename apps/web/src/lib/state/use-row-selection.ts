import { useCallback, useEffect, useRef, useState } from 'react';
import { ALL_CHOSEN, chooseRows, NONE_CHOSEN, rowsBetween } from './chosen-rows';

/**
 * The chosen rows of a list of which more may match than are loaded. Whoever changes what matches clears it.
 * @param loaded the rows on screen, in their order
 */
export function useRowSelection(loaded: readonly string[]) {
  const [selection, setSelection] = useState(NONE_CHOSEN);
  const rows = useRef(loaded);
  const last = useRef<string | null>(null);
  useEffect(() => {
    rows.current = loaded;
  });
  // The same function for as long as the list is there, so that one click draws one row again.
  const choose = useCallback((id: string, isOn: boolean, hasShift: boolean) => {
    const range = hasShift ? rowsBetween(rows.current, last.current, id) : [id];
    last.current = id;
    setSelection((before) => chooseRows(before, range, isOn));
  }, []);
  const chooseAll = useCallback(() => setSelection(ALL_CHOSEN), []);
  const clear = useCallback(() => {
    last.current = null;
    setSelection(NONE_CHOSEN);
  }, []);
  return { selection, choose, chooseAll, clear };
}
