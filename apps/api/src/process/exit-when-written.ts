const WRITTEN_MAX_MS = 1000;

/** Ends the process once its log is written, which a pipe takes as slowly as it is read; after a second all the same. */
export function exitWhenWritten(code: number): void {
  const exit = () => process.exit(code);
  setTimeout(exit, WRITTEN_MAX_MS);
  // Also called when the reader is gone.
  process.stdout.write('', exit);
}
