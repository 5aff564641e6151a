import { ImportRunModel } from '@workbench/db';
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
export async function claimImport(ctx: ServiceContext, importId: string): Promise<() => void> {
  if (running.has(importId)) throw isRunning(importId);
  running.add(importId);
  try {
    const run = await withDatabaseRetry(() => ImportRunModel.findById(importId).lean());
    if (run !== null && run.state === 'running' && !isStalled(run, ctx.now())) throw isRunning(importId);
  } catch (error) {
    running.delete(importId);
    throw error;
  }
  return () => running.delete(importId);
}

function isRunning(importId: string): ServiceError {
  return new ServiceError('conflict', `The import ${importId} is running; wait for it, or start one with another id.`);
}
