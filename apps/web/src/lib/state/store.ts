import { useSyncExternalStore } from 'react';

export interface Store<T> {
  get(): T;
  set(next: T): void;
  /** Calls `listener` on every change; what it returns ends that. */
  subscribe(listener: () => void): () => void;
}

/**
 * State that outlives the component that shows it, for as long as the page is open. It changes at once, so that a
 * field bound to it keeps its caret; React Query's cache tells its readers later.
 */
export function createStore<T>(initial: T): Store<T> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set: (next) => {
      if (Object.is(state, next)) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What `select` takes from the store; drawn again only when that changes. */
export function useStore<T, S>(store: Store<T>, select: (state: T) => S): S {
  const read = () => select(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}
