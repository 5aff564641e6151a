import { useCallback, useState } from 'react';
import { freeSide, type ToastSide } from './free-side';

const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="tab"], [tabindex="0"]';
const DIALOG = '[role="dialog"], [role="alertdialog"]';

/** The side on which a toast covers no control, as far as there is one: measured when it comes. */
export function useToastSide() {
  const [side, setSide] = useState<ToastSide>('top');
  const position = useCallback((toast: HTMLElement | null) => {
    if (toast !== null) setSide(measure(toast));
  }, []);
  return { side, position };
}

function measure(toast: HTMLElement): ToastSide {
  const viewport = toast.closest<HTMLElement>('[data-toasts]');
  if (viewport === null) return 'top';
  const now = viewport.dataset.side;
  const positions = { top: boxAt('top'), bottom: boxAt('bottom') };
  viewport.dataset.side = now;
  // Under an open dialog nothing can be used.
  const scope = [...document.querySelectorAll<HTMLElement>(DIALOG)].at(-1) ?? document;
  const controls = [...scope.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => !viewport.contains(control) && isOnScreen(control),
  );
  const focused = controls.find((control) => control === document.activeElement);
  return freeSide(positions, {
    controls: controls.map((control) => control.getBoundingClientRect()),
    focused: focused?.getBoundingClientRect() ?? null,
  });

  function boxAt(side: ToastSide): DOMRect {
    if (viewport !== null) viewport.dataset.side = side;
    return toast.getBoundingClientRect();
  }
}

function isOnScreen(element: HTMLElement): boolean {
  const { top, bottom, width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && bottom > 0 && top < window.innerHeight;
}
