import {
  OUTREACH_MESSAGE_INDEXES,
  type OutreachCampaignDoc,
  OutreachCampaignModel,
  OutreachMessageModel,
} from '@workbench/db';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import type { OutreachCampaign } from '../schemas.ts';
import { toOutreachCampaign } from './campaign-view.ts';
import { findOutreachCampaign } from './find-campaign.ts';
import { propagateTypeToUnwritten } from './propagate-type.ts';
import { CAMPAIGN_TRANSITIONS, type CampaignTransition, transitionRefusal } from './status-transitions.ts';

type ById = Verb<{ id: string }>;

/**
 * Puts the campaign's messages on the plan. Sends nothing: a user does that from the send queue.
 * @throws ServiceError not_found; conflict without recipients, or when it is neither a draft nor paused
 */
export async function startOutreachCampaign({ ctx, input }: ById): Promise<OutreachCampaign> {
  const campaign = await findOutreachCampaign(input.id);
  if (!isDone(ctx, campaign, 'start')) assertTransitionAllowed(campaign, 'start');
  if ((await OutreachMessageModel.exists({ campaignId: input.id }).hint(OUTREACH_MESSAGE_INDEXES.queue)) === null) {
    throw new ServiceError('conflict', `"${campaign.name}" has no recipients yet. Add targets first.`);
  }
  const started = await applyTransition(ctx, input.id, 'start', { startedAt: campaign.startedAt ?? ctx.now() });
  // Its type is fixed now; an earlier change of type may have been interrupted.
  await propagateTypeToUnwritten({ _id: started.id, type: started.type });
  return started;
}

/** @throws ServiceError not_found; conflict when it is not active */
export function pauseOutreachCampaign({ ctx, input }: ById): Promise<OutreachCampaign> {
  return applyTransition(ctx, input.id, 'pause', {});
}

/** @throws ServiceError not_found; conflict when it is not paused */
export function completeOutreachCampaign({ ctx, input }: ById): Promise<OutreachCampaign> {
  return applyTransition(ctx, input.id, 'complete', { completedAt: ctx.now() });
}

/** If two windows do this at once, one is first; the other one gets the campaign's new state. */
async function applyTransition(
  ctx: ServiceContext,
  id: string,
  action: CampaignTransition,
  fields: Partial<OutreachCampaignDoc>,
): Promise<OutreachCampaign> {
  const { from, to } = CAMPAIGN_TRANSITIONS[action];
  const updated = await OutreachCampaignModel.findOneAndUpdate(
    { _id: id, status: { $in: [...from] } },
    { $set: { status: to, ...fields } },
    { returnDocument: 'after' },
  ).lean();
  if (updated !== null) return toOutreachCampaign(updated);
  const campaign = await findOutreachCampaign(id);
  if (isDone(ctx, campaign, action)) return toOutreachCampaign(campaign);
  assertTransitionAllowed(campaign, action);
  throw new ServiceError('conflict', `"${campaign.name}" is being changed elsewhere; try again in a moment`);
}

/** By an attempt of the same call that was interrupted. */
const isDone = (ctx: ServiceContext, { status }: OutreachCampaignDoc, action: CampaignTransition): boolean =>
  ctx.isRepeat === true && status === CAMPAIGN_TRANSITIONS[action].to;

function assertTransitionAllowed({ name, status }: OutreachCampaignDoc, action: CampaignTransition): void {
  if ((CAMPAIGN_TRANSITIONS[action].from as readonly string[]).includes(status)) return;
  throw new ServiceError('conflict', transitionRefusal(name, status, action));
}
