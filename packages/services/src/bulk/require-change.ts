import { type BulkChangeDoc, BulkChangeModel } from '@workbench/db';
import { ServiceError } from '../shared/errors.ts';

export async function requireChange(id: string): Promise<BulkChangeDoc> {
  const change = await BulkChangeModel.findById(id).lean<BulkChangeDoc>();
  if (change === null) throw new ServiceError('not_found', `No bulk change has the id ${id} (any more)`);
  return change;
}
