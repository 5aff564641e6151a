import { readConfig } from '../config/read-config.ts';
import { startMcpProcess } from '../mcp-process.ts';
import { closeOnSignal } from '../process/close-on-signal.ts';
import { limitHeap } from '../process/heap-limit.ts';
import { exitWithMessage } from '../process/process-exit.ts';

/** `npm run --silent mcp`: the tools for an assistant on standard input and output. */
limitHeap();
try {
  const running = await startMcpProcess(readConfig());
  closeOnSignal(running);
  process.stdin.once('close', () => {
    running.close().then(
      () => process.exit(0),
      (error) => exitWithMessage(error),
    );
  });
} catch (error) {
  exitWithMessage(error);
}
