import { fileURLToPath } from 'node:url';
import { connectDatabase, type Database, prepareDatabase } from '@workbench/db';
import { exportCompanies, importCompanies, previewImport, settleWrites } from '@workbench/services/companies';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { closeOnSignal, exitWithMessage } from './process.ts';

export interface RunningServer {
  app: FastifyInstance;
  /** Where a browser on this machine finds it. */
  address: string;
  /** Stops listening, finishes running requests and disconnects. */
  close(): Promise<void>;
}

const WEB_ROOT = fileURLToPath(new URL('../../web/dist', import.meta.url));

/**
 * Connects, builds the indexes and listens; prints the address when everything is ready.
 * @param beforeListening runs on the connected database, as the loading of sample data
 */
export async function startServer(config: Config, beforeListening?: () => Promise<void>): Promise<RunningServer> {
  const database = await openDatabase(config);
  try {
    await beforeListening?.();
    const files = { importCompanies, previewImport, exportCompanies };
    const app = await buildApp({ ...config, database, files, webRoot: WEB_ROOT });
    await app.listen({ host: config.host, port: config.port });
    // Seconds per million companies, so nobody waits for it; without it the next write would.
    settleWrites().catch((error) => app.log.error({ err: error }, 'the statistics could not be counted anew'));
    const address = printableAddress(app, config);
    process.stdout.write(`Workbench is ready at ${address}\n`);
    return { app, address, close: () => closeServer(app, database) };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The engine's restarts happen beside any request, so they are told here and not in a request's log. */
const ENGINE_NEWS = {
  onDown: () => process.stderr.write('The database engine stopped; it is started again.\n'),
  onUp: () => process.stderr.write('The database engine runs again.\n'),
  onRestartError: (error: unknown) => process.stderr.write(`The database engine does not start: ${error}\n`),
};

/** Connects to the configured database and builds its indexes. */
export async function openDatabase(config: Config): Promise<Database> {
  const database = await connectDatabase({ ...config, ...ENGINE_NEWS });
  try {
    await prepareDatabase();
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

const CLOSE_TIMEOUT_MS = 10_000;
const IDLE_CHECK_MS = 100;

async function closeServer(app: FastifyInstance, database: Database): Promise<void> {
  const cutOff = setTimeout(() => app.server.closeAllConnections(), CLOSE_TIMEOUT_MS);
  // A client keeps its connection after the answer to a request that was running, and would hold us until the cut-off.
  const release = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS);
  try {
    await app.close();
  } finally {
    clearTimeout(cutOff);
    clearInterval(release);
    await database.close();
  }
}

function printableAddress(app: FastifyInstance, { host, publicUrl }: Config): string {
  if (publicUrl !== undefined) return publicUrl;
  const bound = app.server.address();
  const port = bound !== null && typeof bound === 'object' ? bound.port : 0;
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

if (import.meta.main) {
  try {
    closeOnSignal(await startServer(readConfig()));
  } catch (error) {
    exitWithMessage(error);
  }
}
