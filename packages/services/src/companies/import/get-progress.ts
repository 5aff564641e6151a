import { type ImportRunDoc, ImportRunModel } from '@workbench/db';
import type { Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import type { ImportProgress } from '../schemas.ts';

/** A running import writes its progress every two seconds and waits a minute for a database that is away. */
const STALLED_AFTER_MS = 180_000;

/** Its process ended without a word. */
export function isStalled({ seenAt }: Pick<ImportRunDoc, 'seenAt'>, now: Date): boolean {
  return now.getTime() - seenAt.getTime() > STALLED_AFTER_MS;
}

export async function getImportProgress({ ctx, input }: Verb<{ importId: string }>): Promise<ImportProgress> {
  const run = await ImportRunModel.findById(input.importId).lean();
  if (run === null) throw new ServiceError('not_found', `No import has the id ${input.importId}`);
  const { state, rows, bytesRead, bytesTotal, message } = run;
  const progress = { importId: run._id, rows, bytesRead, bytesTotal };
  if (state === 'running' && !run.resume && isStalled(run, ctx.now())) {
    return {
      ...progress,
      state: 'failed',
      message: 'The import was interrupted. Import the file again: nothing is stored twice.',
    };
  }
  return { ...progress, state: state === 'running' || state === 'failed' ? state : 'completed', message };
}
