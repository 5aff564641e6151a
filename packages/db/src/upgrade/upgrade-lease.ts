import { randomUUID } from 'node:crypto';
import type { mongo } from 'mongoose';
import { isProcessGone, thisProcess } from '../running-process.ts';
import { type SchemaState, STATE_ID, schemaStates } from './schema-state.ts';

/** The right to upgrade the database. One process holds it at a time. */
export interface UpgradeLease {
  /** Stores fields of the state and renews the lease. Throws LeaseLostError when another process has taken it over. */
  save(fields: Partial<Pick<SchemaState, 'version' | 'step'>>): Promise<void>;
  /** Stops renewing; with `release` another process may start at once. */
  end(options: { release: boolean }): Promise<void>;
}

/** The lease ran out, as after a long suspension of this process, and another process continues the upgrade. */
export class LeaseLostError extends Error {
  override name = 'LeaseLostError';
}

/** Null while another process holds the lease. A lease that ran out, or whose process is gone, is taken over. */
export async function acquireUpgradeLease(
  db: mongo.Db,
  { lease: current }: SchemaState,
  leaseMs: number,
): Promise<UpgradeLease | null> {
  const states = schemaStates(db);
  const holder = { token: randomUUID(), ...thisProcess() };
  const until = { $add: ['$$NOW', leaseMs] };
  const isFree = [{ lease: null }, { $expr: { $lt: ['$lease.until', '$$NOW'] } }];
  const isGone =
    current !== null && isProcessGone(current.holder) ? [{ 'lease.holder.token': current.holder.token }] : [];
  const claimed = await states.updateOne({ _id: STATE_ID, $or: [...isFree, ...isGone] }, [
    { $set: { lease: { holder: { $literal: holder }, until } } },
  ]);
  if (claimed.modifiedCount === 0) return null;

  const own = { _id: STATE_ID, 'lease.holder.token': holder.token } as const;
  // A batch may take longer than the lease. A renewal that fails shows at the next save.
  const renewal = setInterval(() => {
    states.updateOne(own, [{ $set: { 'lease.until': until } }]).catch(() => undefined);
  }, leaseMs / 3);
  return {
    save: async (fields) => {
      const literals = Object.entries(fields).map(([field, value]) => [field, { $literal: value }]);
      const saved = await states.updateOne(own, [{ $set: { ...Object.fromEntries(literals), 'lease.until': until } }]);
      if (saved.matchedCount === 0) throw new LeaseLostError('Another process has taken over the upgrade');
    },
    end: async ({ release }) => {
      clearInterval(renewal);
      if (release) await states.updateOne(own, { $set: { lease: null } });
    },
  };
}
