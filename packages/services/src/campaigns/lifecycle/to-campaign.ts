import type { ReportCampaignDoc } from '@workbench/db';
import type { BatchView } from '../../shared/jobs/types.ts';
import type { Campaign } from '../schemas.ts';

/** What a list reads of a campaign: not its company ids, of which there may be thousands. */
export type CampaignSummary = Omit<ReportCampaignDoc, 'companyIds'>;

/** A batch fails only when none of its items succeeded, which is the campaign's own rule. */
export function toCampaign(campaign: CampaignSummary, batch: BatchView): Campaign {
  const { running, completed, skipped, failed, cancelled } = batch;
  return {
    id: campaign._id,
    name: campaign.name,
    description: campaign.description,
    status: batch.state === 'running' ? 'in_progress' : batch.state,
    totalCompanies: batch.total,
    completedReports: completed + skipped,
    keptReports: skipped,
    failedReports: failed,
    cancelledReports: cancelled,
    createdAt: campaign.createdAt.toISOString(),
    completedAt: batch.finishedAt,
    runningReports: running,
    secondsLeft: secondsLeft(batch),
    analyst: campaign.analystName,
  };
}

function secondsLeft({ state, perMinute, pending, running }: BatchView): number | null {
  if (state !== 'running' || perMinute === null || perMinute <= 0) return null;
  return Math.ceil(((pending + running) / perMinute) * 60);
}
