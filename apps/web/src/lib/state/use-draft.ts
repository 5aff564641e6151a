import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';

/** What was typed and not saved, by what it belongs to; as long as the window is open. */
const drafts = new Map<string, unknown>();

interface Draft<T> {
  value: T;
  change: (value: T) => void;
  /** Saved, or given up. */
  clear: () => void;
}

export const hasDraft = (key: string): boolean => drafts.has(key);

/**
 * State of a form that another tab or screen may take away: what was typed is there again when the form is. Closing the
 * window asks first.
 */
export function useDraft<T>(key: string, initial: T): Draft<T> {
  const [value, setValue] = useState(() => (drafts.has(key) ? (drafts.get(key) as T) : initial));
  const isChanged = JSON.stringify(value) !== JSON.stringify(initial);
  useBlocker({ shouldBlockFn: () => false, enableBeforeUnload: isChanged });
  return {
    value,
    change: (next) => {
      if (JSON.stringify(next) === JSON.stringify(initial)) drafts.delete(key);
      else drafts.set(key, next);
      setValue(next);
    },
    clear: () => {
      drafts.delete(key);
      setValue(initial);
    },
  };
}
