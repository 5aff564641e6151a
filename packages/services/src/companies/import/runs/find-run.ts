import { type ImportRunDoc, ImportRunModel } from '@workbench/db';
import { ServiceError } from '../../../shared/errors.ts';

export const WITH_JOURNAL = { by: { $exists: true } };

/** @throws ServiceError not_found */
export async function findRun(id: string): Promise<ImportRunDoc> {
  const run = await ImportRunModel.findOne({ _id: id, ...WITH_JOURNAL }).lean<ImportRunDoc>();
  if (run === null) throw new ServiceError('not_found', `No import has the id ${id}`);
  return run;
}
