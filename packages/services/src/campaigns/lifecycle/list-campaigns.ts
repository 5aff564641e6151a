import { REPORT_CAMPAIGN_INDEXES, ReportCampaignModel } from '@workbench/db';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { findNamedBatches } from '../../shared/jobs/index.ts';
import type { Campaign } from '../schemas.ts';
import { campaignBatchName, findCampaignRun } from './campaign-run.ts';
import { type CampaignSummary, toCampaign } from './to-campaign.ts';

const CAMPAIGN_LIST_MAX = 200;

/** Newest first, up to 200. Starts campaigns that a killed process left without a batch. */
export async function listCampaigns({ ctx }: Verb<object>): Promise<Campaign[]> {
  const campaigns = await readNewestCampaigns();
  const batches = await findNamedBatches(campaigns.map(({ _id }) => campaignBatchName(_id)));
  return Promise.all(
    campaigns.map(async (campaign) => {
      const batch = batches.get(campaignBatchName(campaign._id)) ?? (await findCampaignRun(ctx, campaign._id)).batch;
      return toCampaign(campaign, batch);
    }),
  );
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
  await listCampaigns({ ctx, input: {} });
}

function readNewestCampaigns(): Promise<CampaignSummary[]> {
  return ReportCampaignModel.find({}, { companyIds: 0 })
    .sort({ order: -1 })
    .hint(REPORT_CAMPAIGN_INDEXES.order)
    .limit(CAMPAIGN_LIST_MAX)
    .lean<CampaignSummary[]>()
    .exec();
}
