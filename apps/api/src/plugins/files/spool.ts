import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Uploads in progress, of all processes on one DATA_DIR. */
export interface Spool {
  /** Stores the stream; leaves nothing behind when it fails. */
  store(stream: Readable): Promise<SpooledFile>;
  remove(path: string): Promise<void>;
  /** Removes what was left more than an hour ago. */
  removeLeftovers(): Promise<void>;
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
  await removeLeftovers(folder);
  const remove = (path: string) => rm(path, { force: true });
  return {
    remove,
    removeLeftovers: () => removeLeftovers(folder),
    keep: async (path) => {
      const kept = join(folder, `${KEPT}${randomUUID()}`);
      await rename(path, kept);
      return kept;
    },
    store: async (stream) => {
      const path = join(folder, randomUUID());
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
/** An upload that grows is younger, and reading one takes less. Another process may write it, also in another container. */
export const UPLOAD_MAX_MS = 3_600_000;

async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const file = await stat(path).catch(() => null);
    const ageMaxMs = name.startsWith(KEPT) ? KEPT_MAX_MS : UPLOAD_MAX_MS;
    if (file !== null && Date.now() - file.mtimeMs > ageMaxMs) await rm(path, { force: true });
  }
}
