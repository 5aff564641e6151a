import { useEffect, useState } from 'react';

/** Whether a key or a pointer was pressed since the page has loaded. */
export function useFirstUse(): boolean {
  const [wasUsed, setUsed] = useState(false);
  useEffect(() => {
    if (wasUsed) return;
    // What is loaded for it must not hold up the answer to what was pressed.
    const note = () => requestAnimationFrame(() => setTimeout(() => setUsed(true)));
    window.addEventListener('keydown', note, { once: true });
    window.addEventListener('pointerdown', note, { once: true });
    return () => {
      window.removeEventListener('keydown', note);
      window.removeEventListener('pointerdown', note);
    };
  }, [wasUsed]);
  return wasUsed;
}
