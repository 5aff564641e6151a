import { beginEngineOfDatabase } from '@workbench/db/begin-engine';
import { readEngineFolder } from './config/engine-folder.ts';
import { judgeOpenFiles } from './doctor/judges/judge-machine.ts';
import { probeOpenFiles } from './doctor/probes/probe-machine.ts';

/**
 * Lets the embedded engine open its files while the code of the server is loaded, which brings the first answer half a
 * second forward. What is wrong with the configuration or the machine is for the start itself to say: nothing is begun
 * then. Loads nothing heavy.
 */
export function startEngineEarly(): void {
  const folder = readEngineFolder();
  if (folder === null || (folder.cacheMb !== undefined && !Number.isInteger(folder.cacheMb))) return;
  if (judgeOpenFiles(probeOpenFiles(), false).state === 'fault') return;
  beginEngineOfDatabase(folder.dataDir, folder.cacheMb);
}
