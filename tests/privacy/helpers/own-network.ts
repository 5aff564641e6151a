import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Prints the kernel's counts of what found no way out, IPv4 and IPv6, when the program has ended. */
const SCRIPT = `ip link set lo up && "$0" "$@" >&2; code=$?; cat /proc/net/snmp /proc/net/snmp6; exit $code`;

/** What wanted to leave this machine while a program ran. */
export interface WatchedRun {
  /** Where watched processes of Node.js wanted to go, each once, as `connect example.com`. */
  recorded: string[];
  /** Packets of any process that found no way out, by the kernel; null where the program had no network of its own. */
  packets: number | null;
}

/** Whether this machine lets a program have a network with the loopback alone. */
const canHaveOwnNetwork = (): boolean =>
  process.platform === 'linux' && spawnSync('unshare', ['-rn', 'sh', '-c', SCRIPT, 'true']).status === 0;

/**
 * Runs a program of Node.js in a network with the loopback alone, or as usual where the machine does not allow that.
 * Processes that load `record-connections.ts` are recorded.
 */
export async function runInOwnNetwork(args: readonly string[]): Promise<WatchedRun> {
  const isAlone = canHaveOwnNetwork();
  const folder = mkdtempSync(join(tmpdir(), 'workbench-network-'));
  const record = join(folder, 'connections.txt');
  const program = [process.execPath, ...args];
  const [command = '', ...rest] = isAlone ? ['unshare', '-rn', 'sh', '-c', SCRIPT, ...program] : program;
  try {
    const env = { PATH: process.env.PATH, RECORDED_CONNECTIONS: record };
    const { stdout } = await promisify(execFile)(command, rest, { env });
    const lines = existsSync(record) ? readFileSync(record, 'utf8').split('\n').filter(Boolean) : [];
    return { recorded: [...new Set(lines)].sort(), packets: isAlone ? packetsWithoutRoute(stdout) : null };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function packetsWithoutRoute(counts: string): number {
  const [names = '', values = ''] = counts.split('\n').filter((line) => line.startsWith('Ip:'));
  const v4 = values.split(' ')[names.split(' ').indexOf('OutNoRoutes')];
  const v6 = /^Ip6OutNoRoutes\s+(\d+)$/m.exec(counts)?.[1];
  return Number(v4) + Number(v6);
}
