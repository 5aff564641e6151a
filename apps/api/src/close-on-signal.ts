import { exitWithMessage } from './process-exit.ts';

/** Shuts down gracefully on the first SIGTERM or SIGINT, at once on the second. */
export function closeOnSignal(server: { close(): Promise<void> }): void {
  let isClosing = false;
  const onSignal = () => {
    if (isClosing) process.exit(1);
    isClosing = true;
    server.close().then(
      () => process.exit(0),
      (error) => exitWithMessage(error),
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
