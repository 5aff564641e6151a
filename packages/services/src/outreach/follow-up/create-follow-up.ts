import { type OutreachCampaignDoc, OutreachCampaignModel } from '@workbench/db';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { newUuid } from '../../shared/record-ids.ts';
import { toOutreachCampaign } from '../campaigns/campaign-view.ts';
import { insertCampaign } from '../campaigns/create-campaign.ts';
import { findOutreachCampaign } from '../campaigns/find-campaign.ts';
import { addPeople } from '../recipients/add-people.ts';
import type { TargetChunk } from '../recipients/resolve-targets.ts';
import type { Target } from '../recipients/target.ts';
import type { CreateFollowUpInput, FollowUpResult } from '../schemas.ts';
import { findUnanswered } from './find-unanswered.ts';

/**
 * Creates a draft of a campaign with the recipients of another one who accepted, or got their message, and have not
 * replied. Sender, language, tone and target criteria are those of the other campaign. Repeating an interrupted call continues it.
 * @throws ServiceError not_found; conflict when no one is left to follow up on, or the id is another campaign's; and as
 * `createOutreachCampaign` does
 */
export async function createFollowUp({ ctx, input }: Verb<CreateFollowUpInput>): Promise<FollowUpResult> {
  const source = await findOutreachCampaign(input.id);
  const id = input.requestId ?? newUuid(ctx);
  const begun = await OutreachCampaignModel.findById(id).lean();
  if (begun !== null) assertFollowsUp(begun, source);
  const { targets, leftOut } = await findUnanswered(ctx, source, id);
  if (begun === null && targets.length === 0) {
    throw new ServiceError('conflict', `No one in "${source.name}" can be followed up on now.`);
  }
  const campaign = begun ?? (await insertFollowUp(ctx, { ...input, requestId: id }, source));
  // Customers were left out and counted already.
  const { suppressed } = await addPeople(ctx, campaign, { chunks: inChunks(targets), includeCustomers: true });
  return {
    campaign: await toOutreachCampaign(campaign),
    leftOut: { ...leftOut, suppressed: leftOut.suppressed + suppressed },
  };
}

function assertFollowsUp(begun: OutreachCampaignDoc, source: OutreachCampaignDoc): void {
  if (begun.followsUpId === source._id) return;
  throw new ServiceError('conflict', `"${begun.name}" has this id and is another campaign. Choose another id.`);
}

async function insertFollowUp(
  ctx: ServiceContext,
  { name, type, dailyLimit, templateId, goal, requestId }: CreateFollowUpInput,
  source: OutreachCampaignDoc,
): Promise<OutreachCampaignDoc> {
  const { targetCriteria, senderName, senderTitle, language, isFormal, tone } = await toOutreachCampaign(source);
  const manner = { senderName, senderTitle, language, isFormal, tone };
  const settings = { name, type, dailyLimit, templateId, goal, requestId, targetCriteria, ...manner };
  return insertCampaign(ctx, settings, source._id);
}

/** People who are stored and checked at a time. */
const CHUNK_MAX = 500;

async function* inChunks(targets: readonly Target[]): AsyncGenerator<TargetChunk> {
  for (let at = 0; at < targets.length; at += CHUNK_MAX) {
    yield { targets: targets.slice(at, at + CHUNK_MAX), suppressed: [] };
  }
}
