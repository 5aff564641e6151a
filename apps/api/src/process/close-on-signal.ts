import { exitWhenWritten } from './exit-when-written.ts';
import { exitWithMessage } from './process-exit.ts';

/** Containers and systemd kill what has not ended after 30 seconds. */
const CLOSE_MAX_MS = 27_000;

/** Shuts down gracefully on the first SIGTERM or SIGINT, within 27 seconds; at once on the second. */
export function closeOnSignal(server: { close(): Promise<void> }): void {
  let isClosing = false;
  const onSignal = () => {
    if (isClosing) process.exit(1);
    isClosing = true;
    setTimeout(() => exitWithMessage('The shutdown took too long and was cut off.'), CLOSE_MAX_MS).unref();
    server.close().then(
      () => exitWhenWritten(0),
      (error) => exitWithMessage(error),
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
