import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** What `npm start` and `npm run demo` run. */
const PROGRAMS = {
  server: fileURLToPath(new URL('../../../apps/api/dist/start.js', import.meta.url)),
  demo: fileURLToPath(new URL('../../../apps/api/dist/demo.js', import.meta.url)),
};
const START_TIMEOUT_MS = 90_000;

export interface ServerProcess {
  pid: number;
  /** As http://127.0.0.1:43210, without a slash at the end. */
  origin: string;
  /** Everything that it has printed and logged so far. */
  output(): string;
  /** Sends the signal to this process alone. */
  signal(signal: NodeJS.Signals): void;
  /** Ctrl-C in a terminal: SIGINT to the whole process group. */
  pressCtrlC(): void;
  /** Whoever reads what it prints and logs goes away, as `head` does. */
  stopReading(): void;
  /** Resolves when it has ended; rejects when it still runs after `timeoutMs`. */
  ended(timeoutMs: number): Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** Kills it where it stands and waits until it is gone. */
  kill(): Promise<void>;
}

export interface StartOptions {
  /** Environment beside the usual, as `ROLE`. */
  variables?: NodeJS.ProcessEnv;
  program?: keyof typeof PROGRAMS;
  /** A command that ends by becoming the command in its arguments, as `sh -c 'exec "$0" "$@"'`. */
  launcher?: readonly string[];
}

/**
 * Starts the product as `npm start` does, on a port of its own, and waits until it says where it listens. A worker
 * listens nowhere and says only that it is ready.
 */
export async function startServerProcess(
  dataDir: string,
  { variables = {}, program = 'server', launcher = [] }: StartOptions = {},
): Promise<ServerProcess> {
  const { NODE_COMPILE_CACHE } = process.env;
  // Its figures alone: what else the demo has would move while a test looks.
  const options = program === 'demo' ? ['--companies-only'] : [];
  const [command = '', ...args] = [...launcher, process.execPath, PROGRAMS[program], ...options];
  const child = spawn(command, args, {
    env: { NODE_COMPILE_CACHE, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
    // As a shell starts its jobs: a process group of its own.
    detached: true,
  });
  const exit = once(child, 'exit');
  const ended = async (timeoutMs: number) => {
    await within(timeoutMs, exit, 'The server still runs');
    return { code: child.exitCode, signal: child.signalCode };
  };
  const kill = async () => {
    child.kill('SIGKILL');
    await exit;
  };
  try {
    const output: string[] = [];
    const origin = await within(START_TIMEOUT_MS, announcedAddress(child, output), 'The server did not start');
    return {
      pid: Number(child.pid),
      origin,
      output: () => output.join(''),
      ended,
      kill,
      stopReading: () => {
        child.stdout?.destroy();
        child.stderr?.destroy();
      },
      signal: (signal) => child.kill(signal),
      pressCtrlC: () => process.kill(-Number(child.pid), 'SIGINT'),
    };
  } catch (error) {
    await kill();
    throw error;
  }
}

function announcedAddress(child: ChildProcess, lines: string[]): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const read = (chunk: Buffer) => {
    lines.push(String(chunk));
    const address = /ready at (http:\S+)|(worker is ready)/.exec(lines.slice(0, 100).join(''))?.[0];
    if (address !== undefined) resolve(address.replace(/^ready at /, ''));
  };
  // Read to the end: a full pipe would stop the server.
  child.stdout?.on('data', read);
  child.stderr?.on('data', read);
  child.once('exit', () => reject(new Error(`The server ended before it was ready:\n${lines.join('')}`)));
  return promise;
}

/** The promise's result, or an Error with `message` when it takes longer. */
async function within<T>(timeoutMs: number, promise: Promise<T>, message: string): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`${message} after ${timeoutMs} ms`)), timeoutMs);
  try {
    return await Promise.race([promise, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
