import { FREE_BYTES_MIN } from '@workbench/db';

/** What is said while the engine stops and starts, which belongs to no request. */
export interface EngineLog {
  onDown(): void;
  onUp(): void;
  onRestartError(error: unknown): void;
  /** A write was refused for want of space; the engine runs on. */
  onFullDisk(): void;
  /** For people who ask meanwhile: why it stays away, or null while it only restarts. */
  outage(): string | null;
}

export interface EngineLogOptions {
  write(line: string): void;
  now(): number;
  dataDir: string;
  /** On the disk of `dataDir`. */
  freeBytes(): number;
}

/** An engine that stops so often does so at every attempt to serve. */
const STOPS = 3;
const WITHIN_MS = 120_000;
/** What is tried every two seconds is said again after so long. */
const SAY_AGAIN_MS = 60_000;

export function createEngineLog({ write, now, dataDir, freeBytes }: EngineLogOptions): EngineLog {
  let stops: number[] = [];
  let isDown = false;
  let said = { line: '', at: 0 };
  const recentStops = () => stops.filter((at) => now() - at < WITHIN_MS).length;
  const isFull = () => freeBytes() < FREE_BYTES_MIN;
  const needsSpace = `The disk of ${dataDir} is full: free some space.`;
  /** The engine stops when it can't write, and does not say why. */
  const reason = () => {
    if (isFull()) return ` ${needsSpace}`;
    if (recentStops() < STOPS) return '';
    return (
      ` It has stopped ${recentStops()} times within two minutes: most likely a file of ${dataDir}/database is damaged. ` +
      'Stop the server and restore a backup (npm run restore); "npm run doctor" says what else it may be.'
    );
  };
  const sayOnce = (line: string) => {
    if (said.line === line && now() - said.at < SAY_AGAIN_MS) return;
    said = { line, at: now() };
    write(line);
  };
  return {
    onDown: () => {
      isDown = true;
      stops = [...stops.filter((at) => now() - at < WITHIN_MS), now()];
      write(`The database engine stopped; it is started again.${reason()}`);
    },
    onUp: () => {
      isDown = false;
      write('The database engine runs again.');
    },
    onRestartError: (error) => sayOnce(`The database engine does not start: ${error}${reason()}`),
    onFullDisk: () => sayOnce(`Writes are refused. ${needsSpace}`),
    outage: () => {
      if (isDown && isFull()) return 'The disk of the server is full: free some space and try again';
      // Between two stops it may run for a moment.
      if (recentStops() < STOPS) return null;
      return 'The database stops again and again, most likely over a damaged file; the log of the server says what to do';
    },
  };
}
