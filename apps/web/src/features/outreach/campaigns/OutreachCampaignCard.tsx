import type { OutreachCampaign } from '@workbench/services/outreach/schemas';
import { ArrowRight } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Badge } from '~/components/ui/display/Badge';
import { Card } from '~/components/ui/display/Card';
import { cn } from '~/lib/cn';
import { formatDate, formatNumber } from '~/lib/format/format';
import { CAMPAIGN_STATUS_BADGE, campaignTypeLabel, targetCriteriaText } from '../outreach-labels';
import { mannerText } from './manner-labels';
import { OutreachCampaignActions } from './OutreachCampaignActions';

const FunnelTable = lazy(() =>
  import('./CampaignFunnelTable').then((module) => ({ default: module.CampaignFunnelTable })),
);

interface OutreachCampaignCardProps {
  campaign: OutreachCampaign;
  isSelected: boolean;
  onSelect: () => void;
  onShowMessages: () => void;
}

/** One campaign. The whole card selects it: its name is a button that covers the card, under the other buttons. */
export function OutreachCampaignCard({ campaign, isSelected, onSelect, onShowMessages }: OutreachCampaignCardProps) {
  const { label, variant } = CAMPAIGN_STATUS_BADGE[campaign.status];
  return (
    <Card
      aria-label={campaign.name}
      className={cn(
        'relative flex min-w-0 flex-col gap-3 p-4 transition-colors sm:p-5',
        isSelected ? 'outline outline-2 outline-primary' : 'hover:bg-accent/40',
      )}
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="flex min-w-0 flex-1 basis-72 flex-col gap-1">
          <div className="flex min-w-0 flex-wrap items-center gap-2">
            <h2 className="min-w-0 font-semibold text-title leading-6">
              <button
                type="button"
                aria-current={isSelected ? 'true' : undefined}
                className="wrap-anywhere text-left after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-ring focus-visible:after:outline-offset-2"
                onClick={onSelect}
              >
                {campaign.name}
              </button>
            </h2>
            <Badge variant={variant} className="capitalize">
              {label}
            </Badge>
          </div>
          <p className="text-ui text-muted-foreground">
            {campaignTypeLabel(campaign.type)} · up to {formatNumber(campaign.dailyLimit)} per day
          </p>
        </div>
        <div className="relative">
          <OutreachCampaignActions campaign={campaign} />
        </div>
      </div>
      <p className="wrap-anywhere text-ui">{targetCriteriaText(campaign.targetCriteria)}</p>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        <Figure label="Targets">{campaign.totalTargets}</Figure>
        <Figure label="Sent">{campaign.sent}</Figure>
        <Figure label="Accepted">{campaign.accepted}</Figure>
        <Figure label="Replied">{campaign.replied}</Figure>
      </dl>
      {isSelected && <Details campaign={campaign} onShowMessages={onShowMessages} />}
    </Card>
  );
}

function Figure({ label, children }: { label: string; children: number }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted-foreground text-xs">{label}</dt>
      <dd className="font-semibold text-base tabular-nums">{formatNumber(children)}</dd>
    </div>
  );
}

function Details({ campaign, onShowMessages }: { campaign: OutreachCampaign; onShowMessages: () => void }) {
  const sender = [campaign.senderName, campaign.senderTitle, campaign.senderCompany].filter(Boolean).join(', ');
  const facts = [
    campaign.goal === '' ? null : `Goal: ${campaign.goal}`,
    sender === '' ? null : `From: ${sender}`,
    `Drafts: ${mannerText(campaign)}`,
    `Created ${formatDate(campaign.createdAt)}`,
    campaign.startedAt === null ? null : `started ${formatDate(campaign.startedAt)}`,
    campaign.completedAt === null ? null : `completed ${formatDate(campaign.completedAt)}`,
  ].filter((fact) => fact !== null);
  return (
    // Above the button that covers the card, so that texts can be selected.
    <div className="relative flex min-w-0 flex-col gap-3 border-border border-t pt-3">
      <p className="break-words text-ui text-muted-foreground">{facts.join(' · ')}</p>
      <Suspense fallback={null}>
        <FunnelTable campaign={campaign} />
      </Suspense>
      <div>
        <Button variant="outline" size="sm" onClick={onShowMessages}>
          Show messages
          <ArrowRight aria-hidden />
        </Button>
      </div>
    </div>
  );
}
