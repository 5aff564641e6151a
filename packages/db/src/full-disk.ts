import { statfsSync } from 'node:fs';
import { CloseAwareConnection } from './close-aware-connection.ts';

/** With less the engine may end in the middle of a write: it lays out the files of its journal in pieces of this size. */
export const FREE_BYTES_MIN = 100 * 1024 * 1024;

/** The free space is read this often at most. */
const READ_AGAIN_MS = 250;
/** What makes data grow. Removing, and taking and releasing claims, stay possible: they need next to nothing. */
const GROWING_COMMANDS = new Set(['insert', 'update']);

/** Refused before anything was written. It carries the code of the system's own refusal. */
class FullDiskError extends Error {
  // No name of its own: the driver copies what an error has into that of a bulk write, whose name is fixed.
  readonly code = 'ENOSPC';

  constructor(path: string) {
    super(`The disk of ${path} is full`);
  }
}

/** Bytes that are free for this user on the disk of a folder. */
export function readFreeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

export interface GuardedDisk {
  folder: string;
  /** Called for each write that is refused. */
  onFullDisk?: (() => void) | undefined;
  freeBytes?: () => number;
}

/**
 * Connections that refuse at once what the disk of the engine has no room for. The engine would end over it, be started again and
 * end again, and whoever writes, and reads, would wait for it a minute.
 */
export function connectionOnDisk({ folder, onFullDisk, freeBytes = () => readFreeBytes(folder) }: GuardedDisk) {
  let last = { at: Number.NEGATIVE_INFINITY, isFull: false };
  const isFull = () => {
    const now = performance.now();
    if (now - last.at > READ_AGAIN_MS) last = { at: now, isFull: freeBytes() < FREE_BYTES_MIN };
    return last.isFull;
  };
  return class extends CloseAwareConnection {
    override async command(...args: unknown[]): Promise<unknown> {
      const [, command] = args as [unknown, object];
      const [name = ''] = Object.keys(command);
      if (GROWING_COMMANDS.has(name) && isFull()) {
        onFullDisk?.();
        throw new FullDiskError(folder);
      }
      return super.command(...args);
    }
  };
}
