import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

/** The kernel's limit is 107 bytes on Linux and 103 on macOS. */
const MAX_SOCKET_PATH_BYTES = 100;

export interface EnginePaths {
  /** Absolute, without symbolic links: every process must come to the same socket. */
  dataDir: string;
  databaseDir: string;
  /** Holds the engine's process id while it runs. */
  lockFile: string;
  socketPath: string;
  logFile: string;
}

/** Creates the data directory, for this user alone, and says where the engine keeps its files. */
export function prepareEnginePaths(dataDir: string): EnginePaths {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const root = realpathSync(dataDir);
  return {
    dataDir: root,
    databaseDir: join(root, 'database'),
    lockFile: join(root, 'database', 'mongod.lock'),
    socketPath: chooseSocketPath(root),
    logFile: join(root, 'engine.log'),
  };
}

function chooseSocketPath(dataDir: string): string {
  const direct = join(dataDir, 'engine.sock');
  // The driver decodes a path twice, so that one with a per cent sign would be another path.
  if (Buffer.byteLength(direct) <= MAX_SOCKET_PATH_BYTES && !direct.includes('%')) return direct;
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 24);
  return join(privateSocketDir(), `${hash}.sock`);
}

/**
 * Always /tmp and never TMPDIR: two processes with different environments must still meet. The
 * directory is refused when another user made it, since that user could then answer in our place.
 */
function privateSocketDir(): string {
  const userId = process.getuid?.() ?? 0;
  const dir = `/tmp/workbench-${userId}`;
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const stats = lstatSync(dir);
  if (!stats.isDirectory() || stats.uid !== userId) throw new Error(`${dir} belongs to someone else; remove it`);
  chmodSync(dir, 0o700);
  return dir;
}
