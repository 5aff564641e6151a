import { readFileSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { fileURLToPath } from 'node:url';
import { chooseEngineBuild, currentPlatform, type Platform } from '@workbench/db/embedded';
import type { SystemFacts } from '../judges/judge-machine.ts';
import { loginUsers } from './login-users.ts';

export function probeSystem(usesServer: boolean, system: Platform = currentPlatform()): SystemFacts {
  return { ...system, usesServer, engineProblem: engineProblem(system) };
}

function engineProblem(system: Platform): string | null {
  try {
    chooseEngineBuild(system);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** null where the system does not say. */
export function probeOpenFiles(): number | null {
  if (process.platform !== 'linux') return null;
  const soft = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
  return soft === undefined ? null : Number(soft);
}

export const programAt = (): Date =>
  statSync(fileURLToPath(new URL('../../config/read-config.ts', import.meta.url))).mtime;

/** null where the system does not say; a directory service may know of more. */
export function probeOtherUsers(): string[] | null {
  if (process.platform !== 'linux') return null;
  return loginUsers(readFileSync('/etc/passwd', 'utf8'), userInfo().uid);
}
