import { type OutreachCampaignDoc, OutreachCampaignModel } from '@workbench/db';
import type { Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import type { OutreachCampaign, UpdateOutreachCampaignInput } from '../schemas.ts';
import { toOutreachCampaign } from './campaign-view.ts';
import { dailyLimitMax } from './daily-limit.ts';
import { findOutreachCampaign } from './find-campaign.ts';
import { propagateTypeToUnwritten } from './propagate-type.ts';
import {
  assertCurrentTemplateMatchesType,
  assertDailyLimitAllowed,
  assertTemplateMatchesType,
  assertTypeAllowed,
} from './validate-settings.ts';

/**
 * Updates the given fields. With another type, recipients without a text change along, and a daily limit above the new
 * type's maximum is lowered to it.
 * @throws ServiceError not_found; invalid for a limit above the maximum, a template of another type, or connection
 * requests in a follow-up; conflict when the campaign is completed, or when the type would change after the start
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
    // Only given fields are written: another window may be changing the rest.
    { $set: changes, ...(lowersLimit && { $min: { dailyLimit: dailyLimitMax(newType) } }) },
    { returnDocument: 'after' },
  ).lean();
  if (updated === null) {
    throw new ServiceError('conflict', `"${campaign.name}" has been changed meanwhile. Look at it and try again.`);
  }
  // Even with the same type: an earlier change may have been interrupted.
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
    const message = `"${campaign.name}" has started, so its type is fixed. Create a new campaign for another type.`;
    throw new ServiceError('conflict', message, [{ path: ['type'], message }]);
  }
  if (type !== campaign.type) assertTypeAllowed(campaign, type, ['type']);
  if (changes.dailyLimit !== undefined) assertDailyLimitAllowed(changes.dailyLimit, type);
  const before = campaign.templateId ?? null;
  const templateId = changes.templateId === undefined ? before : changes.templateId;
  if (templateId !== before) await assertTemplateMatchesType(templateId, type);
  else if (type !== campaign.type) await assertCurrentTemplateMatchesType(templateId, type);
}
