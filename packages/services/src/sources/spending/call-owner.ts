import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { PaidCallDoc } from '@workbench/db';

/** Distinguishes this process from an earlier one, or one in another container, with the same id. */
const INSTANCE = randomUUID();

export const currentOwner = (): PaidCallDoc['owner'] => ({ host: hostname(), pid: process.pid, instance: INSTANCE });

/** False only when it is certain: a process of another machine may well live. */
export function mayBeAlive(owner: PaidCallDoc['owner']): boolean {
  if (owner.instance === INSTANCE) return true;
  if (owner.host !== hostname()) return true;
  if (owner.pid === process.pid) return false;
  try {
    process.kill(owner.pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
