import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isRestoreReady } from './backup/staged-restore.ts';
import { beginEngine } from './embedded/begun-engine.ts';

/**
 * Starts the embedded engine ahead of `connectDatabase`, which takes it. Only on a folder that has a database, and for
 * which no restored one waits: otherwise the connection has something to do or to say before. Loads nothing heavy.
 * @param cacheMb of the engine; undefined: as the machine's memory allows
 */
export function beginEngineOfDatabase(dataDir: string, cacheMb?: number): void {
  if (existsSync(join(dataDir, 'database')) && !isRestoreReady(dataDir)) beginEngine(dataDir, { cacheMb });
}
