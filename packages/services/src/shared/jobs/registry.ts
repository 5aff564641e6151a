import type { ServiceContext } from '../context.ts';
import type { BatchKind } from './types.ts';

/** Work that recurs, in one process at a time. */
export interface Schedule {
  name: string;
  /** Milliseconds from the end of one run to the beginning of the next. */
  everyMs: number;
  run(ctx: ServiceContext): Promise<void>;
}

const kinds = new Map<string, BatchKind<unknown>>();
const schedules = new Map<string, Schedule>();
const wakers = new Set<() => void>();

/** Makes a kind of background work known to this process; an engine here takes it up, also when it runs already. */
export function registerBatchKind<P>(kind: BatchKind<P>): void {
  kinds.set(kind.name, kind as BatchKind<unknown>);
}

/** The first run begins with the first engine, each later one `everyMs` after the end of the last, over all processes. */
export function registerSchedule(schedule: Schedule): void {
  schedules.set(schedule.name, schedule);
}

export function findKind(name: string): BatchKind<unknown> | undefined {
  return kinds.get(name);
}

export function listKinds(): BatchKind<unknown>[] {
  return [...kinds.values()];
}

export function listSchedules(): Schedule[] {
  return [...schedules.values()];
}

/** Called when there is new work, so that an engine in this process need not find it by itself. */
export function wakeEngines(): void {
  for (const wake of wakers) wake();
}

/** @returns takes the waker away again */
export function addWaker(wake: () => void): () => void {
  wakers.add(wake);
  return () => wakers.delete(wake);
}
