import { NO_OUTSIDE, type Outside } from './outside.ts';

/** What every verb receives beside its input: who acts, what time it is, where to log. */
export interface ServiceContext {
  actor: 'person' | 'script' | 'job';
  now: () => Date;
  log: Logger;
  outside: Outside;
}

export interface Logger {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

export interface Verb<I> {
  ctx: ServiceContext;
  input: I;
}

const noLog = () => undefined;

/** A context for commands and tests; pass `now` to fix the clock. */
export function createContext(overrides: Partial<ServiceContext> = {}): ServiceContext {
  return {
    actor: 'script',
    now: () => new Date(),
    log: { info: noLog, warn: noLog, error: noLog },
    outside: NO_OUTSIDE,
    ...overrides,
  };
}
