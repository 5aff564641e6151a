import { type ReportCampaignDoc, ReportCampaignModel } from '@workbench/db';
import { REPORT_KIND, type ReportRunParams } from '../../reports/index.ts';
import type { AnalystKind } from '../../reports/schemas.ts';
import type { ServiceContext } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { findNamedBatches, startBatch } from '../../shared/jobs/index.ts';
import type { BatchView } from '../../shared/jobs/types.ts';

/** A campaign with the batch that does its work. */
export interface CampaignRun {
  campaign: ReportCampaignDoc;
  batch: BatchView;
}

export function campaignBatchName(campaignId: string): string {
  return `campaign:${campaignId}`;
}

/** @throws ServiceError not_found */
export async function findCampaignRun(ctx: ServiceContext, id: string): Promise<CampaignRun> {
  const campaign = await ReportCampaignModel.findById(id).lean();
  if (campaign === null) throw new ServiceError('not_found', `No campaign has the id ${id}`);
  return { campaign, batch: await ensureBatch(ctx, campaign) };
}

/**
 * The campaign's batch, started if there is none: a process may have died in between. An unfinished batch of its name
 * is returned, so that two simultaneous calls start one.
 */
export async function ensureBatch(ctx: ServiceContext, campaign: ReportCampaignDoc): Promise<BatchView> {
  const name = campaignBatchName(campaign._id);
  // An interrupted attempt of the call that creates the campaign may have left a batch without all its items.
  const existing = ctx.isRepeat && campaign._id === ctx.callId ? undefined : (await findNamedBatches([name])).get(name);
  if (existing !== undefined) return existing;
  const params: ReportRunParams = {
    origin: 'campaign',
    campaignId: campaign._id,
    title: campaign.name,
    askedAt: campaign.createdAt.toISOString(),
    skipYoungerThanDays: campaign.skipYoungerThanDays,
    analyst: campaign.analystKind as AnalystKind,
  };
  return startBatch(ctx, { kind: REPORT_KIND, params, keys: campaign.companyIds, uniqueName: name, id: campaign._id });
}
