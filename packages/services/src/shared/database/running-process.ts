import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';

/** Identifies the process that works on something, so that another one sees when it is gone. */
export interface RunningProcess {
  host: string;
  pid: number;
  /** Distinguishes an earlier process from one with the same id in another container. */
  instance: string;
}

const THIS_PROCESS: RunningProcess = { host: hostname(), pid: process.pid, instance: randomUUID() };

export const thisProcess = (): RunningProcess => THIS_PROCESS;

export const isThisProcess = ({ instance }: RunningProcess): boolean => instance === THIS_PROCESS.instance;

/** Certain for processes of this machine alone; of another machine it is false. */
export function isProcessGone({ host, pid, instance }: RunningProcess): boolean {
  if (instance === THIS_PROCESS.instance || host !== THIS_PROCESS.host || pid === THIS_PROCESS.pid) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
