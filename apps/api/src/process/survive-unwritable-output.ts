/** What fails with every line is said again after so long. */
const SAY_AGAIN_MS = 60_000;

/**
 * The server goes on when what it prints and logs can't be written: its reader is gone, as `head` or a container's log
 * driver, or the disk of the log is full. It tries each later line again.
 */
export function surviveUnwritableOutput(): void {
  let saidAt = Number.NEGATIVE_INFINITY;
  process.stdout.on('error', (error) => {
    if (performance.now() - saidAt < SAY_AGAIN_MS) return;
    saidAt = performance.now();
    process.stderr.write(`The log can't be written: ${error.message}\n`);
  });
  // Nothing is left that could carry the message.
  process.stderr.on('error', () => undefined);
}
