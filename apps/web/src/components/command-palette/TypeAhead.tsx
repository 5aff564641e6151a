import { useEffect } from 'react';

/** What was typed into the palette, also before it was there. */
export interface Typed {
  text: string;
  /** Enter was pressed after it, and waits for its results. */
  isEntered: boolean;
}

interface TypeAheadProps {
  typed: Typed;
  onType: (typed: Typed) => void;
  onEscape: () => void;
}

/** Keeps what is typed while the palette loads, so that it does not land in what had the focus before. Draws nothing. */
export function TypeAhead({ typed, onType, onEscape }: TypeAheadProps) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      const next = typedAfter(typed, event.key);
      if (next === null && event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      if (next === null) onEscape();
      else onType(next);
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [typed, onType, onEscape]);
  return null;
}

/** null for a key that types nothing. */
function typedAfter({ text }: Typed, key: string): Typed | null {
  if (key === 'Enter') return { text, isEntered: text !== '' };
  if (key === 'Backspace') return { text: text.slice(0, -1), isEntered: false };
  return key.length === 1 ? { text: text + key, isEntered: false } : null;
}
