import { resolve } from 'node:path';

export interface EngineFolder {
  dataDir: string;
  cacheMb: number | undefined;
}

/**
 * Where the embedded engine has its files, for its start before anything heavy is imported; null where a server is used.
 * Checks nothing: `readConfig` does, and says what is wrong.
 */
export function readEngineFolder(): EngineFolder | null {
  const { MONGODB_URI, DATA_DIR, ENGINE_CACHE_MB } = process.env;
  if (MONGODB_URI) return null;
  return { dataDir: resolve(DATA_DIR || '.data'), cacheMb: ENGINE_CACHE_MB ? Number(ENGINE_CACHE_MB) : undefined };
}
