import { recoverWriteLock } from '@workbench/services/companies';
import { createContext, type ServiceContext } from '@workbench/services/shared/context';
import Fastify from 'fastify';
import { startBackground } from './background.ts';
import type { Config } from './config/read-config.ts';
import { logOptions } from './plugins/http/request-log.ts';
import { openProcess } from './process-context.ts';

export interface RunningWorker {
  /** What background work acts with. */
  ctx: ServiceContext;
  /** Gives running work a few seconds to finish, then disconnects; takes about ten seconds at most. */
  close(): Promise<void>;
}

/** Runs background work without serving requests; any number of workers share the workspace. */
export async function startWorker(config: Config): Promise<RunningWorker> {
  const { infrastructure, close: closeProcess } = await openProcess(config);
  // Never listens; provides the server's logger.
  const { log } = Fastify(logOptions(config.logLevel));
  const ctx = createContext({ ...infrastructure, actor: 'job', log });
  try {
    const background = await startBackground(ctx);
    recoverWriteLock().catch((error) => log.error({ err: error }, 'company statistics could not be recounted'));
    process.stdout.write('The worker is ready\n');
    const close = async () => {
      await background.stop();
      await closeProcess();
    };
    return { ctx, close };
  } catch (error) {
    await closeProcess();
    throw error;
  }
}
