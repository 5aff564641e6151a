import type { Campaign } from '@workbench/services/campaigns/schemas';
import { ChevronRight } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Badge } from '~/components/ui/display/Badge';
import { Card } from '~/components/ui/display/Card';
import { Progress } from '~/components/ui/feedback/Progress';
import { cn } from '~/lib/cn';
import { timeLeftText } from '~/lib/format/duration';
import { formatNumber, formatPercent, formatRelativeTime } from '~/lib/format/format';
import { CampaignActions } from './CampaignActions';
import {
  campaignPercentDone,
  campaignProgressText,
  campaignResultsText,
  campaignStatusBadge,
  extraResultsText,
  isCampaignRunning,
} from './campaign-status';

const CampaignCompanies = lazy(() =>
  import('./CampaignCompanies').then((module) => ({ default: module.CampaignCompanies })),
);

/** One campaign: what it is, how far it is, what can be done to it, and on request each of its companies. */
export function CampaignCard({ campaign, now }: { campaign: Campaign; now: number }) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const { label, tone } = campaignStatusBadge(campaign.status);
  const further = extraResultsText(campaign);
  return (
    <Card aria-label={campaign.name} className="flex min-w-0 flex-col gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="flex min-w-0 flex-col gap-1">
          <div className="flex min-w-0 flex-wrap items-center gap-2">
            <h2 className="min-w-0 break-words font-semibold text-title leading-6">{campaign.name}</h2>
            <Badge variant={tone}>{label}</Badge>
          </div>
          {campaign.description && <p className="break-words text-muted-foreground">{campaign.description}</p>}
        </div>
        <CampaignActions campaign={campaign} />
      </div>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
        <CampaignFact label="Created">{formatRelativeTime(campaign.createdAt, now)}</CampaignFact>
        <CampaignFact label="Companies">{formatNumber(campaign.totalCompanies)}</CampaignFact>
        <CampaignFact label="Progress">{formatPercent(campaignPercentDone(campaign), 0)}</CampaignFact>
        <CampaignFact label="Results" note={further}>
          {campaignResultsText(campaign)}
        </CampaignFact>
        {campaign.completedAt && (
          <CampaignFact label="Completed">{formatRelativeTime(campaign.completedAt, now)}</CampaignFact>
        )}
        <CampaignFact label="Written by">{campaign.analyst}</CampaignFact>
      </dl>
      {campaign.status === 'in_progress' && <LiveProgress campaign={campaign} />}
      <div>
        <Button
          variant="link"
          size="sm"
          className="-ml-3"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronRight aria-hidden className={cn('transition-transform', isOpen && 'rotate-90')} />
          {isOpen ? 'Hide companies' : 'Show companies'}
          <span className="sr-only">of {campaign.name}</span>
        </Button>
      </div>
      <div id={listId} hidden={!isOpen}>
        {isOpen && (
          <Suspense fallback={null}>
            <CampaignCompanies campaign={campaign} isMoving={isCampaignRunning(campaign)} />
          </Suspense>
        )}
      </div>
    </Card>
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
