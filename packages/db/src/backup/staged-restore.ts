import { existsSync } from 'node:fs';
import { open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { prepareEnginePaths } from '../embedded/engine-paths.ts';

const STAGE = 'restore';
const READY = 'READY';

/** Where a restored database is built: a data directory of its own beside the present one, on the same disk. */
export const stageOf = (dataDir: string): string => join(prepareEnginePaths(dataDir).dataDir, STAGE);

/** A restored database waits for `finishRestore`, as after a kill. Makes no folder. */
export const isRestoreReady = (dataDir: string): boolean => existsSync(join(dataDir, STAGE, READY));

export const removeStage = (dataDir: string): Promise<void> => rm(stageOf(dataDir), { recursive: true, force: true });

/** From here on the restored database takes the place of the present one, also when this process dies. */
export async function markStageReady(dataDir: string): Promise<void> {
  const file = join(stageOf(dataDir), READY);
  await writeFile(file, '');
  const handle = await open(stageOf(dataDir), 'r');
  await handle.sync();
  await handle.close();
}

/**
 * Puts a restored database that is ready in place of the present one, which stays beside it as `database.before-restore-…`. Does
 * nothing when none is ready. Run while no engine has the directory open, before one is started.
 * @returns where the former database is; null when there was none
 */
export async function finishRestore(dataDir: string, now = new Date()): Promise<string | null> {
  const stage = stageOf(dataDir);
  if (!existsSync(join(stage, READY))) return null;
  const { databaseDir } = prepareEnginePaths(dataDir);
  const restored = prepareEnginePaths(stage).databaseDir;
  const former = `${databaseDir}.before-restore-${now.toISOString().replace(/[:.]/g, '-')}`;
  // Killed after the first of the two, the next start makes the second.
  const hasFormer = existsSync(databaseDir) && existsSync(restored);
  if (hasFormer) await rename(databaseDir, former);
  if (existsSync(restored)) await rename(restored, databaseDir);
  await removeStage(dataDir);
  return hasFormer ? former : null;
}
