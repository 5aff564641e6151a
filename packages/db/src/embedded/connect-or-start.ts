import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createConnection, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { chooseEngineBuild, currentPlatform } from './binary/engine-build.ts';
import { type EnginePaths, prepareEnginePaths } from './engine-paths.ts';
import { EngineStartError } from './engine-start-error.ts';
import { EXIT_DIRECTORY_IN_USE } from './exit-codes.ts';

// By name, because the bundled server lies elsewhere.
const ENGINE_MAIN = createRequire(import.meta.url).resolve('@workbench/db/engine-process');
/** Opening after a power cut replays the journal: seconds for 200,000 documents, longer for millions. */
const DEFAULT_TIMEOUT_MS = 120_000;
const POLL_MS = 20;
/** Between attempts while another process opens or closes the directory. */
const RETRY_MS = 200;
const LOG_LINES_SHOWN = 15;
/**
 * By itself glibc gives each of the engine's threads a share of memory of its own, up to eight times the number of cores, and what one
 * has freed no other can use. With two shares the engine holds 490 MB after an import of 100,000 companies, not 590, in no more time.
 */
const ENGINE_ENVIRONMENT = { MALLOC_ARENA_MAX: '2' };

export interface RunningEngine {
  /** For the MongoDB driver. */
  uri: string;
  socketPath: string;
  /** An open connection: it keeps the engine alive, and its end means the engine is gone. */
  connection: Socket;
}

export interface ConnectOrStartOptions {
  timeoutMs?: number;
  /** MB of the engine's cache where this call starts it; undefined: as the machine's memory allows. */
  cacheMb?: number | undefined;
  /** Gives up; the promise rejects with the signal's reason. */
  signal?: AbortSignal;
}

/**
 * Connects to the engine that serves `dataDir`, starting it where none runs. Any number of
 * processes may call this at once: the engine's lock on the directory lets one through and the
 * others find it. Throws UnsupportedPlatformError, or an Error with the log's last lines.
 */
export async function connectOrStartEngine(
  dataDir: string,
  options: ConnectOrStartOptions = {},
): Promise<RunningEngine> {
  const { timeoutMs = DEFAULT_TIMEOUT_MS, signal, cacheMb } = options;
  chooseEngineBuild(currentPlatform());
  const paths = prepareEnginePaths(dataDir);
  const deadline = Date.now() + timeoutMs;
  let child: ChildProcess | undefined;
  for (;;) {
    // Where no engine listens, one is spawned at once, before this call first waits: `beginEngine` counts on it.
    const connection = existsSync(paths.socketPath) ? await connect(paths.socketPath) : undefined;
    if (signal?.aborted) connection?.destroy();
    signal?.throwIfAborted();
    if (connection) return { uri: engineUri(paths.socketPath), socketPath: paths.socketPath, connection };
    if (Date.now() > deadline) throw await startError(paths, `did not answer within ${timeoutMs / 1000} s`);
    if (!child) {
      child = spawnEngine(paths, cacheMb);
    } else if (hasEnded(child)) {
      if (!lostStartRace(child)) throw await startError(paths, `ended with ${child.signalCode ?? child.exitCode}`);
      child = undefined;
      await sleep(RETRY_MS);
    } else {
      await sleep(POLL_MS);
    }
  }
}

/** The driver's address of a Unix socket. No sessions exist on this engine, so no retryable writes. */
function engineUri(socketPath: string): string {
  return `mongodb://${encodeURIComponent(socketPath)}/?directConnection=true&retryWrites=false`;
}

/**
 * Its own session, so that Ctrl-C and a closed terminal do not reach it, and an environment
 * without any of the program's variables, so that it holds none of the program's secrets.
 */
function spawnEngine(paths: EnginePaths, cacheMb: number | undefined): ChildProcess {
  const logFile = openSync(paths.logFile, 'a', 0o600);
  const args = [ENGINE_MAIN, paths.dataDir, paths.socketPath, ...(cacheMb === undefined ? [] : [String(cacheMb)])];
  const child = spawn(process.execPath, args, {
    cwd: paths.dataDir,
    env: ENGINE_ENVIRONMENT,
    detached: true,
    stdio: ['ignore', logFile, logFile],
  });
  closeSync(logFile);
  child.unref();
  return child;
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** Lost the race for the lock, or served another process and closed again before this one connected. */
function lostStartRace(child: ChildProcess): boolean {
  return child.exitCode === EXIT_DIRECTORY_IN_USE || child.exitCode === 0;
}

/** An open connection, or undefined when nothing listens there. */
function connect(socketPath: string): Promise<Socket | undefined> {
  const { promise, resolve } = Promise.withResolvers<Socket | undefined>();
  const socket = createConnection(socketPath);
  socket.once('connect', () => resolve(socket));
  socket.once('error', () => {
    socket.destroy();
    resolve(undefined);
  });
  return promise;
}

async function startError(paths: EnginePaths, what: string): Promise<EngineStartError> {
  const text = await readFile(paths.logFile, 'utf8').catch((error: Error) => `(no log: ${error.message})`);
  const lastLines = text.trimEnd().split('\n').slice(-LOG_LINES_SHOWN).join('\n');
  return new EngineStartError(
    `The embedded database in ${paths.databaseDir} ${what}. Last lines of ${paths.logFile}:\n${lastLines}`,
  );
}
