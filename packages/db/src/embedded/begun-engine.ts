import { resolve } from 'node:path';
import { type ConnectOrStartOptions, connectOrStartEngine, type RunningEngine } from './connect-or-start.ts';

const begun = new Map<string, Promise<RunningEngine>>();

/** Starts the engine of `dataDir` ahead of `superviseEngine`, which then takes it, or the error with which this failed. */
export function beginEngine(dataDir: string, options: Pick<ConnectOrStartOptions, 'cacheMb'> = {}): void {
  const engine = connectOrStartEngine(dataDir, options);
  engine.catch(() => undefined);
  begun.set(resolve(dataDir), engine);
}

/** The engine that was begun for `dataDir`, once; undefined when none was, or when it has closed again. */
export async function takeBegunEngine(dataDir: string): Promise<RunningEngine | undefined> {
  const key = resolve(dataDir);
  const engine = await begun.get(key);
  begun.delete(key);
  return engine?.connection.destroyed ? undefined : engine;
}
