import { createHash } from 'node:crypto';
import { MongoJobRepository } from '@agendajs/mongo-backend';
import { type AgendaBackend, BaseNotificationChannel, type JobParameters } from 'agenda';
import mongoose from 'mongoose';
import { isDuplicateKey } from '../../database/classify-error.ts';
import { withDatabaseRetry } from '../../database/with-retry.ts';
import { isFromFuture } from '../../stored-time.ts';
import { itemId } from '../store/start-batch.ts';

export interface JobData {
  batchId: string;
  key: string;
}

interface QueuedJob {
  _id: mongoose.mongo.ObjectId;
  lockedAt?: Date | null;
  nextRunAt?: Date | null;
}

const COLLECTION = 'agendaJobs';
const DELETE_DELAY_MS = 100;
/** A job that is locked for longer while its item is pending. */
const STALE_LOCK_MS = 3000;
const RETRY_FOR_MS = 20_000;

/**
 * The queue of Agenda, which only says what to look at next: items are the source of truth, and a lost job is recreated
 * from its item. So writes do not wait for the journal, and finished jobs are deleted, in bulk.
 */
export class JobStore extends MongoJobRepository {
  readonly #hasWork: (kind: string) => boolean;
  readonly #onError: (error: unknown) => void;
  readonly #started = new Set<string>();
  #finished: mongoose.mongo.ObjectId[] = [];
  #deleteTimer: NodeJS.Timeout | null = null;
  #lockingCalls = 0;

  /** @param hasWork false while a kind has nothing to do, which saves Agenda's polling */
  constructor(hasWork: (kind: string) => boolean, onError: (error: unknown) => void) {
    super({ mongo: queueDatabase(), db: { collection: COLLECTION } });
    this.#hasWork = hasWork;
    this.#onError = onError;
  }

  /** For Agenda; the connection stays mongoose's. */
  asBackend(): AgendaBackend {
    return {
      name: 'workbench',
      repository: this,
      ownsConnection: false,
      connect: () => this.connect(),
      disconnect: () => Promise.resolve(),
    };
  }

  override connect(): Promise<void> {
    return withDatabaseRetry(() => super.connect(), { retryForMs: RETRY_FOR_MS });
  }

  override async getNextJobToRun(
    ...args: Parameters<MongoJobRepository['getNextJobToRun']>
  ): Promise<JobParameters | undefined> {
    if (!this.#hasWork(args[0])) return undefined;
    this.#lockingCalls++;
    try {
      return await super.getNextJobToRun(...args);
    } finally {
      this.#lockingCalls--;
    }
  }

  /** Agenda does not await it, so a failure would go unnoticed. */
  override async unlockJob(job: JobParameters): Promise<void> {
    await super.unlockJob(job).catch(this.#onError);
  }

  /** Called when a job starts, which its lock says already; when it is renewed; and when it has ended. */
  override async saveJobState(job: JobParameters): Promise<void> {
    const id = String(job._id);
    const _id = new mongoose.mongo.ObjectId(id);
    if (!job.lockedAt) {
      this.#started.delete(id);
      this.#finished.push(_id);
      this.#deleteTimer ??= setTimeout(() => void this.deleteFinished(), DELETE_DELAY_MS);
    } else if (this.#started.has(id)) {
      await this.collection.updateOne({ _id }, { $set: { lockedAt: new Date(job.lockedAt) } }).catch(this.#onError);
    } else {
      this.#started.add(id);
    }
  }

  async deleteFinished(): Promise<void> {
    if (this.#deleteTimer !== null) clearTimeout(this.#deleteTimer);
    this.#deleteTimer = null;
    const ids = this.#finished;
    this.#finished = [];
    if (ids.length > 0) await this.collection.deleteMany({ _id: { $in: ids } }).catch(this.#onError);
  }

  /** Queues the items that are not queued yet; a job's id follows from its item's, so none is queued twice. */
  async add(kind: string, batchId: string, keys: string[], isUrgent: boolean): Promise<number> {
    const missing = new Map(keys.map((key) => [jobId(batchId, key).toHexString(), key]));
    const queued = await this.collection
      .find(
        { _id: { $in: keys.map((key) => jobId(batchId, key)) } },
        { projection: { _id: 1, lockedAt: 1, nextRunAt: 1 }, batchSize: keys.length + 1 },
      )
      .toArray();
    for (const { _id } of queued) missing.delete(_id.toHexString());
    await this.#unlockStale(queued);
    if (missing.size === 0) return 0;
    const nextRunAt = isUrgent ? new Date(0) : new Date();
    const jobs = [...missing.values()].map((key) => jobDocument(kind, { batchId, key }, nextRunAt));
    await this.collection.insertMany(jobs as never, { ordered: false }).catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
    });
    return jobs.length;
  }

  /** An item starts milliseconds after its job is locked: the process that locked these died, or the response was lost. */
  async #unlockStale(jobs: QueuedJob[]): Promise<void> {
    const now = new Date();
    const before = new Date(now.getTime() - STALE_LOCK_MS);
    const isStale = ({ lockedAt, nextRunAt }: QueuedJob) =>
      (lockedAt && (lockedAt < before || isFromFuture(lockedAt, now))) || (nextRunAt && isFromFuture(nextRunAt, now));
    const stale = jobs.filter(isStale).map(({ _id }) => _id);
    if (stale.length === 0) return;
    await this.collection.updateMany({ _id: { $in: stale } }, { $set: { lockedAt: null, nextRunAt: now } });
  }

  async remove(batchId: string, keys: string[]): Promise<void> {
    await this.collection.deleteMany({ _id: { $in: keys.map((key) => jobId(batchId, key)) } });
  }

  /** No job is being locked any more; from then on Agenda knows of all that it has to unlock. */
  get isIdle(): boolean {
    return this.#lockingCalls === 0;
  }
}

/** Starts jobs at once that this process has queued. */
export class WakeChannel extends BaseNotificationChannel {
  async connect(): Promise<void> {
    this.setState('connected');
  }

  async disconnect(): Promise<void> {
    this.setState('disconnected');
  }

  async publish(): Promise<void> {}

  wake(jobName: string): Promise<void> {
    return this.notifyHandlers({ jobId: '' as never, jobName, nextRunAt: null, priority: 0, timestamp: new Date() });
  }
}

function queueDatabase() {
  const { connection } = mongoose;
  return connection.getClient().db(connection.name, { writeConcern: { w: 1, journal: false } }) as never;
}

function jobId(batchId: string, key: string): mongoose.mongo.ObjectId {
  return new mongoose.mongo.ObjectId(createHash('sha1').update(itemId(batchId, key)).digest().subarray(0, 12));
}

/** As Agenda itself writes one, for many at once. */
function jobDocument(name: string, data: JobData, nextRunAt: Date) {
  return {
    _id: jobId(data.batchId, data.key),
    name,
    data,
    type: 'normal',
    priority: 0,
    nextRunAt,
    lockedAt: null,
    disabled: null,
    lastRunAt: null,
    lastFinishedAt: null,
    repeatInterval: null,
    lastModifiedBy: null,
  };
}
