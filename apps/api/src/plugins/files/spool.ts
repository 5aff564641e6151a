import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Uploads in progress. Each name begins with the id of the process that writes it, so that leftovers can be recognised. */
export interface Spool {
  /** Stores the stream; leaves nothing behind when it fails. */
  store(stream: Readable): Promise<SpooledFile>;
  remove(path: string): Promise<void>;
  /** Keeps the file when this process ends. @returns its new path */
  keep(path: string): Promise<string>;
}

export interface SpooledFile {
  path: string;
  /** Of its bytes, as hexadecimal digits. */
  sha256: string;
}

/** Opens the folder and removes the leftovers of killed processes. */
export async function openSpool(folder: string): Promise<Spool> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    if (isLeftover(name) || (await isExpired(folder, name))) await rm(join(folder, name), { force: true });
  }
  const remove = (path: string) => rm(path, { force: true });
  return {
    remove,
    keep: async (path) => {
      const kept = join(folder, `${KEPT}${randomUUID()}`);
      await rename(path, kept);
      return kept;
    },
    store: async (stream) => {
      const path = join(folder, `${process.pid}-${randomUUID()}`);
      try {
        const hash = createHash('sha256');
        stream.on('data', (bytes: Buffer) => hash.update(bytes));
        await pipeline(stream, createWriteStream(path, { mode: 0o600 }));
        return { path, sha256: hash.digest('hex') };
      } catch (error) {
        await remove(path);
        throw error;
      }
    },
  };
}

const KEPT = 'kept-';
/** Whoever needs a kept file removes it long before. */
const KEPT_MAX_MS = 30 * 86_400_000;

async function isExpired(folder: string, name: string): Promise<boolean> {
  if (!name.startsWith(KEPT)) return false;
  const { mtimeMs } = await stat(join(folder, name));
  return Date.now() - mtimeMs > KEPT_MAX_MS;
}

/** A file with our own process id was written by an earlier process with the same id: this one has just started. */
function isLeftover(name: string): boolean {
  const pid = Number(/^(\d+)-/.exec(name)?.[1]);
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  if (pid === process.pid) return true;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
