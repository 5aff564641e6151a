import { randomUUID } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { readFreeBytes } from '@workbench/db';
import type { FolderFacts, OwnedFile } from '../judges/judge-folder.ts';

/** Looks at DATA_DIR; leaves nothing behind. */
export function probeFolder(path: string): FolderFacts {
  const exists = existsSync(path);
  const folder = nearestFolder(path);
  const file = join(folder, `.doctor-${randomUUID()}`);
  try {
    // A folder that is not there yet is made in the nearest one that is: with a file in its way, this fails as the start would.
    if (!exists) mkdirSync(file);
    else writeFileSync(file, 'x', { mode: 0o600, flush: true });
    return { path, exists, problem: null };
  } catch (error) {
    return { path, exists, problem: (error as NodeJS.ErrnoException).code ?? 'unknown' };
  } finally {
    rmSync(file, { recursive: true, force: true });
  }
}

function nearestFolder(path: string): string {
  let folder = path;
  while (!existsSync(folder)) folder = dirname(folder);
  return folder;
}

export function probeSpace(path: string): { path: string; freeBytes: number } {
  return { path, freeBytes: readFreeBytes(nearestFolder(path)) };
}

/** DATA_DIR and what is in it, two levels deep: the engine's own files and folders share their owner. */
export function probeOwners(path: string): OwnedFile[] {
  if (!existsSync(path)) return [];
  const inside = readNames(path).map((name) => join(path, name));
  const database = readNames(join(path, 'database')).map((name) => join(path, 'database', name));
  return [path, ...inside, ...database].flatMap((file) => {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats === undefined || stats.isSocket()) return [];
    return [{ path: file, uid: stats.uid, mode: stats.mode & 0o777, canBeRead: canRead(file) }];
  });
}

function readNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // Not there, a file, or not readable: the last is what the owner of the folder itself shows.
    return [];
  }
}

function canRead(path: string): boolean {
  try {
    accessSync(path, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

export const currentUser = () => {
  const { uid, username } = userInfo();
  return { uid, name: username };
};

/** When anything in the folder was last written. */
export function latestChange(path: string): Date | null {
  const times = readNames(path).flatMap((name) => statSync(join(path, name), { throwIfNoEntry: false })?.mtimeMs ?? []);
  return times.length === 0 ? null : new Date(Math.max(...times));
}
