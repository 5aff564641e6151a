import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BatchDoc } from '@workbench/db';
import { BatchModel } from '@workbench/db';
import { Agenda, type Job } from 'agenda';
import type { ServiceContext } from '../../context.ts';
import { findKind, listKinds } from '../registry.ts';
import { ScheduleRunner } from '../scheduler/schedule-runner.ts';
import { addWaker } from '../wake-engines.ts';
import { finishBatch } from './finish-batch.ts';
import { type JobData, JobStore, WakeChannel } from './job-store.ts';
import { renewLeases, stopCancelled, stopExpired } from './leases.ts';
import { logEngineError } from './log-engine-error.ts';
import { type RunningItem, runItem, stopItem } from './run-item.ts';
import { sweepBatches } from './sweep.ts';
import { TIMINGS, type Timings } from './timings.ts';

export interface JobEngineOptions {
  ctx: ServiceContext;
  /** Shown in the queue. Default: host and process. */
  workerName?: string;
  /** Multiplies the concurrency of each kind. Default 1. */
  concurrencyScale?: number;
  timings?: Partial<Timings>;
}

export interface JobEngine {
  /** Starts nothing more, gives running items some seconds to end, and releases the rest. At most about 10 s. */
  stop(): Promise<void>;
  /** Sweeps at once. */
  wake(): void;
}

const PROCESS_EVERY_MS = 150;
const LOCK_MS = 30_000;
const WATCH_MS = 500;
const LOCKING_MAX = 4;
/** How long an item that is about to start may miss a pause. */
const BATCH_FRESH_MS = 500;

/** Runs the items of all registered kinds on mongoose's connection, together with the engines of other processes. */
export async function startJobEngine(options: JobEngineOptions): Promise<JobEngine> {
  const engine = new Engine(options);
  await engine.start();
  return engine;
}

class Engine implements JobEngine {
  readonly #ctx: ServiceContext;
  readonly #timings: Timings;
  readonly #scale: number;
  readonly #agenda: Agenda;
  readonly #store: JobStore;
  readonly #channel = new WakeChannel();
  readonly #schedules: ScheduleRunner;
  readonly #running = new Map<string, RunningItem>();
  readonly #jobs = new Set<Job<JobData>>();
  readonly #batches = new Map<string, { at: number; batch: Promise<BatchDoc | null> }>();
  #kindsWithWork = new Set<string>();
  /** Per kind: how many calls are locking jobs. */
  readonly #locking = new Map<string, { calls: number; isRequestedAgain: boolean }>();
  readonly #finishing = new Set<Promise<void>>();
  #timers: NodeJS.Timeout[] = [];
  #removeWaker = () => {};
  #sweeping: Promise<void> = Promise.resolve();
  #endSleep: (() => void) | null = null;
  #isAwake = false;
  #isStopping = false;

