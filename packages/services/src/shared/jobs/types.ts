import type { z } from 'zod';
import type { ServiceContext } from '../context.ts';

/**
 * Background work of every kind: a batch is one document, each item of it another, each item one Agenda job.
 * The documents are the truth; jobs that were lost are made again from them.
 */
export interface BatchKind<P> {
  /** "<domain>.<verb>", as in "sources.sync". */
  name: string;
  params: z.ZodType<P>;
  /** Items at once in one process. */
  concurrency: number;
  /** Attempts per item, first one included; those that ended with their process count separately (CRASHES_MAX). */
  attemptsMax: number;
  /** Does one item. May be called again for an item whose process died, so every step may be repeated. */
  runItem(ctx: ServiceContext, item: ItemRun<P>): Promise<ItemResult>;
  /** Called once, when the last item has ended. */
  onFinished?(ctx: ServiceContext, batch: BatchView): Promise<void>;
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
  /** For an item that is long by itself. Keeps its lease too. */
  progress(done: number, total: number): Promise<void>;
}

/** A thrown error whose `isRetryable` is true is retried with back-off (`retryAfterMs` is honoured), any other fails the item. */
export interface ItemResult {
  state: 'completed' | 'skipped';
  /** Said of this item on screen; null when there is nothing to say. */
  message: string | null;
}

export type BatchState = 'running' | 'paused' | 'completed' | 'cancelled' | 'failed';
export type ItemState = 'pending' | 'running' | 'completed' | 'skipped' | 'failed' | 'cancelled';

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
  /** Items per minute over the last minutes; null before any has ended. */
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
  /** While a batch with the same name is unfinished, it is answered instead of a new one. */
  uniqueName?: string;
}
