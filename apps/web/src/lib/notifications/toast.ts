import { useSyncExternalStore } from 'react';
import {
  EMPTY_TOASTS,
  reduceToasts,
  type ToastAction,
  type ToastEntry,
  type ToastInput,
  type ToastState,
} from './toast-state.ts';

/** How long a dismissed toast stays in the document: a screen reader may still be on it. */
export const TOAST_REMOVE_DELAY_MS = 1_000_000;

let state: ToastState = EMPTY_TOASTS;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function dispatch(action: ToastAction): void {
  state = reduceToasts(state, action);
  for (const listener of listeners) listener();
}

/** Shows a toast in place of the visible one. */
export function toast(input: ToastInput): void {
  lastId += 1;
  dispatch({ type: 'add', toast: { ...input, id: lastId, at: Date.now() } });
}

/** Closes the toast; it leaves the document after TOAST_REMOVE_DELAY_MS. */
export function dismissToast(id: number): void {
  dispatch({ type: 'dismiss', id });
  clearTimeout(removal);
  removal = setTimeout(() => dispatch({ type: 'remove', id }), TOAST_REMOVE_DELAY_MS);
}

/** Does what the toast offers; it is offered no longer. */
export function takeToastOffer({ id, offer }: ToastEntry): void {
  dispatch({ type: 'takeOffer', id });
  offer?.run();
}

/** Marks every entry of the log as read. */
export function markToastLogRead(): void {
  dispatch({ type: 'readLog' });
}

/** Calls `listener` on every change; what it returns ends that. With the last one no timer is left. */
export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearTimeout(removal);
  };
}

export function toastSnapshot(): ToastState {
  return state;
}

/** The visible toast and the log. */
export function useToasts(): ToastState {
  return useSyncExternalStore(subscribeToasts, toastSnapshot);
}
