import type { ServiceContext, Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { startBatch } from '../../shared/jobs/index.ts';
import { newUuid } from '../../shared/record-ids.ts';
import { findOutreachCampaign } from '../campaigns/find-campaign.ts';
import type { DraftingRun, StartDraftingInput } from '../schemas.ts';
import { DRAFTING_KIND, draftingName } from './drafting-params.ts';
import { getDraftingRun, toDraftingRun } from './drafting-run.ts';
import { findUndrafted } from './find-undrafted.ts';

/**
 * Writes drafts for many recipients in the background; each waits for a review. Nothing that has a text is replaced.
 * @throws ServiceError not_found; invalid when a selected message is not in the campaign; conflict when the campaign is
 * completed, drafts of it are being written already, or everyone has one
 */
export async function startDrafting({ ctx, input }: Verb<StartDraftingInput>): Promise<DraftingRun> {
  const { id: campaignId, of } = input;
  const campaign = await findOutreachCampaign(campaignId);
  const begun = await findBegun(ctx);
  if (begun !== null && begun.state !== 'running') return begun;
  if (campaign.status === 'completed') {
    throw new ServiceError('conflict', `"${campaign.name}" is completed, so its messages stay as they are.`);
  }
  const id = newUuid(ctx);
  const keys = await findUndrafted(input);
  if (keys.length === 0) {
    if (begun !== null) return begun;
    throw new ServiceError('conflict', nothingToWrite(campaign.name, of));
  }
  const uniqueName = draftingName(campaignId);
  const batch = await startBatch(ctx, { kind: DRAFTING_KIND, params: { campaignId, of }, keys, uniqueName, id });
  if (batch.id === id) return toDraftingRun(batch);
  throw new ServiceError(
    'conflict',
    `Drafts of "${campaign.name}" are being written already. Wait for their end, or cancel that run.`,
  );
}

/** By an attempt of the same call that was interrupted. */
async function findBegun(ctx: ServiceContext): Promise<DraftingRun | null> {
  if (!ctx.isRepeat || ctx.callId === undefined) return null;
  try {
    return await getDraftingRun({ ctx, input: { runId: ctx.callId } });
  } catch (error) {
    if (error instanceof ServiceError && error.kind === 'not_found') return null;
    throw error;
  }
}

const nothingToWrite = (name: string, of: StartDraftingInput['of']): string =>
  of === 'first'
    ? `Everyone in "${name}" has a draft already. Add targets first.`
    : `No one in "${name}" is due a next message: it comes after an acceptance or a reply, and once.`;
