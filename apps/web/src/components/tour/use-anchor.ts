import { useEffect, useState } from 'react';

export type Box = Pick<DOMRect, 'top' | 'left' | 'width' | 'height'>;

/** Where on the screen an element is, from the moment that it is there; it is scrolled into view once. */
export function useAnchor(find: () => Element | null): Box | null {
  const [box, setBox] = useState<Box | null>(null);

  useEffect(() => {
    let known: Element | null = null;
    let frame = 0;
    const measure = () => {
      const element = find();
      if (element !== null && element !== known) element.scrollIntoView({ block: 'center' });
      known = element;
      const next = element?.getBoundingClientRect() ?? null;
      setBox((before) => (isSame(before, next) ? before : next));
    };
    const measureSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    const observer = new MutationObserver(measureSoon);
    observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['class'] });
    window.addEventListener('scroll', measureSoon, { capture: true, passive: true });
    window.addEventListener('resize', measureSoon);
    measureSoon();
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      window.removeEventListener('scroll', measureSoon, { capture: true });
      window.removeEventListener('resize', measureSoon);
    };
  }, [find]);
  return box;
}

const isSame = (one: Box | null, other: Box | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    (['top', 'left', 'width', 'height'] as const).every((side) => Math.round(one[side]) === Math.round(other[side])));
