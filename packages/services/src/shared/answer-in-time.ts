import mongoose from 'mongoose';
import { ServiceError } from './errors.ts';

const LOOK_EVERY_MS = 1000;
/** So often in a row the database did not answer: with LOOK_EVERY_MS the ten seconds that a person waits at most. */
const MISSES_MAX = 10;

interface Waiting {
  misses: number;
  giveUp(): void;
}

/**
 * Keeps the promise that no person waits much longer than ten seconds for a database that is away, however many steps
 * and however long a queue the request still has before it. Looks are counted instead of seconds: a machine that stood
 * still must not take the time for the database's.
 */
export class DatabaseWatch {
  readonly #ask: () => Promise<unknown>;
  readonly #lookEveryMs: number;
  readonly #waiting = new Set<Waiting>();
  #timer: NodeJS.Timeout | undefined;
  #isAsking = false;

  constructor(ask: () => Promise<unknown>, lookEveryMs: number = LOOK_EVERY_MS) {
    this.#ask = ask;
    this.#lookEveryMs = lookEveryMs;
  }

  /**
   * The outcome of `work`, however long it takes while the database answers.
   * @param work told by its signal when nobody waits for it any more; what it has begun may still happen
   * @throws ServiceError unavailable when the database does not answer for ten looks
   */
  async answerInTime<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const abort = new AbortController();
    const away = Promise.withResolvers<never>();
    const giveUp = () => {
      abort.abort();
      away.reject(new ServiceError('unavailable', 'The database does not answer; try again in a few seconds'));
    };
    const waiting: Waiting = { misses: 0, giveUp };
    this.#waiting.add(waiting);
    this.#timer ??= setInterval(() => this.#look(), this.#lookEveryMs).unref();
    try {
      return await Promise.race([work(abort.signal), away.promise]);
    } finally {
      this.#waiting.delete(waiting);
      if (this.#waiting.size === 0) this.#stop();
    }
  }

  #look(): void {
    for (const one of this.#waiting) {
      one.misses++;
      if (one.misses > MISSES_MAX) one.giveUp();
    }
    if (!this.#isAsking) void this.#askOnce();
  }

  async #askOnce(): Promise<void> {
    this.#isAsking = true;
    try {
      await this.#ask();
      for (const one of this.#waiting) one.misses = 0;
    } catch {
      // The next look asks again.
    } finally {
      this.#isAsking = false;
    }
  }

  #stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}

const watch = new DatabaseWatch(() => mongoose.connection.getClient().db('admin').command({ ping: 1 }));

/** {@link DatabaseWatch.answerInTime} for the connected database. */
export function answerInTime<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  return watch.answerInTime(work);
}
