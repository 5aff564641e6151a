import { type RefObject, useEffect, useState } from 'react';

/**
 * The row that has the focus, counted from 0; null when none has it. A row is known by its aria-rowindex or aria-posinset;
 * `firstPosition` is that of row 0.
 */
export function useFocusedRow(scroller: RefObject<HTMLElement | null>, firstPosition: number): number | null {
  const [position, setPosition] = useState<number | null>(null);
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const onFocusIn = ({ target }: FocusEvent) => setPosition(positionOf(target));
    const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
      // Where it goes to another row, that row says so: drawn again in between, the list could lose it.
      const staysInList = relatedTarget instanceof Node && element.contains(relatedTarget);
      // A window that is left gives the focus back to the same control.
      if (!staysInList && document.activeElement !== target) setPosition(null);
    };
    element.addEventListener('focusin', onFocusIn);
    element.addEventListener('focusout', onFocusOut);
    return () => {
      element.removeEventListener('focusin', onFocusIn);
      element.removeEventListener('focusout', onFocusOut);
    };
  }, [scroller]);
  return position === null || position < firstPosition ? null : position - firstPosition;
}

function positionOf(target: EventTarget | null): number | null {
  const row = target instanceof Element ? target.closest('[aria-rowindex], [aria-posinset]') : null;
  const position = row?.getAttribute('aria-rowindex') ?? row?.getAttribute('aria-posinset') ?? null;
  return position === null ? null : Number(position);
}
