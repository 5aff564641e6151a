import { useRef, useState } from 'react';

/**
 * Which dialog an item of a menu has opened. It opens only when the menu has closed and its button has the focus again:
 * that is where the dialog gives the focus back to.
 */
export function useMenuStep<Step extends string>() {
  const [step, setStep] = useState<Step | null>(null);
  const next = useRef<Step | null>(null);
  return {
    step,
    choose: (chosen: Step) => {
      next.current = chosen;
    },
    /** For the menu's `onCloseAutoFocus`. */
    open: () => {
      if (next.current !== null) setStep(next.current);
      next.current = null;
    },
    close: () => setStep(null),
  };
}
