import { connectDatabase, type Database, prepareDatabase, readFreeBytes } from '@workbench/db';
import { onOutage } from '@workbench/services/shared/database/outage';
import type { Config } from '../config/read-config.ts';
import { judgeOpenFiles } from '../doctor/judges/judge-machine.ts';
import { probeOpenFiles } from '../doctor/probes/probe-machine.ts';
import { createEngineLog } from './engine-log.ts';

const log = (line: string) => process.stderr.write(`${line}\n`);

const engineLog = (dataDir: string) =>
  createEngineLog({
    write: log,
    now: () => performance.now(),
    dataDir,
    freeBytes: () => readFreeBytes(dataDir),
  });

/** This machine gives the product less than it needs; the message says what, and what to do. */
export class UnfitMachineError extends Error {
  override readonly name = 'UnfitMachineError';
}

/** An engine that runs out of files ends without a word, while it works. */
function requireOpenFiles({ mongodbUri }: Config): void {
  const { state, what, cure } = judgeOpenFiles(probeOpenFiles(), mongodbUri !== undefined);
  if (state === 'fault') throw new UnfitMachineError(`${what} ${cure}`);
}

/** Connects to the configured database, upgrades what an earlier version wrote, and builds its indexes. */
export async function openDatabase(config: Config): Promise<Database> {
  requireOpenFiles(config);
  const events = engineLog(config.dataDir);
  onOutage(events.outage);
  const database = await connectDatabase({ ...config, ...events });
  try {
    await prepareDatabase({ log });
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
