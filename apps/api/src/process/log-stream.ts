import type { Writable } from 'node:stream';

/** What a reader that stands still lets pile up in memory; what comes after is dropped. */
const WAITING_BYTES_MAX = 16 * 2 ** 20;
/** As the logger numbers a warning. */
const WARN = 40;

export type LogStream = { write(line: string): void };

/** Lines that are not read don't fill the memory: some are dropped, and the log says how many. */
export function createLogStream(output: Writable): LogStream {
  let dropped = 0;
  return {
    write(line) {
      if (output.writableLength > WAITING_BYTES_MAX) {
        dropped++;
        return;
      }
      if (dropped > 0) {
        const msg = `${dropped} lines of the log were dropped: its reader was too slow`;
        output.write(`${JSON.stringify({ level: WARN, time: Date.now(), msg })}\n`);
        dropped = 0;
      }
      output.write(line);
    },
  };
}
