import { type ImportRunDoc, ImportRunModel } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import { withDatabaseRetry } from '../../shared/database/with-retry.ts';
import { ServiceError } from '../../shared/errors.ts';
import { isStalled } from './get-progress.ts';

/** Of this process: an import is known to be running here before the database says so. */
const running = new Set<string>();

/**
 * Two imports of one id would overwrite each other's progress and file of failed rows.
 * @throws ServiceError 'conflict'
 * @returns to be called when the import has ended
 */
export async function claimImport(
  ctx: ServiceContext,
  importId: string,
  as: 'new' | 'continued' = 'new',
): Promise<() => void> {
  if (running.has(importId)) throw isRunning(importId);
  running.add(importId);
  try {
    const run = await withDatabaseRetry(() => ImportRunModel.findById(importId).lean());
    if (as === 'new' && run !== null && isBusy(run, ctx.now())) throw isRunning(importId);
  } catch (error) {
    running.delete(importId);
    throw error;
  }
  return () => running.delete(importId);
}

/** Runs, or is being taken back. A run that stands still is continued where its file is kept, and otherwise has ended. */
function isBusy(run: ImportRunDoc, now: Date): boolean {
  return run.state === 'taking_back' || (run.state === 'running' && (Boolean(run.resume) || !isStalled(run, now)));
}

function isRunning(importId: string): ServiceError {
  return new ServiceError('conflict', `The import ${importId} is running; wait for it, or start one with another id.`);
}
