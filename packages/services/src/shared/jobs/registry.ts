import type { ServiceContext } from '../context.ts';
import type { BatchKind } from './types.ts';

/** Starts a job regularly, in one process at a time. */
export interface Schedule {
  name: string;
  /** Milliseconds from the end of one run to the start of the next. */
  everyMs: number;
  run(ctx: ServiceContext): Promise<void>;
}

const kinds = new Map<string, BatchKind<unknown>>();
const schedules = new Map<string, Schedule>();
/** Makes a kind of batch known to this process; its engine runs it, also when it has started already. */
export function registerBatchKind<P>(kind: BatchKind<P>): void {
  kinds.set(kind.name, kind as BatchKind<unknown>);
}

/** The first run starts with the first engine, each later one `everyMs` after the end of the last, over all processes. */
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
