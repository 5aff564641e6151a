import { CAMPAIGN_INDEXES, CampaignModel } from '@workbench/db';
import type { ServiceContext, Verb } from '../shared/context.ts';
import { findNamedBatches } from '../shared/jobs/index.ts';
import { batchName, findRun } from './campaign-run.ts';
import { type ListedCampaign, toCampaign } from './campaign-view.ts';
import type { Campaign } from './schemas.ts';

export const CAMPAIGNS_LISTED_MAX = 200;

/** Newest first, up to 200. One that a killed process left without its batch is begun now. */
export async function listCampaigns({ ctx }: Verb<object>): Promise<Campaign[]> {
  const campaigns = await readNewest();
  const batches = await findNamedBatches(campaigns.map(({ _id }) => batchName(_id)));
  return Promise.all(
    campaigns.map(async (campaign) => {
      const batch = batches.get(batchName(campaign._id)) ?? (await findRun(ctx, campaign._id)).batch;
      return toCampaign(campaign, batch);
    }),
  );
}

/** @throws ServiceError not_found */
export async function getCampaign({ ctx, input }: Verb<{ id: string }>): Promise<Campaign> {
  const { campaign, batch } = await findRun(ctx, input.id);
  return toCampaign(campaign, batch);
}

/** Begins what a killed process left stored and not begun. Harmless at any time and in several processes at once. */
export async function settleCampaigns(ctx: ServiceContext): Promise<void> {
  await listCampaigns({ ctx, input: {} });
}

function readNewest(): Promise<ListedCampaign[]> {
  return CampaignModel.find({}, { companyIds: 0 })
    .sort({ order: -1 })
    .hint(CAMPAIGN_INDEXES.order)
    .limit(CAMPAIGNS_LISTED_MAX)
    .lean<ListedCampaign[]>()
    .exec();
}
