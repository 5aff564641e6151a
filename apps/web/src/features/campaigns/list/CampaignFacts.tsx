import type { Campaign } from '@workbench/services/campaigns/schemas';
import { Progress } from '~/components/ui/feedback/Progress';
import { timeLeftText } from '~/lib/format/duration';
import { formatNumber, formatPercent, formatRelativeTime } from '~/lib/format/format';
import { campaignPercentDone, campaignProgressText, campaignResultsText, extraResultsText } from './campaign-status';

/** How far a campaign is and how it went, on its card and on its page. */
export function CampaignFacts({ campaign, now }: { campaign: Campaign; now: number }) {
  return (
    <>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
        <CampaignFact label="Created">{formatRelativeTime(campaign.createdAt, now)}</CampaignFact>
        <CampaignFact label="Companies">{formatNumber(campaign.totalCompanies)}</CampaignFact>
        <CampaignFact label="Progress">{formatPercent(campaignPercentDone(campaign), 0)}</CampaignFact>
        <CampaignFact label="Results" note={extraResultsText(campaign)}>
          {campaignResultsText(campaign)}
        </CampaignFact>
        {campaign.completedAt && (
          <CampaignFact label="Completed">{formatRelativeTime(campaign.completedAt, now)}</CampaignFact>
        )}
        <CampaignFact label="Written by">{campaign.analyst}</CampaignFact>
      </dl>
      {campaign.status === 'in_progress' && <LiveProgress campaign={campaign} />}
    </>
  );
}

function CampaignFact({ label, note, children }: { label: string; note?: string; children: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted-foreground text-xs">{label}</dt>
      <dd className="break-words font-medium tabular-nums">
        {children}
        {note && <span className="block font-normal text-muted-foreground text-xs">{note}</span>}
      </dd>
    </div>
  );
}

function LiveProgress({ campaign }: { campaign: Campaign }) {
  const left = timeLeftText(campaign.secondsLeft);
  return (
    <div className="flex flex-col gap-1.5">
      <Progress value={campaignPercentDone(campaign)} label={`Progress for ${campaign.name}`} />
      <p role="status" className="flex flex-wrap justify-between gap-x-4 text-ui text-muted-foreground">
        <span>{campaignProgressText(campaign)}</span>
        {left && <span>{left}</span>}
      </p>
    </div>
  );
}
