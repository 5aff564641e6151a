/** Toasts as a pure state: one visible place, and a log that keeps everything of the session. */

export interface ToastInput {
  title: string;
  description?: string | undefined;
  variant?: 'destructive' | undefined;
}

export interface ToastEntry extends ToastInput {
  id: number;
  /** Milliseconds since the epoch. */
  at: number;
}

interface VisibleToast extends ToastEntry {
  open: boolean;
}

export interface ToastState {
  visible: VisibleToast | null;
  /** Newest first. */
  log: readonly ToastEntry[];
  /** Entries that came since the log was last opened. */
  unread: number;
}

export type ToastAction =
  | { type: 'add'; toast: ToastEntry }
  | { type: 'dismiss'; id: number }
  | { type: 'remove'; id: number }
  | { type: 'readLog' };

export const EMPTY_TOASTS: ToastState = { visible: null, log: [], unread: 0 };

/** A success never takes the visible place from a failure that is still shown: it goes to the log alone. */
export function reduceToasts(state: ToastState, action: ToastAction): ToastState {
  switch (action.type) {
    case 'add':
      return {
        visible: keepsVisible(state.visible, action.toast) ? state.visible : { ...action.toast, open: true },
        log: [action.toast, ...state.log],
        unread: state.unread + 1,
      };
    case 'dismiss':
      return state.visible?.id === action.id ? { ...state, visible: { ...state.visible, open: false } } : state;
    case 'remove':
      return state.visible?.id === action.id ? { ...state, visible: null } : state;
    case 'readLog':
      return { ...state, unread: 0 };
  }
}

function keepsVisible(visible: VisibleToast | null, next: ToastEntry): boolean {
  return visible?.open === true && visible.variant === 'destructive' && next.variant !== 'destructive';
}
