import { type OutreachCampaignDoc, OutreachCampaignModel } from '@workbench/db';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { insertOnce } from '../../shared/database/insert-once.ts';
import { newUuid } from '../../shared/record-ids.ts';
import type { CreateOutreachCampaignInput, OutreachCampaign } from '../schemas.ts';
import { toOutreachCampaign } from './campaign-view.ts';
import { dailyLimitMax } from './daily-limit.ts';
import { assertDailyLimitAllowed, assertTemplateMatchesType } from './validate-settings.ts';

let lastOrder = 0;

/**
 * Creates a draft without recipients. The same request sent twice returns the same campaign.
 * @throws ServiceError invalid for a daily limit above the maximum or a template of another type, not_found for an
 * unknown template
 */
export async function createOutreachCampaign({
  ctx,
  input,
}: Verb<CreateOutreachCampaignInput>): Promise<OutreachCampaign> {
  return toOutreachCampaign(await insertCampaign(ctx, input, null));
}

/** @throws ServiceError as `createOutreachCampaign` does */
export async function insertCampaign(
  ctx: ServiceContext,
  input: CreateOutreachCampaignInput,
  followsUpId: string | null,
): Promise<OutreachCampaignDoc> {
  const campaign = newCampaign(ctx, input, followsUpId);
  assertDailyLimitAllowed(campaign.dailyLimit, campaign.type);
  await assertTemplateMatchesType(campaign.templateId, campaign.type);
  return insertOnce(OutreachCampaignModel, campaign);
}

function newCampaign(
  ctx: ServiceContext,
  input: CreateOutreachCampaignInput,
  followsUpId: string | null,
): OutreachCampaignDoc {
  lastOrder = Math.max(Date.now(), lastOrder + 0.001);
  return {
    _id: input.requestId ?? newUuid(ctx),
    name: input.name,
    status: 'draft',
    type: input.type,
    targetCriteria: input.targetCriteria,
    dailyLimit: input.dailyLimit ?? dailyLimitMax(input.type),
    templateId: input.templateId,
    goal: input.goal,
    senderName: input.senderName,
    senderTitle: input.senderTitle,
    senderCompany: input.senderCompany,
    language: input.language,
    isFormal: input.isFormal,
    tone: input.tone,
    followsUpId,
    createdAt: ctx.now(),
    startedAt: null,
    completedAt: null,
    order: lastOrder,
  };
}
