import type { Config } from './config/read-config.ts';
import { closeOnSignal } from './process/close-on-signal.ts';
import { releaseIdleMemory } from './process/release-idle-memory.ts';
import { startServer } from './server.ts';
import { startWorker } from './worker.ts';

/** Runs the server, or with `ROLE=worker` a worker, until a signal ends it. */
export async function serveRole(config: Config): Promise<void> {
  closeOnSignal(config.role === 'worker' ? await startWorker(config) : await startServer(config));
  releaseIdleMemory();
}
