import { type ImportBatchDoc, ImportBatchModel } from '@workbench/db';
import { withDatabaseRetry } from '../../../shared/database/with-retry.ts';
import type { ImportModeRule } from '../../store/facts/import-mode.ts';
import { type JournaledPlan, readChanges } from './import-journal.ts';

/** The documents of one batch of an import, the first one first; empty when the import did not come so far. */
export function readBatch(importId: string, batch: number): Promise<ImportBatchDoc[]> {
  return withDatabaseRetry(() => ImportBatchModel.find({ importId, batch }).sort({ part: 1 }).lean<ImportBatchDoc[]>());
}

/** What a batch was decided by when it was written; the rule of the import learns it again. */
export function replayBatch(parts: readonly ImportBatchDoc[], mode: ImportModeRule): JournaledPlan {
  const [first] = parts;
  if (!first?.plan) throw new Error('The journal of the import has no plan');
  const plan = first.plan as unknown as JournaledPlan;
  mode.recall({ refused: plan.refused.map(({ domain }) => domain), changed: parts.flatMap(readChanges) });
  return plan;
}

/** Plans are needed no longer. */
export async function dropPlans(importId: string): Promise<void> {
  await withDatabaseRetry(() =>
    ImportBatchModel.updateMany({ importId, plan: { $exists: true } }, { $unset: { plan: 1 } }),
  );
}
