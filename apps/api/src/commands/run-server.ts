import { readConfig } from '../config.ts';
import { closeOnSignal, exitWithMessage } from '../process-exit.ts';
import { startServer } from '../server.ts';
import { startWorker } from '../worker.ts';

try {
  const config = readConfig();
  closeOnSignal(config.role === 'worker' ? await startWorker(config) : await startServer(config));
} catch (error) {
  exitWithMessage(error);
}
