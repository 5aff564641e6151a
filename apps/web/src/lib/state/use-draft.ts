import { useBlocker } from '@tanstack/react-router';
import { createStore, useStore } from './store';

/** What was typed and not saved, by what it belongs to; as long as the window is open. */
const drafts = createStore<ReadonlyMap<string, unknown>>(new Map());

interface Draft<T> {
  value: T;
  change: (value: T) => void;
  /** From what it is by then: for a step that waits for the server. */
  update: (toNext: (value: T) => T) => void;
  /** Saved, or given up. */
  clear: () => void;
}

export const hasDraft = (key: string): boolean => drafts.get().has(key);

/**
 * State of a form that another tab or screen may take away: what was typed is there again when the form is. Closing the
 * window asks first.
 * @param initial the same object at each drawing
 * @param isUnsaved what closing the window would lose; without it, whatever differs from the initial state
 */
export function useDraft<T>(key: string, initial: T, isUnsaved = (value: T) => !isSame(value, initial)): Draft<T> {
  const read = (all: ReadonlyMap<string, unknown>) => (all.has(key) ? (all.get(key) as T) : initial);
  const value = useStore(drafts, read);
  useBlocker({ shouldBlockFn: () => false, enableBeforeUnload: isUnsaved(value) });
  const change = (next: T) => {
    const others = [...drafts.get()].filter(([one]) => one !== key);
    drafts.set(new Map(isSame(next, initial) ? others : [...others, [key, next]]));
  };
  return {
    value,
    change,
    update: (toNext) => change(toNext(read(drafts.get()))),
    clear: () => change(initial),
  };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
