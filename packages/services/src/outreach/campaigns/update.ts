import { type OutreachCampaignDoc, OutreachCampaignModel } from '@workbench/db';
import type { Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import type { OutreachCampaign, UpdateOutreachCampaignInput } from '../schemas.ts';
import { dailyLimitMax } from './daily-limit.ts';
import { findOutreachCampaign } from './find.ts';
import { propagateTypeToUnwritten } from './propagate-type.ts';
import {
  assertCurrentTemplateMatchesType,
  assertDailyLimitAllowed,
  assertTemplateMatchesType,
} from './validate-settings.ts';
import { toOutreachCampaign } from './view.ts';

/**
 * Changes what is given and leaves the rest. With another type, targets without a text change along, and a daily limit
 * that the new type does not allow comes down to the most that it does.
 * @throws ServiceError not_found; invalid for a limit above what is allowed or a template of another type; conflict
 * when the campaign is completed, or its type is to change after it has begun
 */
export async function updateOutreachCampaign({ input }: Verb<UpdateOutreachCampaignInput>): Promise<OutreachCampaign> {
  const campaign = await findOutreachCampaign(input.id);
  await assertChangesAllowed(campaign, input);
  const { id: _, ...fields } = input;
  const changes = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const newType = input.type ?? campaign.type;
  const changesType = newType !== campaign.type;
  const lowersLimit = changesType && input.dailyLimit === undefined;
  const updated = await OutreachCampaignModel.findOneAndUpdate(
    // The rules were checked for this status and type, and for another type with this template.
    {
      _id: campaign._id,
      status: campaign.status,
      type: campaign.type,
      ...(changesType && { templateId: campaign.templateId ?? null }),
    },
    // What is not given is not written: another window may change it at this moment.
    { $set: changes, ...(lowersLimit && { $min: { dailyLimit: dailyLimitMax(newType) } }) },
    { returnDocument: 'after' },
  ).lean();
  if (updated === null) {
    throw new ServiceError('conflict', `"${campaign.name}" has been changed meanwhile. Look at it and try again.`);
  }
  // Also with the same type: a change of it may have been cut off.
  if (updated.status === 'draft') await propagateTypeToUnwritten(updated);
  return toOutreachCampaign(updated);
}

async function assertChangesAllowed(
  campaign: OutreachCampaignDoc,
  changes: UpdateOutreachCampaignInput,
): Promise<void> {
  if (campaign.status === 'completed') {
    throw new ServiceError('conflict', `"${campaign.name}" is completed and stays as it is. Create a new campaign.`);
  }
  const type = changes.type ?? campaign.type;
  if (type !== campaign.type && campaign.status !== 'draft') {
    const message = `"${campaign.name}" has begun, so its type stays. Create a new campaign for another type.`;
    throw new ServiceError('conflict', message, [{ path: ['type'], message }]);
  }
  if (changes.dailyLimit !== undefined) assertDailyLimitAllowed(changes.dailyLimit, type);
  const before = campaign.templateId ?? null;
  const templateId = changes.templateId === undefined ? before : changes.templateId;
  if (templateId !== before) await assertTemplateMatchesType(templateId, type);
  else if (type !== campaign.type) await assertCurrentTemplateMatchesType(templateId, type);
}
