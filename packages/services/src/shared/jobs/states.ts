import type { BatchDoc, BatchItemDoc } from '@workbench/db';

/** As stored; `preparing` while its items are being written. */
export type StoredBatchState = BatchDoc['state'];
/** As shown: a batch that is being prepared is running for everyone else. */
export type BatchState = Exclude<StoredBatchState, 'preparing'>;
export type ItemState = BatchItemDoc['state'];

interface Transition<S> {
  from: readonly S[];
  to: S;
}

/** All that can happen to a batch. Being `paused` or `cancelled` it still has items at work until `finishedAt` is set. */
export const BATCH_TRANSITIONS = {
  /** All items are written. */
  start: { from: ['preparing'], to: 'running' },
  pause: { from: ['running'], to: 'paused' },
  resume: { from: ['paused'], to: 'running' },
  cancel: { from: ['running', 'paused'], to: 'cancelled' },
  /** The last item has ended, and not all failed. */
  complete: { from: ['running', 'paused'], to: 'completed' },
  /** The last item has ended, and nothing came of any. */
  fail: { from: ['running', 'paused'], to: 'failed' },
  /** Failed or skipped items are to be done again. */
  reopen: { from: ['running', 'completed', 'failed'], to: 'running' },
  /** The same, and its items wait until a user resumes it. */
  reopenPaused: { from: ['paused'], to: 'paused' },
} as const satisfies Record<string, Transition<StoredBatchState>>;

/** All that can happen to an item. */
export const ITEM_TRANSITIONS = {
  /** By one worker, which then owns it. */
  claim: { from: ['pending'], to: 'running' },
  complete: { from: ['running'], to: 'completed' },
  skip: { from: ['running'], to: 'skipped' },
  fail: { from: ['running'], to: 'failed' },
  /** For another attempt: after a retryable failure, a stop of the process, or an expired lease. */
  release: { from: ['running'], to: 'pending' },
  cancel: { from: ['pending', 'running'], to: 'cancelled' },
  reopen: { from: ['failed', 'skipped'], to: 'pending' },
} as const satisfies Record<string, Transition<ItemState>>;

/** Earliest first: an item that moves on while it is counted is counted in its earlier state. */
export const ITEM_STATES = ['pending', 'running', 'completed', 'skipped', 'failed', 'cancelled'] as const;
/** Items that keep a batch from ending. */
export const OPEN_ITEM_STATES = ['pending', 'running'] as const satisfies readonly ItemState[];

export function isAllowed({ from }: Transition<string>, state: StoredBatchState | ItemState): boolean {
  return from.includes(state);
}

/** The filter of a query for what a transition may begin with. */
export function inStates<S>(states: readonly S[]): S | { $in: S[] } {
  const [only] = states;
  return states.length === 1 && only !== undefined ? only : { $in: [...states] };
}
