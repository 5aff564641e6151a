import { type OutreachMessageDoc, OutreachMessageModel } from '@workbench/db';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import {
  type BatchView,
  cancelBatch,
  getBatch,
  latestBatch,
  pageBatchItems,
  retryBatch,
} from '../../shared/jobs/index.ts';
import type { NewestPage } from '../../shared/long-lists/newest-first.ts';
import { findOutreachCampaign } from '../campaigns/find-campaign.ts';
import { findSuppressedMessageIds } from '../recipients/suppression.ts';
import type { DraftingItem, DraftingItemsInput, DraftingRun } from '../schemas.ts';
import { DRAFTING_KIND, draftingName, draftingParamsSchema } from './drafting-params.ts';

type ByRun = Verb<{ runId: string }>;

/** @throws ServiceError not_found */
export async function getDraftingRun({ input }: ByRun): Promise<DraftingRun> {
  return toDraftingRun(await findRun(input.runId));
}

/** The latest run of a campaign; null before the first. @throws ServiceError not_found */
export async function getLatestDrafting({ input }: Verb<{ id: string }>): Promise<DraftingRun | null> {
  await findOutreachCampaign(input.id);
  const batch = await latestBatch(DRAFTING_KIND, draftingName(input.id));
  return batch === null ? null : toDraftingRun(batch);
}

/** Leaves out who is not begun yet; a text that is being written is kept. @throws ServiceError not_found */
export async function cancelDrafting({ input }: ByRun): Promise<DraftingRun> {
  return toDraftingRun(await cancelBatch((await findRun(input.runId)).id));
}

/** Writes the failed drafts again. @throws ServiceError not_found; conflict when it was cancelled or another run goes on */
export async function retryDrafting({ ctx, input }: ByRun): Promise<DraftingRun> {
  return toDraftingRun(await retryBatch(ctx, (await findRun(input.runId)).id, ['failed']));
}

/**
 * The recipients of a run and what became of each, in the order of the run.
 * @throws ServiceError not_found; invalid for an unknown cursor
 */
export async function listDraftingItems({ ctx, input }: Verb<DraftingItemsInput>): Promise<NewestPage<DraftingItem>> {
  const { id } = await findRun(input.runId);
  const { state, limit, cursor } = input;
  const { items, ...page } = await pageBatchItems({ batchId: id, limit, cursor, ...(state && { state }) });
  const names = await findNames(
    ctx,
    items.map(({ key }) => key),
  );
  const named = items.map(({ key, startedAt: _, ...item }) => ({
    messageId: key,
    recipientName: names.get(key) ?? null,
    ...item,
  }));
  return { items: named, ...page };
}

async function findNames(ctx: ServiceContext, ids: string[]): Promise<Map<string, string | null>> {
  const messages = await OutreachMessageModel.find({ _id: { $in: ids } }).lean<OutreachMessageDoc[]>();
  const suppressed = await findSuppressedMessageIds(ctx, messages);
  return new Map(messages.map(({ _id, recipientName }) => [_id, suppressed.has(_id) ? null : recipientName]));
}

async function findRun(runId: string): Promise<BatchView> {
  const batch = await getBatch(runId).catch((error: unknown) => {
    throw error instanceof ServiceError && error.kind === 'not_found' ? unknownRun(runId) : error;
  });
  if (batch.kind !== DRAFTING_KIND) throw unknownRun(runId);
  return batch;
}

const unknownRun = (runId: string) => new ServiceError('not_found', `No drafting run has the id ${runId}`);

export function toDraftingRun(batch: BatchView): DraftingRun {
  const { campaignId, of } = draftingParamsSchema.parse(batch.params);
  const { id, state, total, pending, running, completed, skipped, failed, cancelled, createdAt, finishedAt } = batch;
  const left = ((pending + running) / (batch.perMinute ?? 0)) * 60;
  return {
    id,
    campaignId,
    of,
    // No run of drafts is ever paused.
    state: state === 'paused' ? 'running' : state,
    total,
    pending,
    running,
    completed,
    skipped,
    failed,
    cancelled,
    createdAt,
    finishedAt,
    secondsLeft: state === 'running' && Number.isFinite(left) ? Math.ceil(left) : null,
  };
}
