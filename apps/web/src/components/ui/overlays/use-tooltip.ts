import { useEffect, useEffectEvent, useRef, useState } from 'react';

const DELAY_MS = 700;
/** Within this time after one has closed, the next one comes at once. */
const SKIP_DELAY_MS = 300;
/** Time for the pointer to go over to the tooltip. */
const LEAVE_MS = 100;

let lastClosedAt = Number.NEGATIVE_INFINITY;
/** Closes the one that is open: there is one at a time. */
let closeOpen: (() => void) | null = null;

/** When a tooltip is open: for the pointer and for the focus of the keyboard, until one leaves, presses or presses Escape. */
export function useTooltip() {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openIn = (delayMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), delayMs);
  };
  const close = () => {
    clearTimeout(timer.current);
    if (isOpen) lastClosedAt = Date.now();
    setOpen(false);
  };
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    const closeThis = () => closeNow();
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && closeThis();
    window.addEventListener('keydown', onKeyDown);
    closeOpen = closeThis;
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      if (closeOpen === closeThis) closeOpen = null;
    };
  }, [isOpen]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    isOpen,
    onPointerEnter: ({ pointerType }: { pointerType: string }) => {
      // A finger presses; it does not point.
      if (pointerType === 'touch') return;
      const isNext = closeOpen !== null || Date.now() - lastClosedAt < SKIP_DELAY_MS;
      if (!isOpen) closeOpen?.();
      openIn(isNext ? 0 : DELAY_MS);
    },
    onPointerLeave: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(close, LEAVE_MS);
    },
    onFocus: ({ target }: { target: Element }) => {
      if (!target.matches(':focus-visible')) return;
      if (!isOpen) closeOpen?.();
      openIn(0);
    },
    close,
  };
}
