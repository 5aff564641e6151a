import { useCallback, useSyncExternalStore } from 'react';

/** Below 768 px, fractions included: the width at which the sidebar becomes a sheet. */
export const NARROW_SCREEN = '(max-width: 767.98px)';

export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    // Rendered without a browser: as on a wide screen.
    () => false,
  );
}
