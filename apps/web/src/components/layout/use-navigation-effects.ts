import { useMatches, useRouter } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';

const PRODUCT = 'Business Intelligence';

/** Names the document after the screen and, when the path changes, moves the focus to the new screen. */
export function useNavigationEffects(mainRef: RefObject<HTMLElement | null>): void {
  const router = useRouter();
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title ?? 'Page Not Found' });

  useEffect(() => {
    document.title = `${title} · ${PRODUCT}`;
  }, [title]);

  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        // Not on the first screen, and not when only the search parameters changed.
        if (!pathChanged || fromLocation === undefined) return;
        // A closing sheet or dialog gives the focus back to its button first.
        setTimeout(() => {
          // Who goes from screen to screen from there stays there.
          if (document.activeElement?.closest('[data-keeps-focus]')) return;
          mainRef.current?.focus({ preventScroll: true });
        }, 0);
      }),
    [router, mainRef],
  );
}
