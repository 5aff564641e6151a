/** What the terminal says while the engine stops and starts, which belongs to no request. */
export interface EngineLog {
  onDown(): void;
  onUp(): void;
  onRestartError(error: unknown): void;
}

export interface EngineLogOptions {
  write(line: string): void;
  now(): number;
  dataDir: string;
  /** On the disk of `dataDir`. */
  freeBytes(): number;
}

const FREE_BYTES_MIN = 100 * 1024 * 1024;
/** An engine that stops so often does so at every attempt to serve. */
const STOPS = 3;
const WITHIN_MS = 120_000;

export function createEngineLog({ write, now, dataDir, freeBytes }: EngineLogOptions): EngineLog {
  let stops: number[] = [];
  /** The engine stops when it can't write, and does not say why. */
  const reason = () => {
    if (freeBytes() < FREE_BYTES_MIN) return ` The disk of ${dataDir} is full: free some space.`;
    if (stops.length < STOPS) return '';
    return (
      ` It has stopped ${stops.length} times within two minutes: most likely a file of ${dataDir}/database is damaged. ` +
      'Stop the server and restore a backup (npm run restore); "npm run doctor" says what else it may be.'
    );
  };
  return {
    onDown: () => {
      stops = [...stops.filter((at) => now() - at < WITHIN_MS), now()];
      write(`The database engine stopped; it is started again.${reason()}`);
    },
    onUp: () => write('The database engine runs again.'),
    onRestartError: (error) => write(`The database engine does not start: ${error}${reason()}`),
  };
}
