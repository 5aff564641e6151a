import type { Campaign, CampaignItem } from '@workbench/services/campaigns/schemas';
import { formatNumber } from '../../../lib/format/format';

export const CAMPAIGN_POLL_MS = 3000;

type Tone = 'default' | 'success' | 'warning' | 'destructive';

/** The status as people read it; one that has no words of its own is shown as it is. */
export function campaignStatusBadge(status: string): { label: string; tone: Tone } {
  if (status === 'completed') return { label: 'Completed', tone: 'success' };
  if (status === 'in_progress') return { label: 'In Progress', tone: 'warning' };
  if (status === 'failed') return { label: 'Failed', tone: 'destructive' };
  return { label: status, tone: 'default' };
}

const finishedReports = (campaign: Campaign): number => campaign.completedReports + campaign.failedReports;

/** Whether counts can still move by themselves: a cancelled or paused one finishes what it had begun. */
export function isCampaignRunning(campaign: Campaign): boolean {
  if (campaign.status === 'in_progress') return true;
  if (campaign.status === 'paused') return campaign.runningReports > 0;
  const isCounted = finishedReports(campaign) + campaign.cancelledReports >= campaign.totalCompanies;
  return campaign.status === 'cancelled' && !isCounted;
}

/** 0–100: companies that have a report or failed. A campaign over no company is done. */
export function campaignPercentDone(campaign: Campaign): number {
  if (campaign.totalCompanies === 0) return 100;
  return Math.min(100, Math.floor((finishedReports(campaign) / campaign.totalCompanies) * 100));
}

/** "48 completed, 2 failed". */
export function campaignResultsText({ completedReports, failedReports }: Campaign): string {
  const failed = failedReports > 0 ? `, ${formatNumber(failedReports)} failed` : '';
  return `${formatNumber(completedReports)} completed${failed}`;
}

/** What the results line does not say: reports that were young enough, companies that were left out. */
export function extraResultsText({ keptReports, cancelledReports }: Campaign): string {
  const parts: string[] = [];
  if (keptReports > 0) parts.push(`${formatNumber(keptReports)} skipped (recent report)`);
  if (cancelledReports > 0) parts.push(`${formatNumber(cancelledReports)} cancelled`);
  return parts.join(', ');
}

/** "Generating reports: 50 of 120". */
export function campaignProgressText(campaign: Campaign): string {
  return `Generating reports: ${formatNumber(finishedReports(campaign))} of ${formatNumber(campaign.totalCompanies)}`;
}

export interface CampaignCounts {
  total: number;
  inProgress: number;
  completed: number;
  failed: number;
}

export function countCampaigns(campaigns: readonly Campaign[]): CampaignCounts {
  const having = (status: Campaign['status']) => campaigns.filter((campaign) => campaign.status === status).length;
  return {
    total: campaigns.length,
    inProgress: having('in_progress'),
    completed: having('completed'),
    failed: having('failed'),
  };
}

/** What can be done to a campaign in its state. */
export function availableCampaignActions({ status, failedReports }: Campaign) {
  return {
    canPause: status === 'in_progress',
    canResume: status === 'paused',
    canCancel: status === 'in_progress' || status === 'paused',
    // The server tries nothing again that was cancelled.
    canRetry: failedReports > 0 && (status === 'completed' || status === 'failed'),
  };
}

export const ITEM_STATE_BADGE: Record<CampaignItem['state'], { label: string; tone: Tone }> = {
  pending: { label: 'Pending', tone: 'default' },
  running: { label: 'Generating', tone: 'warning' },
  completed: { label: 'Done', tone: 'success' },
  kept: { label: 'Skipped', tone: 'success' },
  failed: { label: 'Failed', tone: 'destructive' },
  cancelled: { label: 'Cancelled', tone: 'default' },
};
