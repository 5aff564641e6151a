import type { z } from 'zod';
import type { ServiceContext } from '../context.ts';
import type { BatchState, ItemState } from './states.ts';

/**
 * A batch is one document, each of its items another, and each item one Agenda job. The documents are the source of
 * truth; lost jobs are recreated from them.
 */
export interface BatchKind<P> {
  /** "<domain>.<verb>", as in "sources.sync". */
  name: string;
  params: z.ZodType<P>;
  /** Items that run at once in one process. */
  concurrency: number;
  /** Attempts per item, the first included; those that ended with their process count separately (CRASHES_MAX). */
  attemptsMax: number;
  /** Runs one item. Called again for an item whose process died, so every step must be repeatable. */
  runItem(ctx: ServiceContext, item: ItemRun<P>): Promise<ItemResult>;
  /** How long an ended batch is kept. Default: its items for 90 days, itself for good. */
  retention?(params: P): Retention;
  /** Called once, when the last item has ended. */
  onFinished?(ctx: ServiceContext, batch: BatchView): Promise<void>;
}

export interface Retention {
  /** Milliseconds from the end of the batch until its items are deleted; infinite: never, whatever the workspace has set. */
  itemsMs: number;
  /** Whether the batch is deleted with them. */
  isBatchDeleted: boolean;
}

export interface ItemRun<P> {
  batchId: string;
  /** What the item is about, as a company's id; unique within its batch. */
  key: string;
  params: P;
  /** 1 for the first. */
  attempt: number;
  /** Aborted when the batch is cancelled or the process stops. */
  signal: AbortSignal;
  /** For an item that takes long by itself. Renews its lease, too. */
  progress(done: number, total: number): Promise<void>;
}

/** A thrown error whose `isRetryable` is true is retried with back-off (`retryAfterMs` is honoured), any other fails the item. */
export interface ItemResult {
  state: 'completed' | 'skipped';
  /** Shown with this item; null when there is nothing to say. */
  message: string | null;
}

/** Counted from the items, so the sum of the counters is always `total`. */
export interface BatchView {
  id: string;
  kind: string;
  state: BatchState;
  params: unknown;
  total: number;
  pending: number;
  running: number;
  completed: number;
  skipped: number;
  failed: number;
  cancelled: number;
  /** Of the one item of a batch that has one. */
  progress: { done: number; total: number } | null;
  createdAt: string;
  startedAt: string | null;
  finishedAt: string | null;
  /** Items per minute over the last two minutes; null before any has ended. */
  perMinute: number | null;
}

export interface ItemView {
  key: string;
  state: ItemState;
  attempts: number;
  message: string | null;
  startedAt: string | null;
  finishedAt: string | null;
}

export interface StartBatch<P> {
  kind: string;
  params: P;
  keys: string[];
  /** While a batch with this name is unfinished, it is returned instead of a new one. */
  uniqueName?: string;
  /** A call that is repeated gives the same UUID, and gets the batch that it has started before. Default a new one. */
  id?: string;
}
