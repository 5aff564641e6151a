import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';

const UPGRADE = fileURLToPath(new URL('./upgrade-process.ts', import.meta.url));

/** Upgrades a database in a process of its own, which is killed where it sends its Nth command. */
export async function runUpgrade(
  dbName: string,
  killAt?: number,
): Promise<{ output: string; signal: NodeJS.Signals | null; code: number }> {
  const args = [UPGRADE, inject('mongoUri'), dbName, ...(killAt === undefined ? [] : [String(killAt)])];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [output, [code, signal]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return { output, code, signal };
}
