import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { findRow, type KnownRow, type RowOrder } from './row-window';

interface FocusableRows extends RowOrder {
  scroller: RefObject<HTMLElement | null>;
  /** The aria-rowindex or aria-posinset of the first row. */
  firstPosition: number;
}

/** The row that has the focus, counted from 0; null when none has it. It is followed when the rows around it change. */
export function useFocusedRow({ scroller, firstPosition, ...rows }: FocusableRows): number | null {
  const [focused, setFocused] = useState<KnownRow | null>(null);
  const noteRow = useEffectEvent((target: EventTarget | null) => {
    const index = positionOf(target) - firstPosition;
    const id = rows.idAt(index);
    setFocused(id === undefined ? null : { index, id });
  });
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const onFocusIn = ({ target }: FocusEvent) => noteRow(target);
    const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
      // Where it goes to another row, that row says so: drawn again in between, the list could lose it.
      const staysInList = relatedTarget instanceof Node && element.contains(relatedTarget);
      // A window that is left gives the focus back to the same control.
      if (!staysInList && document.activeElement !== target) setFocused(null);
    };
    element.addEventListener('focusin', onFocusIn);
    element.addEventListener('focusout', onFocusOut);
    return () => {
      element.removeEventListener('focusin', onFocusIn);
      element.removeEventListener('focusout', onFocusOut);
    };
  }, [scroller]);
  const index = focused && findRow(focused, rows);
  // Looked for once: each scroll draws the list again.
  if (focused !== null && index !== focused.index) setFocused(index === null ? null : { ...focused, index });
  return index;
}

/** A row says its position by its aria-rowindex or aria-posinset; NaN for what is no row. */
function positionOf(target: EventTarget | null): number {
  const row = target instanceof Element ? target.closest('[aria-rowindex], [aria-posinset]') : null;
  return Number(row?.getAttribute('aria-rowindex') ?? row?.getAttribute('aria-posinset') ?? Number.NaN);
}
