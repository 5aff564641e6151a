import { type ImportBatchDoc, ImportBatchModel, type KeptCompanyDoc } from '@workbench/db';
import type { Verb } from '../../../shared/context.ts';
import { IMPORT_ERRORS_RETURNED_MAX } from '../../limits.ts';
import { findRun } from '../runs/find-run.ts';

/** What stays of an import that was taken back. @throws ServiceError not_found */
export async function listKept({ input }: Verb<{ id: string }>): Promise<KeptCompanyDoc[]> {
  const { _id: id } = await findRun(input.id);
  const parts = await ImportBatchModel.find(
    { importId: id, 'takeBack.kept.0': { $exists: true } },
    { 'takeBack.kept': 1 },
  )
    .sort({ batch: 1, part: 1 })
    .lean<Pick<ImportBatchDoc, 'takeBack'>[]>();
  return parts.flatMap(({ takeBack }) => takeBack?.kept ?? []).slice(0, IMPORT_ERRORS_RETURNED_MAX);
}
