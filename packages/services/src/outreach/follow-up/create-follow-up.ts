import { type OutreachCampaignDoc, OutreachCampaignModel, OutreachMessageModel } from '@workbench/db';
import { languageOf } from '../../ai/index.ts';
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
 * Of two at the same moment, each person is in one.
 * @throws ServiceError not_found; conflict when no one is left to follow up on, or the id is another campaign's; and as
 * `createOutreachCampaign` does
 */
export async function createFollowUp({ ctx, input }: Verb<CreateFollowUpInput>): Promise<FollowUpResult> {
  const source = await findOutreachCampaign(input.id);
  const id = input.requestId ?? newUuid(ctx);
  const begun = await OutreachCampaignModel.findById(id).lean();
  if (begun !== null) assertFollowsUp(begun, source);
  const { targets, leftOut } = await findUnanswered(ctx, source, id);
  if (begun === null && targets.length === 0) throw noOneLeft(source);
  const campaign = begun ?? (await insertFollowUp(ctx, { ...input, requestId: id }, source));
  // Customers were left out and counted already.
  const added = await addPeople(ctx, campaign, { chunks: inChunks(targets), includeCustomers: true });
  if (added.followedUp > 0 && (await wasEmptied(campaign))) throw noOneLeft(source);
  return {
    campaign: await toOutreachCampaign(campaign),
    leftOut: {
      ...leftOut,
      suppressed: leftOut.suppressed + added.suppressed,
      followedUp: leftOut.followedUp + added.followedUp,
    },
  };
}

const noOneLeft = ({ name }: OutreachCampaignDoc): ServiceError =>
  new ServiceError('conflict', `No one in "${name}" can be followed up on now.`);

/** Another follow-up was faster with everyone: this one goes. */
async function wasEmptied({ _id }: OutreachCampaignDoc): Promise<boolean> {
  if ((await OutreachMessageModel.exists({ campaignId: _id })) !== null) return false;
  await OutreachCampaignModel.deleteOne({ _id, status: 'draft' });
  return true;
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
  const { targetCriteria, senderName, senderTitle, senderCompany, isFormal, tone, ...other } =
    await toOutreachCampaign(source);
  // Where the other campaign was written in the language of its goal, so is this one, whatever its own goal is.
  const ofGoal = other.goal === '' ? null : languageOf(goal, languageOf(other.goal, 'en'));
  const sender = { senderName, senderTitle, senderCompany };
  const manner = { language: other.language ?? ofGoal, isFormal, tone };
  const settings = { name, type, dailyLimit, templateId, goal, requestId, targetCriteria, ...sender, ...manner };
  return insertCampaign(ctx, settings, source._id);
}

/** People who are stored and checked at a time. */
const CHUNK_MAX = 500;

async function* inChunks(targets: readonly Target[]): AsyncGenerator<TargetChunk> {
  for (let at = 0; at < targets.length; at += CHUNK_MAX) {
    yield { targets: targets.slice(at, at + CHUNK_MAX), suppressed: [] };
  }
}
