import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { prepareEnginePaths } from './engine-paths.ts';

/** The process id of the engine that has the directory open, as the engine's own lock file gives it. */
export async function readEnginePid(dataDir: string): Promise<number | undefined> {
  const { lockFile } = prepareEnginePaths(dataDir);
  const pid = Number(await readFile(lockFile, 'utf8').catch(() => ''));
  return pid > 0 && isRunning(pid) ? pid : undefined;
}

/** Asks the engine to close and waits until it has. For a directory that is about to be removed. */
export async function terminateEngine(dataDir: string): Promise<void> {
  const pid = await readEnginePid(dataDir);
  if (!pid) return;
  process.kill(pid, 'SIGTERM');
  while (isRunning(pid)) await sleep(10);
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
