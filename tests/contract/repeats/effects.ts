import { ImportRunModel } from '@workbench/db';
import type { Sandbox } from '@workbench/sandbox/server';
import mongoose from 'mongoose';
import { expect, vi } from 'vitest';

/** How many more there are of each: documents by collection, and what vendors charge. */
export type Effect = Record<string, number>;

/**
 * The keys and the log of calls, the logs of writes and of imported rows, the memory of searches, what is written the first time alone, and what
 * differs from person to person.
 */
const NOT_COUNTED =
  /^(?:idempotent_calls|audit_\w+|host_rate_limits|company_stats|company_write_log|import_batches|contact_pages|contact_dismissals|write_locks|vendor_\w+|connections|outreach_quotas|duplicate_(?:keys|pairs))$/;

/** Work that a call leaves to the next moment has ended when three looks agree. */
export async function measure(sandbox: Sandbox): Promise<Effect> {
  await vi.waitFor(async () => expect(await ImportRunModel.exists({ state: 'taking_back' })).toBeNull(), 60_000);
  let last = await count(sandbox);
  for (let agreeing = 1; agreeing < 3; ) {
    const next = await count(sandbox);
    agreeing = JSON.stringify(last) === JSON.stringify(next) ? agreeing + 1 : 1;
    last = next;
  }
  return last;
}

/** In one command: one for each collection would take most of the time of these tests. */
async function count(sandbox: Sandbox): Promise<Effect> {
  const { db } = mongoose.connection;
  if (db === undefined) throw new Error('The database is not connected');
  const collections = await db.listCollections({}, { nameOnly: true }).toArray();
  const names = collections.map(({ name }) => name).filter((name) => !NOT_COUNTED.test(name));
  const counted = await db
    .aggregate<{ name: string; number: number }>([
      { $documents: [] },
      ...names.map((name) => ({ $unionWith: { coll: name, pipeline: [{ $count: 'number' }, { $set: { name } }] } })),
    ])
    .toArray();
  const credits = sandbox.invoice().reduce((sum, line) => sum + line.credits, 0);
  const counts = counted.map(({ name, number }) => [name, number] as const);
  const none = names.sort().map((name) => [name, 0] as const);
  return Object.fromEntries([...none, ...counts, ['credits charged', credits]]);
}

export function effectOf(before: Effect, after: Effect): Effect {
  const changes = Object.entries(after).map(([name, number]) => [name, number - (before[name] ?? 0)] as const);
  return Object.fromEntries(changes.filter(([, number]) => number !== 0));
}
