import { type OutreachCampaignDoc, OutreachCampaignModel, OutreachMessageModel } from '@workbench/db';
import type { Verb } from '../shared/context.ts';
import { ServiceError } from '../shared/errors.ts';
import { refuseLimit, refuseTemplate } from './campaign-settings.ts';
import { toOutreachCampaign } from './campaign-view.ts';
import { findOutreachCampaign } from './find-campaign.ts';
import { dailyLimitMax } from './rules/daily-limit.ts';
import type { OutreachCampaign, UpdateOutreachCampaignInput } from './schemas.ts';

/**
 * Changes what is given and leaves the rest. With another type, targets without a text change along, and a daily limit
 * that the new type does not allow comes down to the most that it does.
 * @throws ServiceError not_found; invalid for a limit above what is allowed or a template of another type; conflict
 * when the campaign is completed, or its type is to change after it has begun
 */
export async function updateOutreachCampaign({ input }: Verb<UpdateOutreachCampaignInput>): Promise<OutreachCampaign> {
  const campaign = await findOutreachCampaign(input.id);
  const changes = await changesOf(campaign, input);
  const changed = await OutreachCampaignModel.findOneAndUpdate(
    // The rules were checked for this status and type.
    { _id: campaign._id, status: campaign.status, type: campaign.type },
    { $set: changes },
    { returnDocument: 'after' },
  ).lean();
  if (changed === null) {
    throw new ServiceError('conflict', `"${campaign.name}" has been changed meanwhile. Look at it and try again.`);
  }
  if (changed.type !== campaign.type) await changeUnwritten(changed);
  return toOutreachCampaign(changed);
}

async function changesOf(
  campaign: OutreachCampaignDoc,
  { id: _, ...given }: UpdateOutreachCampaignInput,
): Promise<Partial<OutreachCampaignDoc>> {
  if (campaign.status === 'completed') {
    throw new ServiceError('conflict', `"${campaign.name}" is completed and stays as it is. Create a new campaign.`);
  }
  const type = given.type ?? campaign.type;
  if (type !== campaign.type && campaign.status !== 'draft') {
    const message = `"${campaign.name}" has begun, so its type stays. Create a new campaign for another type.`;
    throw new ServiceError('conflict', message, [{ path: ['type'], message }]);
  }
  if (given.dailyLimit !== undefined) refuseLimit(given.dailyLimit, type);
  const templateId = given.templateId === undefined ? (campaign.templateId ?? null) : given.templateId;
  if (given.templateId !== undefined || type !== campaign.type) await refuseTemplate(templateId, type);
  const most = dailyLimitMax(type);
  const fields = { dailyLimit: Math.min(campaign.dailyLimit ?? most, most), type, ...given };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

async function changeUnwritten({ _id, type }: OutreachCampaignDoc): Promise<void> {
  await OutreachMessageModel.updateMany(
    { campaignId: _id, status: 'pending', messageContent: null },
    { $set: { messageType: type }, $inc: { revision: 1 } },
  );
}
