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

/** Work that a call leaves to the next moment has ended when two looks agree. */
export async function measure(sandbox: Sandbox): Promise<Effect> {
  await vi.waitFor(async () => expect(await ImportRunModel.exists({ state: 'taking_back' })).toBeNull(), 60_000);
  let last = await count(sandbox);
  for (;;) {
    const next = await count(sandbox);
    if (JSON.stringify(last) === JSON.stringify(next)) return next;
    last = next;
  }
}

async function count(sandbox: Sandbox): Promise<Effect> {
  const collections = (await mongoose.connection.db?.collections()) ?? [];
  const counted = collections.filter(({ collectionName }) => !NOT_COUNTED.test(collectionName));
  const counts = await Promise.all(
    counted.map(async (collection) => [collection.collectionName, await collection.countDocuments()] as const),
  );
  const credits = sandbox.invoice().reduce((sum, line) => sum + line.credits, 0);
  return Object.fromEntries([...counts.sort(([a], [b]) => (a < b ? -1 : 1)), ['credits charged', credits]]);
}

export function effectOf(before: Effect, after: Effect): Effect {
  const changes = Object.entries(after).map(([name, number]) => [name, number - (before[name] ?? 0)] as const);
  return Object.fromEntries(changes.filter(([, number]) => number !== 0));
}
