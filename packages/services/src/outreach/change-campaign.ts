import { type OutreachCampaignDoc, OutreachCampaignModel } from '@workbench/db';
import type { Verb } from '../shared/context.ts';
import { ServiceError } from '../shared/errors.ts';
import { refuseKeptTemplate, refuseLimit, refuseTemplate } from './campaign-settings.ts';
import { toOutreachCampaign } from './campaign-view.ts';
import { changeUnwritten } from './change-unwritten.ts';
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
  await refuseChanges(campaign, input);
  const { id: _, ...given } = input;
  const changes = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const becomes = input.type ?? campaign.type;
  const isOther = becomes !== campaign.type;
  const lowersLimit = isOther && input.dailyLimit === undefined;
  const changed = await OutreachCampaignModel.findOneAndUpdate(
    // The rules were checked for this status and type, and for another type with this template.
    {
      _id: campaign._id,
      status: campaign.status,
      type: campaign.type,
      ...(isOther && { templateId: campaign.templateId ?? null }),
    },
    // What is not given is not written: another window may change it at this moment.
    { $set: changes, ...(lowersLimit && { $min: { dailyLimit: dailyLimitMax(becomes) } }) },
    { returnDocument: 'after' },
  ).lean();
  if (changed === null) {
    throw new ServiceError('conflict', `"${campaign.name}" has been changed meanwhile. Look at it and try again.`);
  }
  // Also with the same type: a change of it may have been cut off.
  if (changed.status === 'draft') await changeUnwritten(changed);
  return toOutreachCampaign(changed);
}

async function refuseChanges(campaign: OutreachCampaignDoc, given: UpdateOutreachCampaignInput): Promise<void> {
  if (campaign.status === 'completed') {
    throw new ServiceError('conflict', `"${campaign.name}" is completed and stays as it is. Create a new campaign.`);
  }
  const type = given.type ?? campaign.type;
  if (type !== campaign.type && campaign.status !== 'draft') {
    const message = `"${campaign.name}" has begun, so its type stays. Create a new campaign for another type.`;
    throw new ServiceError('conflict', message, [{ path: ['type'], message }]);
  }
  if (given.dailyLimit !== undefined) refuseLimit(given.dailyLimit, type);
  const before = campaign.templateId ?? null;
  const templateId = given.templateId === undefined ? before : given.templateId;
  if (templateId !== before) await refuseTemplate(templateId, type);
  else if (type !== campaign.type) await refuseKeptTemplate(templateId, type);
}
