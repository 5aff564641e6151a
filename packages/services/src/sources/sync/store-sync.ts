import { CompanyModel, type CompanySyncDoc, CompanySyncModel, type SourceOutcomeDoc } from '@workbench/db';
import { Types } from 'mongoose';
import { type SourceFiguresChange, touchCompanies } from '../../companies/index.ts';
import type { ServiceContext } from '../../shared/context.ts';
import { withDatabaseRetry } from '../../shared/database/with-retry.ts';
import type { ItemRun } from '../../shared/jobs/types.ts';
import { believedIds } from './query/known-ids.ts';
import type { SourceResponse } from './query/query-sources.ts';
import type { SyncParams } from './sync-params.ts';
import { syncResultOf } from './sync-result.ts';

/** What a source said in this sync; `isRetryable` when it failed and a retry may help soon. */
type Response = SourceResponse['outcome'] & { isRetryable: boolean };

export interface CompanySyncOutcome {
  /** By which the sources were queried. */
  domain: string;
  responses: Response[];
  /** Of the sources that were not asked. */
  others: SourceOutcomeDoc[];
  change: SourceFiguresChange | null;
}

/**
 * Keeps how the sync of a company ended.
 * @returns false when the company was removed or given another domain meanwhile; then nothing of it stays
 */
export async function storeSync(
  ctx: ServiceContext,
  { key, batchId, params: { origin } }: ItemRun<SyncParams>,
  { domain, responses, others, change }: CompanySyncOutcome,
): Promise<boolean> {
  const move = change?.largeMove;
  const _id = new Types.ObjectId(key);
  await withDatabaseRetry(async () => {
    await touchCompanies([_id]);
    const stored = await CompanySyncModel.findById(_id).lean();
    const ours = responses.map((response) => latestOf(response, stored));
    const outcomes = [...ours.map(({ isRetryable: _, ...outcome }) => outcome), ...others];
    // Identifiers of an earlier version stay until each source has said which are its own.
    const isIncomplete = outcomes.some((outcome) => outcome.ids === undefined);
    const doc: Omit<CompanySyncDoc, '_id'> = {
      ...syncResultOf(ours),
      batchId,
      finishedAt: ctx.now(),
      outcomes,
      ids: { ...(isIncomplete && stored?.ids), ...believedIds(outcomes) } as Record<string, string>,
      // Keeps a move that no full sync has reported yet.
      ...(move && origin !== 'single' && { moved: { batchId, name: change.name, ...move } }),
    };
    await CompanySyncModel.collection.updateOne({ _id }, { $set: doc as never }, { upsert: true });
  });
  const isTracked = await withDatabaseRetry(() => CompanyModel.exists({ _id, domain }));
  if (isTracked === null) await withDatabaseRetry(() => CompanySyncModel.deleteOne({ _id }));
  return isTracked !== null;
}

/** A sync that began later may have ended before this one, as when a lost purchase is bought again meanwhile. */
function latestOf(ours: Response, stored: CompanySyncDoc | null): Response {
  const other = stored?.outcomes.find(({ id }) => id === ours.id);
  if (other?.at == null || ours.at === null || other.at <= ours.at) return ours;
  const { id, source, isRetryable, credits } = ours;
  return { ...other, id, source, outcome: other.outcome as Response['outcome'], isRetryable, credits };
}
