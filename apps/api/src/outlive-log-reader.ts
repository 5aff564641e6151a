/**
 * The server goes on when what it prints and logs can no longer be written: its reader is gone, as `head` or a container's
 * log driver, or the disk of the log is full.
 */
export function outliveLogReader(): void {
  process.stdout.once('error', (error) => {
    process.stderr.write(`The log can't be written any more: ${error.message}\n`);
    process.stdout.on('error', ignore);
  });
  // Nothing is left that could carry the message.
  process.stderr.on('error', ignore);
}

const ignore = () => undefined;
