import { ImportRunModel } from '@workbench/db';
import type { Verb } from '../../../shared/context.ts';
import { ServiceError } from '../../../shared/errors.ts';
import type { CompanyImport } from '../../import-run-schemas.ts';
import { findRun } from './find-run.ts';
import { getImport } from './list-imports.ts';

/** Between two batches; what is written stays. @throws ServiceError not_found, conflict when it is not running */
export async function cancelImport({ ctx, input }: Verb<{ id: string }>): Promise<CompanyImport> {
  const run = await findRun(input.id);
  const { matchedCount } = await ImportRunModel.updateOne(
    { _id: run._id, state: 'running' },
    { $set: { isCancelRequested: true } },
  );
  // Repeating it changes nothing.
  if (matchedCount === 0 && !(await isCancelled(run._id)))
    throw new ServiceError('conflict', `The import of ${run.fileName} has ended; take it back to undo it`);
  return getImport({ ctx, input });
}

const isCancelled = async (id: string): Promise<boolean> =>
  (await ImportRunModel.exists({ _id: id, state: 'cancelled' })) !== null;
