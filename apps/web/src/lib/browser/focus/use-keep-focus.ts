import { type RefObject, useEffect, useRef } from 'react';

/**
 * Takes the focus when what had it is gone: else it would fall to the top of the page.
 * @param shown names what is shown; looked at whenever it becomes another
 */
export function useKeepFocus<T extends HTMLElement>(shown: string): RefObject<T | null> {
  const card = useRef<T>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement === document.body) card.current?.focus({ preventScroll: true });
  }, [shown]);
  return card;
}
