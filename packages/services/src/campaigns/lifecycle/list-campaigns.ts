import { REPORT_CAMPAIGN_INDEXES, ReportCampaignModel } from '@workbench/db';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { findNamedBatches } from '../../shared/jobs/index.ts';
import { type NewestPage, pageNewestFirst } from '../../shared/long-lists/newest-first.ts';
import type { NewestPageInput } from '../../shared/page-schemas.ts';
import { CAMPAIGNS_PAGE_MAX } from '../limits.ts';
import type { Campaign } from '../schemas.ts';
import { campaignBatchName, findCampaignRun } from './campaign-run.ts';
import { type CampaignSummary, toCampaign } from './to-campaign.ts';

/** Newest first. Starts campaigns that a killed process left without a batch. */
export async function listCampaigns({ ctx, input }: Verb<NewestPageInput>): Promise<NewestPage<Campaign>> {
  const { items: campaigns, ...page } = await readNewestCampaigns(input);
  const batches = await findNamedBatches(campaigns.map(({ _id }) => campaignBatchName(_id)));
  const items = await Promise.all(
    campaigns.map(async (campaign) => {
      const batch = batches.get(campaignBatchName(campaign._id)) ?? (await findCampaignRun(ctx, campaign._id)).batch;
      return toCampaign(campaign, batch);
    }),
  );
  return { items, ...page };
}

/** @throws ServiceError not_found */
export async function getCampaign({ ctx, input }: Verb<{ id: string }>): Promise<Campaign> {
  const { campaign, batch } = await findCampaignRun(ctx, input.id);
  return toCampaign(campaign, batch);
}

/**
 * Starts campaigns that a killed process saved without a batch. Harmless at any time and in several processes at once.
 */
export async function resumeCampaigns(ctx: ServiceContext): Promise<void> {
  await listCampaigns({ ctx, input: { limit: CAMPAIGNS_PAGE_MAX } });
}

function readNewestCampaigns(input: NewestPageInput): Promise<NewestPage<CampaignSummary>> {
  const { order: hint } = REPORT_CAMPAIGN_INDEXES;
  return pageNewestFirst(ReportCampaignModel, { ...input, by: 'order', without: ['companyIds'], hint });
}
