import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Identifies the process that works on something, so that another one sees when it is gone. */
export interface RunningProcess {
  /** Where `pid` means this process and no other: the machine, since it was started, and its process numbers. */
  host: string;
  pid: number;
  /** Distinguishes a process from an earlier one of the same number. */
  instance: string;
}

const THIS_PROCESS: RunningProcess = { host: describeHost(), pid: process.pid, instance: randomUUID() };

export const thisProcess = (): RunningProcess => THIS_PROCESS;

export const isThisProcess = ({ instance }: Pick<RunningProcess, 'instance'>): boolean =>
  instance === THIS_PROCESS.instance;

/** False where it is not certain: of a process elsewhere, also in another container of this machine, the lease decides. */
export function isProcessGone({ host, pid, instance }: RunningProcess): boolean {
  if (isThisProcess({ instance }) || host !== THIS_PROCESS.host) return false;
  if (pid === process.pid) return true;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/** Containers may have one host name and number their processes alike; what each of them calls process 7 is another one. */
function describeHost(): string {
  const name = hostname();
  if (process.platform !== 'linux') return name;
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${name} ${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    // Without both, no process can be said to be gone but by its lease.
    return `${name} ${randomUUID()}`;
  }
}
