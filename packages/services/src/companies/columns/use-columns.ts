import { setTimeout as sleep } from 'node:timers/promises';
import { ServiceError } from '../../shared/errors.ts';
import { type LoadedColumns, refreshColumns } from './column-store.ts';
import type { CompanyColumns } from './company-columns.ts';

/** So long a request waits for the first load; a million companies take about ten seconds. */
const WAIT_MAX_MS = 20_000;

let loaded: LoadedColumns | null = null;
/** Runs now; and the one after it, for those who came too late for the first. */
let running: Promise<CompanyColumns> | null = null;
let next: Promise<CompanyColumns> | null = null;

/**
 * The columns of this process, brought up to date: every write that had returned, in any process, is in them.
 * @throws ServiceError 'unavailable' while a large workspace is read for the first time
 */
export async function useColumns(): Promise<CompanyColumns> {
  const abort = new AbortController();
  const wait = sleep(WAIT_MAX_MS, null, { signal: abort.signal, ref: false });
  wait.catch(() => undefined);
  try {
    const columns = await Promise.race([refresh(), wait]);
    if (columns !== null) return columns;
  } finally {
    abort.abort();
  }
  throw new ServiceError('unavailable', 'The companies are being read for filters; try again in half a minute');
}

/** Reads the columns before a request needs them: a million companies take longer than a request waits. */
export async function preloadColumns(): Promise<void> {
  await refresh();
}

function refresh(): Promise<CompanyColumns> {
  if (running === null) return start();
  // What runs may have read the state before a write of the caller.
  next ??= running.then(start, start);
  return next;
}

function start(): Promise<CompanyColumns> {
  next = null;
  const run = runOnce().finally(() => {
    if (running === run) running = null;
  });
  running = run;
  return run;
}

async function runOnce(): Promise<CompanyColumns> {
  loaded = await refreshColumns(loaded, Date.now());
  return loaded.columns;
}
