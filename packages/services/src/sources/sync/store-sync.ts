import type { CompanyIds } from '@workbench/connectors/types';
import { CompanyModel, type CompanySyncDoc, CompanySyncModel, type SourceOutcomeDoc } from '@workbench/db';
import { Types } from 'mongoose';
import type { SourceFiguresChange } from '../../companies/index.ts';
import type { ServiceContext } from '../../shared/context.ts';
import { withDatabaseRetry } from '../../shared/database/with-retry.ts';
import type { ItemRun } from '../../shared/jobs/types.ts';
import type { SyncParams } from './sync-params.ts';
import type { SyncResult } from './sync-result.ts';

export interface CompanySyncOutcome {
  outcomes: SourceOutcomeDoc[];
  ids: CompanyIds;
  result: SyncResult;
  change: SourceFiguresChange | null;
}

/** Keeps how the sync of a company ended. @returns false when the company was removed meanwhile; then nothing of it stays */
export async function storeSync(
  ctx: ServiceContext,
  { key, batchId, params: { origin } }: ItemRun<SyncParams>,
  { outcomes, ids, result, change }: CompanySyncOutcome,
): Promise<boolean> {
  const move = change?.largeMove;
  const doc: Omit<CompanySyncDoc, '_id'> = {
    ...result,
    batchId,
    finishedAt: ctx.now(),
    outcomes,
    ids: ids as Record<string, string>,
    ...(move && origin !== 'single' && { moved: { batchId, name: change.name, ...move } }),
  };
  const _id = new Types.ObjectId(key);
  // Keeps a move that no full sync has reported yet.
  await withDatabaseRetry(() =>
    CompanySyncModel.collection.updateOne({ _id }, { $set: doc as never }, { upsert: true }),
  );
  const isTracked = await withDatabaseRetry(() => CompanyModel.exists({ _id }));
  if (isTracked === null) await withDatabaseRetry(() => CompanySyncModel.deleteOne({ _id }));
  return isTracked !== null;
}
