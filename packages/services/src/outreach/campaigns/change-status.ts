import {
  OUTREACH_MESSAGE_INDEXES,
  type OutreachCampaignDoc,
  OutreachCampaignModel,
  OutreachMessageModel,
} from '@workbench/db';
import type { Verb } from '../../shared/context.ts';
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
  assertTransitionAllowed(campaign, 'start');
  if ((await OutreachMessageModel.exists({ campaignId: input.id }).hint(OUTREACH_MESSAGE_INDEXES.queue)) === null) {
    throw new ServiceError('conflict', `"${campaign.name}" has no recipients yet. Add targets first.`);
  }
  const started = await applyTransition(input.id, 'start', { startedAt: campaign.startedAt ?? ctx.now() });
  // Its type is fixed now; an earlier change of type may have been interrupted.
  await propagateTypeToUnwritten({ _id: started.id, type: started.type });
  return started;
}

/** @throws ServiceError not_found; conflict when it is not active */
export function pauseOutreachCampaign({ input }: ById): Promise<OutreachCampaign> {
  return applyTransition(input.id, 'pause', {});
}

/** @throws ServiceError not_found; conflict when it is not paused */
export function completeOutreachCampaign({ ctx, input }: ById): Promise<OutreachCampaign> {
  return applyTransition(input.id, 'complete', { completedAt: ctx.now() });
}

/** If two windows do this at once, one is first; the other one gets the campaign's new state. */
async function applyTransition(
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
  assertTransitionAllowed(campaign, action);
  throw new ServiceError('conflict', `"${campaign.name}" is being changed elsewhere; try again in a moment`);
}

function assertTransitionAllowed({ name, status }: OutreachCampaignDoc, action: CampaignTransition): void {
  if ((CAMPAIGN_TRANSITIONS[action].from as readonly string[]).includes(status)) return;
  throw new ServiceError('conflict', transitionRefusal(name, status, action));
}
