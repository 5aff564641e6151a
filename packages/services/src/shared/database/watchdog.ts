import mongoose from 'mongoose';
import { ServiceError } from '../errors.ts';

const PING_EVERY_MS = 1000;
/** Missed pings in a row after which a call fails: with PING_EVERY_MS the ten seconds that a user waits at most. */
const MISSED_PINGS_MAX = 10;

interface WatchedCall {
  misses: number;
  timeOut(): void;
}

/**
 * Ensures that no user waits much longer than ten seconds for an unavailable database, however many steps and however
 * long a queue are still ahead of the request. Counts pings instead of seconds, so that a suspended machine does not
 * blame the database for the time.
 */
export class DatabaseWatchdog {
  readonly #ping: () => Promise<unknown>;
  readonly #pingEveryMs: number;
  readonly #waiting = new Set<WatchedCall>();
  #timer: NodeJS.Timeout | undefined;
  #isPinging = false;

  constructor(ping: () => Promise<unknown>, pingEveryMs: number = PING_EVERY_MS) {
    this.#ping = ping;
    this.#pingEveryMs = pingEveryMs;
  }

  /**
   * The outcome of `work`, however long it takes while the database responds.
   * @param work its signal is aborted when the caller has been rejected; what it has started may still happen
   * @throws ServiceError unavailable when the database misses ten pings
   */
  async run<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const abort = new AbortController();
    const away = Promise.withResolvers<never>();
    const giveUp = () => {
      abort.abort();
      away.reject(new ServiceError('unavailable', 'The database does not answer; try again in a few seconds'));
    };
    const waiting: WatchedCall = { misses: 0, timeOut: giveUp };
    this.#waiting.add(waiting);
    this.#timer ??= setInterval(() => this.#tick(), this.#pingEveryMs).unref();
    try {
      return await Promise.race([work(abort.signal), away.promise]);
    } finally {
      this.#waiting.delete(waiting);
      if (this.#waiting.size === 0) this.#stop();
    }
  }

  #tick(): void {
    for (const one of this.#waiting) {
      one.misses++;
      if (one.misses > MISSED_PINGS_MAX) one.timeOut();
    }
    if (!this.#isPinging) void this.#pingOnce();
  }

  async #pingOnce(): Promise<void> {
    this.#isPinging = true;
    try {
      await this.#ping();
      for (const one of this.#waiting) one.misses = 0;
    } catch {
      // The next tick pings again.
    } finally {
      this.#isPinging = false;
    }
  }

  #stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}

const watchdog = new DatabaseWatchdog(() => mongoose.connection.getClient().db('admin').command({ ping: 1 }));

/** {@link DatabaseWatchdog.run} for the connected database. */
export function withDatabaseWatchdog<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  return watchdog.run(work);
}
