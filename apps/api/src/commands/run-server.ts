import { closeOnSignal } from '../close-on-signal.ts';
import { readConfig } from '../config.ts';
import { outliveLogReader } from '../outlive-log-reader.ts';
import { exitWithMessage } from '../process-exit.ts';
import { releaseStartMemory } from '../release-start-memory.ts';
import { startServer } from '../server.ts';
import { startWorker } from '../worker.ts';

outliveLogReader();
try {
  const config = readConfig();
  closeOnSignal(config.role === 'worker' ? await startWorker(config) : await startServer(config));
  releaseStartMemory();
} catch (error) {
  exitWithMessage(error);
}
