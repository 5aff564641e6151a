import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { terminateEngine } from '@workbench/db/embedded';

export interface RunningServer {
  /** As http://127.0.0.1:43210, without a slash at the end. */
  origin: string;
  /** Where it keeps its data. */
  dataDir: string;
  /** Ends the process and its engine and leaves the data as they are. */
  close(): Promise<void>;
  /** Ends the process and removes its data. */
  stop(): Promise<void>;
}

const START = fileURLToPath(new URL('../../../apps/api/dist/start.js', import.meta.url));
const DEMO = fileURLToPath(new URL('../../../apps/api/dist/demo.js', import.meta.url));

/** `demo` has the sample companies and their figures alone; `lived-in` is the demo as people get it, begun anew. */
const SCRIPTS = { empty: [START], demo: [DEMO, '--companies-only'], 'lived-in': [DEMO] };
export type WorkspaceKind = keyof typeof SCRIPTS;
const START_TIMEOUT_MS = 180_000;
const STOP_TIMEOUT_MS = 15_000;

/**
 * Starts the product as people do, on a free port and with a data directory of its own. A demo goes on from the data
 * that E2E_DEMO_DATA names: loading the sample companies and asking all sources about them takes half a minute.
 */
export async function startServer(kind: WorkspaceKind): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'workbench-e2e-'));
  const prepared = process.env.E2E_DEMO_DATA;
  if (kind === 'demo' && prepared !== undefined) await cp(prepared, dataDir, { recursive: true });
  const { MONGODB_URI: _uri, ACCESS_TOKEN: _token, PUBLIC_URL: _url, ...inherited } = process.env;
  const child = spawn(process.execPath, SCRIPTS[kind], {
    env: { ...inherited, ...outsideOf(kind), HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const close = async () => {
    await end(child);
    await terminateEngine(dataDir);
  };
  const stop = async () => {
    await close();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  };
  try {
    return { origin: await readAddress(child), dataDir, close, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The demo brings its own sandbox; an empty workspace is given the one that stands for the outside world. */
function outsideOf(kind: WorkspaceKind): NodeJS.ProcessEnv {
  return kind !== 'empty' ? {} : (JSON.parse(process.env.E2E_OUTSIDE ?? '{}') as NodeJS.ProcessEnv);
}

/** Waits for the line in which the server says where it is. */
function readAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => reject(new Error(`The server did not start in time:\n${output}`)), START_TIMEOUT_MS);
    const read = (chunk: Buffer) => {
      output += chunk;
      const address = /ready at (http:\/\/\S+)/.exec(output)?.[1];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(address);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The server ended with code ${code} before it was ready:\n${output}`));
    });
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  const kill = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  child.kill('SIGTERM');
  await exited;
  clearTimeout(kill);
}
