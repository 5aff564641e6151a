import {
  OUTREACH_MESSAGE_INDEXES,
  type OutreachCampaignDoc,
  OutreachCampaignModel,
  OutreachMessageModel,
} from '@workbench/db';
import type { Verb } from '../shared/context.ts';
import { ServiceError } from '../shared/errors.ts';
import { toOutreachCampaign } from './campaign-view.ts';
import { changeUnwritten } from './change-unwritten.ts';
import { findOutreachCampaign } from './find-campaign.ts';
import { CAMPAIGN_MOVES, type CampaignMove, moveRefused } from './rules/campaign-status.ts';
import type { OutreachCampaign } from './schemas.ts';

type ById = Verb<{ id: string }>;

/**
 * From now on its messages are on the plan. Nothing is sent by this: a person does it at the sending desk.
 * @throws ServiceError not_found; conflict without targets, or when it is not a draft or paused
 */
export async function startOutreachCampaign({ ctx, input }: ById): Promise<OutreachCampaign> {
  const campaign = await findOutreachCampaign(input.id);
  refuseMove(campaign, 'start');
  if ((await OutreachMessageModel.exists({ campaignId: input.id }).hint(OUTREACH_MESSAGE_INDEXES.queue)) === null) {
    throw new ServiceError('conflict', `"${campaign.name}" has nobody to write to yet. Add targets first.`);
  }
  const started = await move(input.id, 'start', { startedAt: campaign.startedAt ?? ctx.now() });
  // Its type is fixed now; a change of it may have been cut off.
  await changeUnwritten({ _id: started.id, type: started.type });
  return started;
}

/** @throws ServiceError not_found; conflict when it is not active */
export function pauseOutreachCampaign({ input }: ById): Promise<OutreachCampaign> {
  return move(input.id, 'pause', {});
}

/** @throws ServiceError not_found; conflict when it is not paused */
export function completeOutreachCampaign({ ctx, input }: ById): Promise<OutreachCampaign> {
  return move(input.id, 'complete', { completedAt: ctx.now() });
}

/** Of two windows that do it at once one is first; the other one is told how it stands. */
async function move(id: string, how: CampaignMove, further: Partial<OutreachCampaignDoc>): Promise<OutreachCampaign> {
  const { from, to } = CAMPAIGN_MOVES[how];
  const moved = await OutreachCampaignModel.findOneAndUpdate(
    { _id: id, status: { $in: [...from] } },
    { $set: { status: to, ...further } },
    { returnDocument: 'after' },
  ).lean();
  if (moved !== null) return toOutreachCampaign(moved);
  const campaign = await findOutreachCampaign(id);
  refuseMove(campaign, how);
  throw new ServiceError('conflict', `"${campaign.name}" is being changed by somebody else; try again in a moment`);
}

function refuseMove({ name, status }: OutreachCampaignDoc, how: CampaignMove): void {
  if ((CAMPAIGN_MOVES[how].from as readonly string[]).includes(status)) return;
  throw new ServiceError('conflict', moveRefused(name, status, how));
}
