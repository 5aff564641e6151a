import { type ApiKeyDoc, ApiKeyModel } from '@workbench/db';

/** How late a process may learn of what another one has changed. */
const FRESH_MS = 1000;

let known: { readAt: number; byHash: Promise<ReadonlyMap<string, ApiKeyDoc>> } | null = null;

/** All keys by their hashes: at most one read a second, however many requests come, of which none waits for its own. */
export function readKnownKeys(): Promise<ReadonlyMap<string, ApiKeyDoc>> {
  const now = performance.now();
  if (known === null || now - known.readAt > FRESH_MS) {
    const byHash = readKeys();
    known = { readAt: now, byHash };
    byHash.catch(invalidateKnownKeys);
  }
  return known.byHash;
}

/** The next request reads them again: after a change by this process. */
export function invalidateKnownKeys(): void {
  known = null;
}

async function readKeys(): Promise<ReadonlyMap<string, ApiKeyDoc>> {
  const keys = await ApiKeyModel.find().lean<ApiKeyDoc[]>();
  return new Map(keys.map((key) => [key.hash, key]));
}
