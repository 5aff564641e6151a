import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chooseEngineBuild, currentPlatform, type Platform } from '@workbench/db/embedded';
import type { SystemFacts } from '../judges/judge-machine.ts';

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

export const programAt = (): Date => statSync(fileURLToPath(new URL('../../config.ts', import.meta.url))).mtime;