  constructor({ ctx, workerName, concurrencyScale, timings }: JobEngineOptions) {
    // Derived, not copied: a later change of the process's context reaches running engines.
    this.#ctx = Object.assign(Object.create(ctx) as ServiceContext, { actor: 'job' as const });
    this.#timings = { ...TIMINGS, ...timings };
    this.#scale = concurrencyScale ?? 1;
    this.#schedules = new ScheduleRunner(this.#ctx);
    this.#store = new JobStore((kind) => this.#kindsWithWork.has(kind) && !this.#isStopping, this.#onError);
    this.#agenda = new Agenda({
      backend: this.#store.asBackend(),
      notificationChannel: this.#channel,
      name: workerName ?? `${hostname()}:${process.pid}`,
      processEvery: PROCESS_EVERY_MS,
      maxConcurrency: 1000,
      defaultLockLifetime: LOCK_MS,
    });
  }

  async start(): Promise<void> {
    this.#agenda.on('error', this.#onError);
    // Connecting twice is harmless, and unlike Agenda's own call this one rejects.
    await this.#store.connect();
    await this.#agenda.start();
    this.#removeWaker = addWaker(() => this.wake());
    this.#every(this.#timings.renewMs, () => this.#renew());
    this.#every(WATCH_MS, async () => {
      stopExpired(this.#running);
      await stopCancelled(this.#running);
    });
    this.#sweeping = this.#sweepLoop();
  }

  wake(): void {
    this.#isAwake = true;
    this.#batches.clear();
    this.#endSleep?.();
  }

  async stop(): Promise<void> {
    if (this.#isStopping) return;
    this.#isStopping = true;
    this.#removeWaker();
    this.#endSleep?.();
    const deadline = Date.now() + this.#timings.graceMs;
    await this.#waitUntilIdle(deadline);
    for (const item of this.#running.values()) stopItem(item, 'stopping');
    await this.#waitUntilIdle(deadline + this.#timings.graceMs);
    for (const timer of this.#timers) clearInterval(timer);
    // Until the sweep has ended, it may begin what the others wait for.
    const ended = this.#sweeping.then(() => Promise.all([this.#schedules.drain(), ...this.#finishing]));
    await Promise.race([ended, sleep(1000)]);
    await this.#agenda.stop(false).catch(this.#onError);
    await this.#store.deleteFinished();
  }

  async #waitUntilIdle(deadline: number): Promise<void> {
    while (Date.now() < deadline && (this.#jobs.size > 0 || !this.#store.isIdle)) await sleep(20);
  }

  /** Runs as long as the engine; whatever fails is retried by the next sweep. */
  async #sweepLoop(): Promise<void> {
    while (!this.#isStopping) {
      this.#isAwake = false;
      try {
        this.#define();
        await this.#sweep();
        await this.#schedules.startDue(() => this.#isStopping);
      } catch (error) {
        this.#onError(error);
      }
      if (this.#isAwake || this.#isStopping) continue;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, this.#timings.sweepMs);
        this.#endSleep = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      this.#endSleep = null;
    }
  }

  async #sweep(): Promise<void> {
    const found = new Set<string>();
    const onWork = (kind: string) => {
      found.add(kind);
      this.#kindsWithWork.add(kind);
      this.#lockJobs(kind);
    };
    await sweepBatches({
      ctx: this.#ctx,
      store: this.#store,
      leaseMs: this.#timings.leaseMs,
      onWork,
      onEnded: (id) => this.#finish(id),
    });
    this.#kindsWithWork = found;
  }

  /** Beside the sweep, which must not wait while an email is sent. */
  #finish(batchId: string): void {
    const finishing = finishBatch(batchId, this.#ctx)
      .catch(this.#onError)
      .finally(() => this.#finishing.delete(finishing));
    this.#finishing.add(finishing);
  }

  /** Includes kinds that were registered after the start. */
  #define(): void {
    for (const { name, concurrency } of listKinds()) {
      if (this.#agenda.definitions[name] !== undefined) continue;
      const atOnce = Math.max(1, Math.round(concurrency * this.#scale));
      this.#agenda.define<JobData>(name, (job) => this.#run(job), {
        concurrency: atOnce,
        // No job waits locked behind others: its lock would outlive this process, or expire while it waits.
        lockLimit: atOnce,
        lockLifetime: LOCK_MS,
      });
    }
  }

  async #run(job: Job<JobData>): Promise<void> {
    this.#jobs.add(job);
    try {
      const { batchId, key } = job.attrs.data;
      const kind = findKind(job.attrs.name);
      const batch = await this.#batch(batchId);
      if (this.#isStopping || kind === undefined || batch?.state !== 'running') return;
      await runItem({ ctx: this.#ctx, kind, batch, key, timings: this.#timings }, this.#running);
    } catch (error) {
      // The job is gone; the sweep recreates it from its item.
      this.#onError(error);
    } finally {
      this.#jobs.delete(job);
      this.#lockMoreJobs(job.attrs.name);
    }
  }

  /** Sweeps when nothing is left, as a batch may have ended; else starts the next item once Agenda has closed this one. */
  #lockMoreJobs(kind: string): void {
    if (this.#isStopping) return;
    if (this.#jobs.size === 0) this.wake();
    setImmediate(() => this.#lockJobs(kind));
  }

  /** Locks jobs at once instead of with the next poll; a few calls at a time, as more would lock jobs only to release them. */
  #lockJobs(kind: string): void {
    const locking = this.#locking.get(kind) ?? { calls: 0, isRequestedAgain: false };
    this.#locking.set(kind, locking);
    if (this.#isStopping) return;
    if (locking.calls >= LOCKING_MAX) {
      locking.isRequestedAgain = true;
      return;
    }
    locking.calls++;
    void this.#channel.wake(kind).then(() => {
      locking.calls--;
      if (!locking.isRequestedAgain) return;
      locking.isRequestedAgain = false;
      this.#lockJobs(kind);
    });
  }

  #batch(id: string): Promise<BatchDoc | null> {
    const now = performance.now();
    const known = this.#batches.get(id);
    if (known !== undefined && now - known.at < BATCH_FRESH_MS) return known.batch;
    const batch = BatchModel.findById(id).lean().exec();
    batch.catch(() => this.#batches.delete(id));
    if (this.#batches.size > 100) this.#batches.clear();
    this.#batches.set(id, { at: now, batch });
    return batch;
  }

  async #renew(): Promise<void> {
    await renewLeases(this.#running, this.#timings);
    // A job that Agenda has given up rejects; its item goes on under its own lease.
    for (const job of this.#jobs) await job.touch().catch(() => undefined);
  }

  /** One run at a time; a failure is only logged. */
  #every(ms: number, run: () => Promise<void>): void {
    let isBusy = false;
    const tick = async () => {
      if (isBusy) return;
      isBusy = true;
      await run().catch(this.#onError);
      isBusy = false;
    };
    this.#timers.push(setInterval(() => void tick(), ms));
  }

  readonly #onError = (error: unknown) => logEngineError(this.#ctx.log, error);
}
