import type { Campaign } from '@workbench/services/campaigns/schemas';
import { ChevronRight } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { Badge } from '~/components/ui/Badge';
import { Button } from '~/components/ui/Button';
import { Card } from '~/components/ui/Card';
import { Progress } from '~/components/ui/Progress';
import { cn } from '~/lib/cn';
import { timeLeftText } from '~/lib/duration';
import { formatNumber, formatRelativeTime } from '~/lib/format';
import { furtherText, generatingText, isUnderWay, percentDone, resultsText, statusBadge } from '../lib/campaign-text';
import { CampaignActions } from './CampaignActions';

const CampaignCompanies = lazy(() =>
  import('./CampaignCompanies').then((module) => ({ default: module.CampaignCompanies })),
);

/** One campaign: what it is, how far it is, what can be done to it, and on request each of its companies. */
export function CampaignCard({ campaign, now }: { campaign: Campaign; now: number }) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const { label, tone } = statusBadge(campaign.status);
  const further = furtherText(campaign);
  return (
    <Card aria-label={campaign.name} className="flex min-w-0 flex-col gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="flex min-w-0 flex-col gap-1">
          <div className="flex min-w-0 flex-wrap items-center gap-2">
            <h2 className="min-w-0 break-words font-semibold text-[0.9375rem] leading-6">{campaign.name}</h2>
            <Badge variant={tone}>{label}</Badge>
          </div>
          {campaign.description && <p className="break-words text-muted-foreground">{campaign.description}</p>}
        </div>
        <CampaignActions campaign={campaign} />
      </div>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
        <Fact label="Created">{formatRelativeTime(campaign.createdAt, now)}</Fact>
        <Fact label="Companies">{formatNumber(campaign.totalCompanies)}</Fact>
        <Fact label="Progress">{`${percentDone(campaign)}%`}</Fact>
        <Fact label="Results" note={further}>
          {resultsText(campaign)}
        </Fact>
        {campaign.completedAt && <Fact label="Completed">{formatRelativeTime(campaign.completedAt, now)}</Fact>}
        <Fact label="Written by">{campaign.analyst}</Fact>
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
            <CampaignCompanies campaign={campaign} isMoving={isUnderWay(campaign)} />
          </Suspense>
        )}
      </div>
    </Card>
  );
}

function Fact({ label, note, children }: { label: string; note?: string; children: string }) {
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
      <Progress value={percentDone(campaign)} label={`Progress of ${campaign.name}`} />
      <p role="status" className="flex flex-wrap justify-between gap-x-4 text-[0.8125rem] text-muted-foreground">
        <span>{generatingText(campaign)}</span>
        {left && <span>{left}</span>}
      </p>
    </div>
  );
}
