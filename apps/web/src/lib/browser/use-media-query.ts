import { useCallback, useSyncExternalStore } from 'react';

/** Below 768 px, fractions included: the width at which the sidebar becomes a sheet. */
export const NARROW_SCREEN = '(max-width: 767.98px)';

const lists = new Map<string, MediaQueryList>();

/** One list for a query: to make one takes the browser longer than to draw what depends on it. */
function mediaQuery(query: string): MediaQueryList {
  const list = lists.get(query) ?? window.matchMedia(query);
  lists.set(query, list);
  return list;
}

export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = mediaQuery(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => mediaQuery(query).matches,
    // Rendered without a browser: as on a wide screen.
    () => false,
  );
}
