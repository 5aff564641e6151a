import { closeSync, openSync, writeSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Commands that start a server on a machine that lacks something; they end by becoming it. Linux alone. */

/** As root of a name space of their own, which needs no rights; what is mounted there no other process sees. */
const inOwnMounts = (script: string): string[] => ['unshare', '-rm', 'sh', '-c', `${script} && exec "$0" "$@"`];

/** The folder has a disk of its own, empty and of so many MB. */
export const onSmallDisk = (folder: string, megabytes: number): string[] =>
  inOwnMounts(`mount -t tmpfs -o size=${megabytes}m,mode=700 tmpfs '${folder}'`);

/** The folder is on a disk of its own, a copy of what it has, with so many MB free. */
export const onNearlyFullDisk = (folder: string, megabytes: number): string[] =>
  inOwnMounts(
    [
      `saved=$(mktemp -d) && cp -a '${folder}/.' "$saved"`,
      `mount -t tmpfs -o size=1g,mode=700 tmpfs '${folder}' && cp -a "$saved/." '${folder}' && rm -r "$saved"`,
      `free=$(df --output=avail -m '${folder}' | tail -1)`,
      `head -c $((free - ${megabytes}))M /dev/zero > '${folder}/ballast'`,
    ].join(' && '),
  );

export const onReadOnlyDisk = (folder: string): string[] =>
  inOwnMounts(`mount --bind '${folder}' '${folder}' && mount -o remount,bind,ro '${folder}'`);

export const withOpenFiles = (limit: number): string[] => ['sh', '-c', `ulimit -n ${limit} && exec "$0" "$@"`];

/** The folder as a process with mounts of its own sees it. */
export const asSeenBy = ({ pid }: { pid: number }, folder: string): string => `/proc/${pid}/root${folder}`;

/** Environment of a server whose clock is so far ahead. */
export const withClockAhead = (ms: number): NodeJS.ProcessEnv => ({
  NODE_OPTIONS: `--import=${fileURLToPath(new URL('./clock-ahead.mjs', import.meta.url))}`,
  CLOCK_AHEAD_MS: String(ms),
});

/** Writes a file until nothing more fits beside it. */
export function fillDisk(file: string): void {
  const descriptor = openSync(file, 'w');
  try {
    for (const bytes of [2 ** 20, 2 ** 12]) while (hasWritten(descriptor, bytes));
  } finally {
    closeSync(descriptor);
  }
}

function hasWritten(descriptor: number, bytes: number): boolean {
  try {
    return writeSync(descriptor, Buffer.alloc(bytes)) === bytes;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return false;
    throw error;
  }
}
