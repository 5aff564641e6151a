import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readEnginePid, terminateEngine } from '../embedded/engine-pid.ts';
import { isProcessGone, type RunningProcess, thisProcess } from '../running-process.ts';
import { DatabaseInUseError } from './database-location.ts';

/** Writing the name of its owner into a folder takes no longer. */
const CLAIM_MS = 60_000;
/** A backup of a process elsewhere is given up after so long. */
const RUNS_AT_MOST_MS = 24 * 3_600_000;

/**
 * The folder for the copy that a backup reads, owned by this process until it is released. One backup of a data directory runs
 * at a time: they would share the copy.
 * @throws DatabaseInUseError while another one runs
 */
export async function claimCopyFolder(dataDir: string): Promise<{ copy: string; release(): Promise<void> }> {
  const copy = join(dataDir, 'backup');
  for (;;) {
    try {
      await mkdir(copy, { mode: 0o700 });
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    if (!(await isAbandoned(copy)))
      throw new DatabaseInUseError('Another backup of this folder is running: wait for it, or end it first.');
    // Of two that find it abandoned, one moves it away; both then make it again, which one of them can.
    await terminateEngine(copy);
    const aside = `${copy}-${randomUUID()}`;
    await rename(copy, aside).catch(ignoreMissing);
    await rm(aside, { recursive: true, force: true });
  }
  await writeFile(ownerFile(copy), JSON.stringify(thisProcess()));
  return {
    copy,
    release: async () => {
      await terminateEngine(copy);
      await rm(copy, { recursive: true, force: true });
    },
  };
}

const ownerFile = (copy: string) => join(copy, 'owner.json');

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

/** Its process is gone, or has never written its name. */
async function isAbandoned(copy: string): Promise<boolean> {
  const age = Date.now() - ((await stat(copy).catch(() => null))?.mtimeMs ?? 0);
  const owner = await readOwner(copy);
  // A backup of a former version names no owner.
  if (owner === null) return age > CLAIM_MS && (await readEnginePid(copy)) === undefined;
  return isProcessGone(owner) || age > RUNS_AT_MOST_MS;
}

async function readOwner(copy: string): Promise<RunningProcess | null> {
  try {
    return JSON.parse(await readFile(ownerFile(copy), 'utf8')) as RunningProcess;
  } catch {
    return null;
  }
}
