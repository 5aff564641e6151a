import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { adoptErrorFiles, preloadColumns, recoverWriteLock } from '@workbench/services/companies';
import { readMetrics } from '@workbench/services/metrics';
import { createContext, type ServiceContext } from '@workbench/services/shared/context';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { startBackground } from './background.ts';
import { closeApp } from './close-app.ts';
import type { Config } from './config/read-config.ts';
import { judgeAccess } from './doctor/judges/judge-access.ts';
import { probeOtherUsers } from './doctor/probes/probe-machine.ts';
import { FILE_VERBS } from './plugins/files/file-verbs.ts';
import { openProcess } from './process-context.ts';

export interface RunningServer {
  app: FastifyInstance;
  /** The address for a browser on this machine. */
  address: string;
  /** The context of background work and commands. */
  ctx: ServiceContext;
  /** Stops listening, finishes running requests and disconnects. */
  close(): Promise<void>;
}

type BeforeListening = () => Promise<void>;

const WEB_ROOT = fileURLToPath(new URL('../../web/dist', import.meta.url));

/**
 * Connects, builds the indexes and listens; prints the address when everything is ready.
 * @param beforeListening runs on the connected database, e.g. to load sample data
 */
export async function startServer(config: Config, beforeListening?: BeforeListening): Promise<RunningServer> {
  const { database, infrastructure, tracer, close: closeProcess } = await openProcess(config);
  try {
    await adoptErrorFiles(join(config.dataDir, 'imports'), new Date());
    await beforeListening?.();
    const app = await buildApp({
      ...config,
      infrastructure,
      database,
      files: FILE_VERBS,
      readMetrics,
      tracer,
      webRoot: WEB_ROOT,
    });
    await app.listen({ host: config.host, port: config.port });
    const ctx = createContext({ ...infrastructure, actor: 'job', log: app.log });
    const background = config.role === 'all' ? await startBackground(ctx) : null;
    // Takes seconds per million companies, so it runs in the background; otherwise the next write would wait.
    recoverWriteLock().catch((error) => app.log.error({ err: error }, 'company statistics could not be recounted'));
    preloadColumns().catch((error) => app.log.error({ err: error }, 'companies could not be read for filters'));
    const address = printableAddress(app, config);
    const access = judgeAccess({ hasToken: config.accessToken !== undefined, otherUsers: probeOtherUsers() });
    // Without the names of the users: the log goes further than this machine.
    if (access.state === 'warning') app.log.warn('other users of this machine can open the product: set ACCESS_TOKEN');
    process.stdout.write(`Workbench is ready at ${address}\n`);
    const close = async () => {
      // New work stops first; running jobs finish together with the last requests.
      await Promise.all([background?.stop(), closeApp(app)]);
      await closeProcess();
    };
    return { app, address, ctx, close };
  } catch (error) {
    await closeProcess();
    throw error;
  }
}

function printableAddress(app: FastifyInstance, { host, publicUrl }: Config): string {
  if (publicUrl !== undefined) return publicUrl;
  const bound = app.server.address();
  const port = bound !== null && typeof bound === 'object' ? bound.port : 0;
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
