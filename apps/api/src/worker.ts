import { recoverWriteLock } from '@workbench/services/companies';
import { createContext } from '@workbench/services/shared/context';
import Fastify from 'fastify';
import { startBackground } from './background.ts';
import type { Config } from './config.ts';
import { openDatabase } from './database.ts';
import { openOutside } from './outside.ts';
import { logOptions } from './plugins/http/request-log.ts';

export interface RunningWorker {
  /** Lets running work end for some seconds and disconnects; at most about ten seconds. */
  close(): Promise<void>;
}

/** Does the background work of the workspace without answering requests; any number of these share it. */
export async function startWorker(config: Config): Promise<RunningWorker> {
  const database = await openDatabase(config);
  const outside = openOutside(config);
  // Not to listen, but to log as the server does.
  const { log } = Fastify(logOptions(config.logLevel));
  const ctx = createContext({ actor: 'job', log, outside });
  try {
    const background = await startBackground(ctx);
    recoverWriteLock().catch((error) => log.error({ err: error }, 'the statistics could not be counted anew'));
    process.stdout.write('The worker is ready\n');
    const close = async () => {
      await background.stop();
      await outside.close();
      await database.close();
    };
    return { close };
  } catch (error) {
    await outside.close();
    await database.close();
    throw error;
  }
}
