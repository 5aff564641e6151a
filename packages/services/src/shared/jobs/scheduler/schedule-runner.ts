import { randomUUID } from 'node:crypto';
import { ScheduleModel } from '@workbench/db';
import type { ServiceContext } from '../../context.ts';
import { isDuplicateKey } from '../../database/classify-error.ts';
import { databaseNow } from '../../database/database-clock.ts';
import { hasPassed, passed } from '../../stored-time.ts';
import { listSchedules, type Schedule } from '../registry.ts';

const LEASE_MS = 20_000;
const RENEW_MS = 5000;

/** Starts the schedules that are due and run in no process. */
export class ScheduleRunner {
  readonly #ctx: ServiceContext;
  readonly #running = new Map<string, Promise<void>>();

  constructor(ctx: ServiceContext) {
    this.#ctx = ctx;
  }

  /** @param isStopping read before each: what starts late would be cut off */
  async startDue(isStopping: () => boolean = () => false): Promise<void> {
    const waiting = listSchedules().filter(({ name }) => !this.#running.has(name));
    if (waiting.length === 0) return;
    const names = waiting.map(({ name }) => name);
    const stored = await ScheduleModel.find({ _id: { $in: names } }).lean();
    for (const schedule of waiting) {
      if (isStopping()) return;
      const known = stored.find(({ _id }) => _id === schedule.name);
      if (known === undefined) await create(schedule.name);
      else if (!hasPassed(known.nextAt, await databaseNow(), schedule.everyMs)) continue;
      const owner = await claim(schedule);
      if (owner === null) continue;
      const run = this.#run(schedule, owner).finally(() => this.#running.delete(schedule.name));
      this.#running.set(schedule.name, run);
    }
  }

  /** Waits for the runs that have started. */
  async drain(): Promise<void> {
    await Promise.all(this.#running.values());
  }

  async #run({ name, everyMs, run }: Schedule, owner: string): Promise<void> {
    const renewal = setInterval(() => void renew(name, owner).catch(() => undefined), RENEW_MS);
    try {
      await run(this.#ctx);
    } catch (error) {
      this.#ctx.log.error({ err: error, schedule: name }, 'a schedule failed; it runs again next time');
    }
    clearInterval(renewal);
    // When this can't be written the lease expires, and the schedule runs again: the safer side.
    await finish(name, owner, everyMs).catch((error) =>
      this.#ctx.log.warn({ err: error, schedule: name }, 'the end of a schedule could not be written'),
    );
  }
}

async function create(name: string): Promise<void> {
  try {
    await ScheduleModel.create({ _id: name, nextAt: new Date(0), owner: null, leaseUntil: null });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}

/** @returns the owner of the lease; null when it is not due or runs in another process */
async function claim({ name, everyMs }: Schedule): Promise<string | null> {
  const now = await databaseNow();
  const owner = randomUUID();
  const { modifiedCount } = await ScheduleModel.updateOne(
    { _id: name, nextAt: passed(now, everyMs), $or: [{ owner: null }, { leaseUntil: passed(now, LEASE_MS) }] },
    { $set: { owner, leaseUntil: new Date(now.getTime() + LEASE_MS) } },
  );
  return modifiedCount === 1 ? owner : null;
}

async function renew(name: string, owner: string): Promise<void> {
  const leaseUntil = new Date((await databaseNow()).getTime() + LEASE_MS);
  await ScheduleModel.updateOne({ _id: name, owner }, { $set: { leaseUntil } });
}

async function finish(name: string, owner: string, everyMs: number): Promise<void> {
  const nextAt = new Date((await databaseNow()).getTime() + everyMs);
  await ScheduleModel.updateOne({ _id: name, owner }, { $set: { nextAt, owner: null, leaseUntil: null } });
}
