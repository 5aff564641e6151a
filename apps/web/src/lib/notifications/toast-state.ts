/** Toasts as a pure state: one visible slot, and a log of the session. */

/** What a toast offers to do, once; a later notification says how it went. */
interface ToastOffer {
  /** As "Undo". */
  label: string;
  run: () => void;
  /** Leads on and takes nothing back: it needs no more time than the text. */
  isBrief?: true;
}

export interface ToastInput {
  title: string;
  description?: string | undefined;
  variant?: 'destructive' | undefined;
  offer?: ToastOffer | undefined;
  /** A slip of a form: shown, but nothing to read about later. */
  isSlip?: boolean | undefined;
  /** The server keeps a notification of the same: only shown, so that the list does not say it twice. */
  isStored?: true;
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
  | { type: 'takeOffer'; id: number }
  | { type: 'readLog' };

export const EMPTY_TOASTS: ToastState = { visible: null, log: [], unread: 0 };

/** The newest toast is the visible one; the log has those that it replaces. */
export function reduceToasts(state: ToastState, action: ToastAction): ToastState {
  switch (action.type) {
    case 'add':
      return {
        visible: { ...action.toast, open: true },
        log: isListed(action.toast) ? [action.toast, ...state.log] : state.log,
        unread: state.unread + (isListed(action.toast) ? 1 : 0),
      };
    case 'dismiss':
      return state.visible?.id === action.id ? { ...state, visible: { ...state.visible, open: false } } : state;
    case 'remove':
      return state.visible?.id === action.id ? { ...state, visible: null } : state;
    case 'takeOffer':
      return {
        ...reduceToasts(state, { type: 'dismiss', id: action.id }),
        log: state.log.map((entry) => (entry.id === action.id ? { ...entry, offer: undefined } : entry)),
      };
    case 'readLog':
      return { ...state, unread: 0 };
  }
}

/** Whether it is to be read about later, and only here. */
const isListed = ({ isSlip, isStored }: ToastEntry): boolean => !isSlip && !isStored;
