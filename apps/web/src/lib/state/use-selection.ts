import { useCallback, useState } from 'react';

/** Which rows are chosen, by id; kept outside of the rows, so that one click draws one row again. */
export function useSelection() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const choose = useCallback((some: readonly string[], isChosen: boolean) => {
    setIds((before) => {
      const next = new Set(before);
      for (const id of some) {
        if (isChosen) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  }, []);
  const clear = useCallback(() => setIds(new Set()), []);
  return { ids, choose, clear };
}
