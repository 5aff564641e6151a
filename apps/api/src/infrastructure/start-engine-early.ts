import { beginEngineOfDatabase } from '@workbench/db/begin-engine';
import type { Config } from '../config/read-config.ts';
import { judgeOpenFiles } from '../doctor/judges/judge-machine.ts';
import { probeOpenFiles } from '../doctor/probes/probe-machine.ts';

/**
 * Lets the embedded engine open its files while the code of the server is loaded, which brings the first answer half a
 * second forward. Begins nothing on a machine that is unfit, as the connection says later. Loads nothing heavy.
 */
export function startEngineEarly({ mongodbUri, dataDir, engineCacheMb }: Config): void {
  const usesServer = mongodbUri !== undefined;
  if (usesServer || judgeOpenFiles(probeOpenFiles(), usesServer).state === 'fault') return;
  beginEngineOfDatabase(dataDir, engineCacheMb);
}
